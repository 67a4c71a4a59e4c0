// FRP
