/** The path of the tray’s communities. */
export const recommendationsPath = '/recommendations'
