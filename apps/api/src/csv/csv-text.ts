import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** The character encoding of a file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** What the bytes of a file show before its rows are parsed. */
export interface FileBytes {
  /** A file with a line that isn't valid UTF-8 counts as Windows-1252, the encoding of old releases. */
  encoding: Encoding
  /** The number of lines. Values can contain line breaks too, so there can be fewer rows. */
  lines: number
  /** SHA-256 of the uncompressed file. */
  fingerprint: string
}

/** A line of a file, without its line break. Lines count from 1. */
export interface Line {
  number: number
  text: string
}

function streamBytes(filePath: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(filePath)
  if (!filePath.endsWith('.gz')) return file
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  return file.pipe(unzipped)
}

const isUtf16Encoding = (encoding: Encoding) => encoding === 'utf-16le' || encoding === 'utf-16be'

/** Streams the text of a file. In UTF-8 and Windows-1252, each character is a byte, and `decodeLine` finds the real ones. */
async function* streamText(filePath: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = isUtf16Encoding(encoding) ? new TextDecoder(encoding) : undefined
  for await (const bytes of streamBytes(filePath)) {
    const text = decoder ? decoder.decode(bytes, { stream: true }) : Buffer.from(bytes).toString('latin1')
    yield text.replaceAll(unusableCharacters, '')
  }
  if (decoder) yield decoder.decode()
}

/** NUL, which PostgreSQL text can't contain, and the Ctrl-Z that ended a file in DOS. */
// oxlint-disable-next-line no-control-regex -- Files contain these.
const unusableCharacters = /[\u0000\u001a]/g

/** Reads a plain or `.gz` file once without parsing its rows. @throws when the file is missing or can't be uncompressed. */
export async function readBytes(filePath: string): Promise<FileBytes> {
  const hash = createHash('sha256')
  let encoding: Encoding | undefined
  for await (const bytes of streamBytes(filePath)) {
    encoding ??= utf16Encoding(bytes) ?? 'utf-8'
    hash.update(bytes)
  }
  let lines = 0
  for await (const { isUtf8 } of readLines(filePath, encoding ?? 'utf-8')) {
    lines += 1
    if (!isUtf8) encoding = 'windows-1252'
  }
  return { encoding: encoding ?? 'utf-8', lines, fingerprint: hash.digest('hex') }
}

/**
 * Returns the encoding that the mark at the start of a file names, as in Excel’s “Unicode Text”. Without a mark, every other byte of a UTF-16 file
 * is NUL, because headers consist of Latin letters. [EDGE-002]
 */
function utf16Encoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 64)
  const isNul = (byte: number, index: number, half: number) => index % 2 === half && byte === 0
  const count = (half: number) => start.filter((byte, index) => isNul(byte, index, half)).length
  if (start.length < 16) return undefined
  if (count(1) * 2.5 > start.length && count(0) === 0) return 'utf-16le'
  return count(0) * 2.5 > start.length && count(1) === 0 ? 'utf-16be' : undefined
}

/** Direction marks, zero-width characters, and marks of the byte order, which come from web pages and joined files, and make equal words differ. */
const invisibleCharacters = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Returns the text of a line that has a character for each byte. Reads each run of bytes above 0x7F alone, so a wrong byte doesn't change other
 * words. A run that isn't UTF-8 is Windows-1252.
 */
function decodeLine(line: string): { text: string; isUtf8: boolean } {
  let isUtf8 = true
  const text = line.replaceAll(/[\u0080-\u00ff]+/g, (run) => {
    const bytes = Buffer.from(run, 'latin1')
    try {
      return utf8.decode(bytes)
    } catch {
      isUtf8 = false
      // Only a stream reads the bytes 0x80 to 0x9F right (nodejs/node#56542).
      return windows1252.decode(bytes, { stream: true })
    }
  })
  return { text, isUtf8 }
}

/**
 * Streams the lines of a plain or `.gz` text file, whichever line breaks it has. A file that isn't UTF-16 may have UTF-8 and
 * Windows-1252, because agencies join files. @throws when the file is missing or can't be uncompressed. [EDGE-002]
 */
export async function* readLines(filePath: string, encoding: Encoding): AsyncGenerator<Line & { isUtf8: boolean }> {
  const isUtf16 = isUtf16Encoding(encoding)
  let rest = ''
  let number = 0
  const toLine = (line: string) => {
    const decoded = isUtf16 ? { text: line, isUtf8: true } : decodeLine(line)
    return { ...decoded, text: decoded.text.replace(invisibleCharacters, ''), number: (number += 1) }
  }
  for await (const text of streamText(filePath, encoding)) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) yield toLine(line)
  }
  if (rest !== '') yield toLine(rest.replace(/\r$/, ''))
}
