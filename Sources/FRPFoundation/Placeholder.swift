// FRPFoundation
