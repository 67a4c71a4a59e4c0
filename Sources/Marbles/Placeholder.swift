// Marbles
