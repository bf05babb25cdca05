import type { InjectOptions } from 'fastify'
import sharp, { type Exif } from 'sharp'

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

type UploadRequest = InjectOptions & { headers: Record<string, string> }

/** Returns a request that uploads a photo of a community. An `undefined` field is left out. */
export const uploadRequest = (
  communityId: string,
  file: Uint8Array | undefined,
  fields: Record<string, string | undefined> = {},
): Promise<UploadRequest> =>
  formRequest({ method: 'POST', url: `/platform/communities/${communityId}/photos` }, file, { ...facts, ...fields })

/** Returns a request that uploads an advisor's portrait. */
export const portraitRequest = (agentId: string, file: Uint8Array | undefined): Promise<UploadRequest> =>
  formRequest({ method: 'PUT', url: `/platform/advisor-profiles/${agentId}/portrait` }, file, {})

async function formRequest(
  target: Required<Pick<InjectOptions, 'method' | 'url'>>,
  file: Uint8Array | undefined,
  fields: Record<string, string | undefined>,
): Promise<UploadRequest> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'garden.jpg')
  const encoded = new Response(form)
  return {
    ...target,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
