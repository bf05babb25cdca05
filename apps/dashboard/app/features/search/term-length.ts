/** The fewest and the most characters that are searched for. */
export const shortestTerm = 2
export const longestTerm = 80
