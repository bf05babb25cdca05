/** The widths of images that fill a page’s column, in CSS pixels. [IMG-002] */
export const pageWidths = [640, 750, 828, 1080, 1200] as const

/** The widths of thumbnails, in CSS pixels. [IMG-002] */
export const thumbnailWidths = [16, 32, 48, 64, 96] as const

/** The widths of images in tiles, in CSS pixels. [IMG-002] */
export const tileWidths = [320, 375, 416, 768, 1080, 1200] as const

const merge = (...lists: readonly (readonly number[])[]): readonly number[] =>
  [...new Set(lists.flat())].toSorted((one, other) => one - other)

/** All widths in which a photo is stored, narrowest first. [IMG-002] */
export const photoWidths: readonly number[] = /* @__PURE__ */ merge(thumbnailWidths, tileWidths, pageWidths)

/** The quality of stored photos, from 1 to 100. [IMG-003] */
export const photoQuality = 75

/** The `sizes` of an image without its own: the whole window up to 1079 px, and 680 px in wider ones. [IMG-003] */
export const defaultSizes = '(max-width: 1079px) 100vw, 680px'
