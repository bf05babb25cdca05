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

/** Returns a request that uploads a photo of a community. An `undefined` field is left out. */
export async function uploadRequest(
  communityId: string,
  file: Uint8Array | undefined,
  fields: Record<string, string | undefined> = {},
): Promise<InjectOptions & { headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...facts, ...fields })) {
    if (value !== undefined) form.append(name, value)
  }
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'garden.jpg')
  const encoded = new Response(form)
  return {
    method: 'POST',
    url: `/platform/communities/${communityId}/photos`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
