/** How many advisors a page of a list has. */
export const advisorsPerPage = 20
