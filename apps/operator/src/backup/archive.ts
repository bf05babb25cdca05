import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import tar from 'tar-stream'
import { backupTexts as texts } from './texts'

const manifestName = 'manifest.json'
const allowedNames = /^(database\.sql|(database|uploads)(\/[\w.-]+)*\/?)$/

const Manifest = Type.Object({
  format: Type.Literal('hearthway-backup-1'),
  engine: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  madeAt: Type.String(),
  /** The number of rows by table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** The SHA-256 checksum of each file. */
  parts: Type.Record(Type.String(), Type.String()),
})

/** The contents of a backup. It comes last, so an incomplete backup has none. */
export type Manifest = Static<typeof Manifest>

/** A file or folder on disk, and its name in a backup. */
export interface Part {
  name: string
  path: string
}

/** Packs files and folders with their checksums into one compressed file that only its owner can read. */
export async function writeArchive(
  file: string,
  parts: readonly Part[],
  details: Pick<Manifest, 'engine' | 'madeAt' | 'rows'>,
): Promise<void> {
  const pack = tar.pack()
  const writing = pipeline(pack, createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  const checksums: Record<string, string> = {}
  const packing = (async () => {
    for (const part of parts) await addPart(pack, part, checksums)
    const manifest: Manifest = { format: 'hearthway-backup-1', ...details, parts: checksums }
    pack.entry({ name: manifestName }, JSON.stringify(manifest))
    pack.finalize()
  })()
  packing.catch((error: Error) => pack.destroy(error))
  await Promise.all([packing, writing])
  const written = await open(file, 'r+')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
}

async function addPart(pack: tar.Pack, { name, path }: Part, checksums: Record<string, string>): Promise<void> {
  if ((await stat(path)).isDirectory()) {
    // PostgreSQL doesn't start without some of its empty folders.
    await new Promise<void>((resolve, reject) =>
      pack.entry({ name: `${name}/`, type: 'directory' }, (error) => (error ? reject(error) : resolve())),
    )
    const children = (await readdir(path)).filter((child) => !child.endsWith(partialSuffix)).sort()
    for (const child of children) {
      // The API may have deleted a document that was just listed.
      await addPart(pack, { name: `${name}/${child}`, path: join(path, child) }, checksums).catch(ignoreMissing)
    }
    return
  }
  // An open file stays readable when the API deletes it.
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
    await pipeline(file.createReadStream({ autoClose: false }), hashing(hash), pack.entry({ name, size }))
    checksums[name] = hash.digest('hex')
  } finally {
    await file.close()
  }
}

/** The end of the names of documents that the API is still writing. */
const partialSuffix = '.half'

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Reads a backup, verifies it, and returns its manifest. Unpacks it into `folder`, if there is one.
 * @throws {Error} when the file is incomplete or damaged.
 */
export async function readArchive(file: string, folder?: string): Promise<Manifest> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  const checksums: Record<string, string> = {}
  let manifest: unknown
  const unpacking = (async () => {
    for await (const entry of extract) {
      const { name, type } = entry.header
      if (name === manifestName) {
        manifest = JSON.parse(await readText(entry))
        continue
      }
      if (!allowedNames.test(name) || name.includes('..')) throw new Error(texts.damage.unexpectedEntry(name))
      const path = folder && join(folder, name)
      if (type === 'directory') {
        if (path) await mkdir(path, { recursive: true, mode: 0o700 })
        entry.resume()
        continue
      }
      const hash = createHash('sha256')
      if (path) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(entry, hashing(hash), createWriteStream(path, { mode: 0o600 }))
      } else for await (const chunk of entry) if (chunk instanceof Uint8Array) hash.update(chunk)
      checksums[name] = hash.digest('hex')
    }
  })()
  await Promise.all([reading, unpacking])
  if (!Value.Check(Manifest, manifest)) throw new Error(texts.damage.noManifest)
  for (const [name, checksum] of Object.entries(manifest.parts)) {
    if (checksums[name] !== checksum) throw new Error(texts.damage.changedPart(name))
  }
  return manifest
}

/** Returns the number of uploaded files in a backup. */
export function countUploads({ parts }: Manifest): number {
  return Object.keys(parts).filter((name) => name.startsWith('uploads/')).length
}

async function readText(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** Returns a stream that hashes its data and passes it on. */
function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}
