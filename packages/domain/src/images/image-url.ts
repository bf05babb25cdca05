const segments = (path: string) => path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')

/**
 * The address of a picture in a size: `{host}/images/{width}x{height}/{path}`; without a host on this site.
 * @throws {RangeError} without a width and height in whole pixels above 0. [IMG-001, ERR-016]
 */
export function imageUrl(path: string, { width, height, host = '' }: { width: number; height: number; host?: string }) {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`An image address needs a width and a height in whole pixels, not ${width} and ${height}`)
  }
  return `${host}/images/${width}x${height}/${segments(path)}`
}

/** The address of an uploaded picture as it came: `/uploads/{path}`. [IMG-001] */
export function uploadUrl(path: string): string {
  return `/uploads/${segments(path)}`
}
