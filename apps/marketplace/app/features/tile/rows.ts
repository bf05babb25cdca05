/** The parts of a tile, one below another: picture, name, facts, price, what else is known, and buttons. */
export const rows = 6
