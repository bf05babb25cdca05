/** The size of the largest photo that the API takes, in bytes. A test compares it with the API’s. */
export const photoBytes = 20 * 1024 * 1024

/** The media types that a person can choose. A phone offers its camera, and turns other formats into the first one. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
