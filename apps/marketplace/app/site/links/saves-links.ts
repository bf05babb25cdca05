/** The path of the communities that a family saved. [ROUTE-011, HOME-003] */
export const savedPath = '/homebase/saved'

/** The path that reads and stores what a family thinks of communities. */
export const savesPath = '/saves'
