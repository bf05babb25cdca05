/** Loads the palette, which the page needs only once someone opens it. [WORK-004] */
export const loadPalette = async () => ({ default: (await import('./Palette')).Palette })
