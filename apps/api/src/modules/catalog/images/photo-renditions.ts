import { photoQuality, photoWidths } from '@pkg/domain'
import { photoBytes } from '@pkg/api-client/server'
import sharp, { type Sharp } from 'sharp'
import { unprocessable } from '../../../http/errors'
import { UploadedFile } from '../../../http/uploaded-file'
import { createLimit } from './concurrency-limit'

/** The files of a photo, and the size of the largest in pixels. */
export interface RenderedPhoto {
  renditions: Rendition[]
  width: number
  height: number
}

/** A stored file of a photo. The name is its width in pixels, or `full` for the largest. */
export interface Rendition {
  name: string
  content: Uint8Array
}

/** The largest picture that is decoded, in pixels: 60 megapixels take 180 MB. */
const maxPixels = 60_000_000

/** The most pixels on the longer side of the largest file. */
const fullSide = 2400

// Decoders of other formats are a risk without a use.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
/** The most pictures that are decoded at the same time. Others wait, so memory doesn’t grow with them. [WORK-011] */
const inTurn = createLimit(2)

// A picture in several threads would make other requests wait.
sharp.concurrency(1)

/**
 * Returns the files of an uploaded photo. The photo is turned as its camera says. The files are WebP without metadata, so they don't say where or with what it
 * was taken.
 * @throws {HttpError} 422 for a file that isn't a JPEG, PNG, WebP, or AVIF, is damaged, or is too large. [IMG-002, IMG-003]
 */
export async function renderPhoto(file: unknown): Promise<RenderedPhoto> {
  if (!(file instanceof UploadedFile) || file.size === 0) throw rejected('Choose a photo to upload')
  if (file.size > photoBytes) throw rejected('Upload a photo of up to 20 MB')
  return inTurn(async () => {
    await checkPicture(file.path)
    return render(open(file.path).autoOrient()).catch(() => {
      throw rejected('The photo is damaged. Upload another copy of it')
    })
  })
}

/** Returns the files of a stored photo, turned clockwise. [WORK-011] */
export const rotatePhoto = (stored: Uint8Array, degrees: 90 | 180 | 270): Promise<RenderedPhoto> =>
  inTurn(() => render(open(stored).rotate(degrees)))

const open = (picture: string | Uint8Array): Sharp => sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })

async function render(picture: Sharp): Promise<RenderedPhoto> {
  const { data, info } = await picture
    .toColorspace('srgb')
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = photoWidths.filter((one) => one < width)
  const encode = async (name: string, renditionWidth: number): Promise<Rendition> => ({
    name,
    content: await sharp(data, { raw: { width, height, channels } })
      .resize({ width: renditionWidth })
      .webp({ quality: photoQuality })
      .toBuffer(),
  })
  const renditions = [await encode('full', width)]
  for (const one of widths) renditions.push(await encode(String(one), one))
  return { renditions, width, height }
}

async function checkPicture(path: string): Promise<void> {
  const { format, compression, width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, width: 0, height: 0 }))
  const isAccepted =
    format === 'jpeg' || format === 'png' || format === 'webp' || (format === 'heif' && compression === 'av1')
  if (!isAccepted) {
    throw rejected('Upload a JPEG, PNG, WebP, or AVIF. On an iPhone, choose “Most Compatible” in the camera’s formats')
  }
  if (width * height > maxPixels) throw rejected('Upload a photo of up to 60 megapixels')
}

const rejected = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/file' } }])
