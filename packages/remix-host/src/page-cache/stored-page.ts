import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An encoding in which a page can be sent. */
export type PageEncoding = 'br' | 'gzip' | 'identity'

/** A page that is the same for everyone, with its validators, in every encoding that someone asked for. */
export interface StoredPage {
  status: number
  contentType: string
  /** The headers of the response that belong to the page, such as those of the router's data. */
  headers: Record<string, string>
  /** The sources of a policy that allow the inline scripts of the page: the hash of each one. */
  scriptSources: string
  /** A weak validator, which all encodings share. */
  etag: string
  /** When a page with this text was first rendered, as an HTTP date. */
  lastModified: string
  /** The version of the data from which the page was rendered. */
  version: string
  /** When the page was rendered, in milliseconds. */
  renderedAt: number
  bodies: Map<PageEncoding, Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Much smaller than the fastest level, and still milliseconds for a page. */
const brotliQuality = 6

const storableStatuses = new Set([200, 404])
/** Set again when the page is sent, or only valid for one response. */
const headersOfOneResponse = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'date',
  'vary',
  'etag',
  'transfer-encoding',
])

/**
 * Returns the stored page of a response, or undefined if the response may not be stored: another status, a cookie, or headers that forbid it.
 * A page whose text didn't change keeps the date of the `previous` one.
 */
export async function storePage(
  response: Response,
  { version, now, previous }: { version: string; now: number; previous: StoredPage | undefined },
): Promise<StoredPage | undefined> {
  const { status, headers } = response
  const isForbidden = /no-store|private/.test(headers.get('cache-control') ?? '')
  if (!storableStatuses.has(status) || isForbidden || headers.has('set-cookie')) {
    await response.body?.cancel()
    return undefined
  }
  const body = Buffer.from(await response.arrayBuffer())
  const contentType = headers.get('content-type') ?? 'text/plain'
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    contentType,
    headers: Object.fromEntries([...headers].filter(([name]) => !headersOfOneResponse.has(name))),
    scriptSources: contentType.startsWith('text/html') ? hashScripts(body.toString()) : '',
    etag,
    lastModified: previous?.etag === etag ? previous.lastModified : new Date(now).toUTCString(),
    version,
    renderedAt: now,
    bodies: new Map([['identity', body]]),
  }
}

/** Returns the body in an encoding. It's compressed once, when it's first needed. */
export async function encodeBody({ bodies }: StoredPage, encoding: PageEncoding): Promise<Buffer> {
  const encoded = bodies.get(encoding)
  if (encoded) return encoded
  const plain = bodies.get('identity') ?? Buffer.alloc(0)
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const compressed = await (encoding === 'br' ? compressBrotli(plain, { params: parameters }) : compressGzip(plain))
  bodies.set(encoding, compressed)
  return compressed
}

/** Returns the bytes that a page takes in memory, at most: its text, twice compressed to a fifth, and its headers. */
export const sizeOf = ({ bodies }: StoredPage): number => Math.ceil((bodies.get('identity')?.length ?? 0) * 1.4) + 2000

/** Returns the hash of each inline script, as sources of a policy. Data blocks such as JSON-LD don't run, so they need none. */
function hashScripts(html: string): string {
  const inline = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>[^]*?)<\/script>/g
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inline)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (/\ssrc=/.test(attributes) || /\stype="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes].join(' ')
}
