import sharp, { type Exif } from 'sharp'
import { formRequest, type UploadRequest } from './form-request'

/** Returns a JPEG in one color, as a camera writes it with `exif`. */
export function samplePhoto({
  width = 1600,
  height = 1200,
  orientation,
  exif,
}: { width?: number; height?: number; orientation?: number; exif?: Exif } = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#4a7c59' } }).jpeg()
  return picture
    .withMetadata({ ...(orientation === undefined ? {} : { orientation }), ...(exif === undefined ? {} : { exif }) })
    .toBuffer()
}

const facts = { kind: 'photo', subject: 'outdoors', description: 'The garden in June', takenBy: 'community' }

/** Returns a request that uploads a photo of a community. An `undefined` field is left out. */
export const uploadRequest = (
  communityId: string,
  file: Uint8Array | undefined,
  fields: Record<string, string | undefined> = {},
): Promise<UploadRequest> =>
  formRequest({ method: 'POST', url: `/platform/communities/${communityId}/photos` }, named(file), {
    ...facts,
    ...fields,
  })

/** Returns a request that uploads an advisor's portrait. */
export const portraitRequest = (agentId: string, file: Uint8Array | undefined): Promise<UploadRequest> =>
  formRequest({ method: 'PUT', url: `/platform/advisor-profiles/${agentId}/portrait` }, named(file), {})

const named = (content: Uint8Array | undefined) => content && { content, name: 'garden.jpg' }
