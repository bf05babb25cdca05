/** The pictures of pages that have nothing of their own to show, in the order of the paths that ask for them. */
export const quietPictures = ['not-found', 'no-results', 'offline', 'search', 'compare', 'about'] as const

/** A picture of a page that has nothing of its own to show. */
export type QuietPicture = (typeof quietPictures)[number]

/** Returns the path of a picture for a page that has nothing of its own to show. [LOOK-010] */
export const quietPath = (picture: QuietPicture): string => `drawings/quiet/${picture}.svg`
