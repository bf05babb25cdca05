import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiError, ApiUnreachableError, type Client } from '@pkg/api-client'
import { unstable_parseMultipartFormData, type UploadHandler } from '@remix-run/node'
import { kindOf } from './photo'
import { photoBytes } from './photo-limits'
import { resultOf } from './send-photo'
import { photosTexts as words } from './texts'

/** What became of the files of a form: how many are stored, and why the others aren’t. */
export interface ReceivedUploads {
  stored: number
  failed: { name: string; error: string }[]
}

const photographers = ['community', 'family', 'staff'] as const

/**
 * Receives a form with any number of photos, as browsers without scripts send it. Each file goes over the disk to the API before the next one is read, so
 * memory doesn’t grow with their number, and one that fails doesn’t stop the others. [WORK-011]
 */
export async function receiveUploads(request: Request, api: Client, communityId: string): Promise<ReceivedUploads> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-photos-'))
  const facts = new Map<string, string>()
  const received: ReceivedUploads = { stored: 0, failed: [] }
  const handle: UploadHandler = async ({ name, filename, data }) => {
    if (filename === undefined) {
      facts.set(name, await textOf(data))
      return null
    }
    // A field without a file is a file without a name.
    if (filename === '') return null
    const error = await receiveFile(data, folder, (file) => upload(api, { communityId, facts, file }))
    if (error === undefined) received.stored += 1
    else received.failed.push({ name: filename, error })
    return null
  }
  try {
    await unstable_parseMultipartFormData(request, handle)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return received
}

async function textOf(data: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of data) {
    size += chunk.length
    if (size <= 1000) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Writes a file to the disk, sends it, and deletes it. Returns why it isn’t stored. */
async function receiveFile(
  data: AsyncIterable<Uint8Array>,
  folder: string,
  send: (file: Blob) => Promise<string | undefined>,
): Promise<string | undefined> {
  const path = join(folder, randomUUID())
  let size = 0
  const upToLimit = async function* () {
    for await (const chunk of data) {
      size += chunk.length
      // The rest of a file that is too large is read, so the next one can be, and isn’t kept.
      if (size <= photoBytes) yield chunk
    }
  }
  await pipeline(upToLimit, createWriteStream(path, { mode: 0o600 }))
  try {
    if (size === 0) return words.errors.empty
    return size > photoBytes ? words.errors.size : await send(await openAsBlob(path))
  } finally {
    await rm(path, { force: true })
  }
}

/** Sends a file to the API. Returns why it isn’t stored. */
async function upload(
  api: Client,
  { communityId, facts, file }: { communityId: string; facts: ReadonlyMap<string, string>; file: Blob },
): Promise<string | undefined> {
  const takenBy = photographers.find((one) => one === facts.get('takenBy')) ?? 'community'
  const kind = kindOf(facts.get('shows') ?? '') ?? { kind: 'photo', subject: 'other' }
  try {
    await api.photos.upload({ id: communityId, file, takenBy, ...kind })
    return undefined
  } catch (error) {
    if (error instanceof ApiUnreachableError) return words.errors.other
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403 || error.status === 404)
      throw error
    const result = resultOf(error.status, JSON.stringify(error.body), null)
    return result.ok ? undefined : result.error
  }
}
