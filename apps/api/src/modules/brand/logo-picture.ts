import sharp from 'sharp'
import { HttpError } from '../../http/errors'
import { logoFault } from './logo-fault'
import { drawSvg } from './svg-drawing'

/** The size of a stored logo in pixels at most. The sites show it at a third of that, so it's sharp on every screen. */
const size = { width: 720, height: 96 }
/** The most pixels of a file. */
const maxPixels = 16_000_000

/**
 * Returns a logo as a PNG: an SVG or PNG, drawn again, so nothing of the file but its picture stays: no scripts, links, or notes. Text in an SVG must
 * be outlines, because no fonts are loaded.
 * @throws {HttpError} 422 that says what to change or to choose [WORK-012]
 */
export async function logoPicture(file: Buffer): Promise<Uint8Array> {
  try {
    const drawn = isPng(file) ? file : drawSvg(file, size)
    return await sharp(drawn, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize({ ...size, fit: 'inside' })
      .png()
      .toBuffer()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw logoFault('Choose an SVG or PNG that a browser can show.')
  }
}

const isPng = (file: Buffer): boolean => file.subarray(1, 4).toString('latin1') === 'PNG'
