import { base } from '~/site/sign-in-path'
import { photoBytes, photoTypes } from './photo-limits'
import { photosTexts as words } from './texts'
import type { SendResult } from './upload-queue'

/** A photo to send, and what is said about it. */
export interface PhotoToSend {
  communityId: string
  file: File
  /** The fields of the form besides the file: kind, subject, and who took it. */
  facts: Readonly<Record<string, string>>
}

/** Returns why a file can’t be a photo, as far as its name and size say. The server has the final say. */
export function fileError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!photoTypes.some((known) => known === type)) return words.errors.type
  if (size === 0) return words.errors.empty
  return size > photoBytes ? words.errors.size : undefined
}

/** Sends a photo to the API with its progress, which `fetch` can’t say. */
export function sendPhoto(
  { communityId, file, facts }: PhotoToSend,
  onProgress: (share: number) => void,
): Promise<SendResult> {
  const form = new FormData()
  for (const [name, value] of Object.entries(facts)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress(1))
    const fail = () => resolve({ ok: false, error: words.errors.connection })
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.addEventListener('load', () =>
      resolve(resultOf(request.status, request.responseText, request.getResponseHeader('retry-after'))),
    )
    request.open('POST', `${base}/api/platform/communities/${encodeURIComponent(communityId)}/photos`)
    request.setRequestHeader('accept', 'application/vnd.api+json')
    request.timeout = 600_000
    request.send(form)
  })
}

/** Returns how an upload ended, from the API’s response. */
export function resultOf(status: number, body: string, retryAfter: string | null): SendResult {
  if (status === 201) return { ok: true }
  const { errors } = words
  if (status === 429) return { ok: false, error: errors.busyNow, retryAfter: (Number(retryAfter) || 20) * 1000 }
  if (status === 401) return { ok: false, error: errors.signedOut }
  return { ok: false, error: (status === 413 || status === 422 ? detailIn(body) : undefined) ?? errors.other }
}

function detailIn(body: string): string | undefined {
  try {
    const document: unknown = JSON.parse(body)
    if (typeof document !== 'object' || document === null || !('errors' in document)) return undefined
    const { errors } = document
    const first: unknown = Array.isArray(errors) ? errors.find(() => true) : undefined
    const isError = typeof first === 'object' && first !== null && 'detail' in first
    return isError && typeof first.detail === 'string' ? `${first.detail}.` : undefined
  } catch {
    return undefined
  }
}
