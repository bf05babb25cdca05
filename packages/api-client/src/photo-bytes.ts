/** The size of the largest upload of a photo, in bytes. */
export const photoBytes = 20 * 1024 * 1024
