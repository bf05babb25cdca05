const segments = (path: string) => path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')

/**
 * Returns the URL of an image in a size: `{host}/images/{width}x{height}/{path}`, on this site without a host.
 * @throws {RangeError} if width or height isn't a whole number of pixels above 0 [IMG-001, ERR-016]
 */
export function imageUrl(path: string, { width, height, host = '' }: { width: number; height: number; host?: string }) {
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new RangeError(`An image address needs a width and a height in whole pixels, not ${width} and ${height}`)
  }
  return `${host}/images/${width}x${height}/${segments(path)}`
}

/** Returns the URL of an uploaded image in its original size: `/uploads/{path}`. [IMG-001] */
export function uploadUrl(path: string): string {
  return `/uploads/${segments(path)}`
}
