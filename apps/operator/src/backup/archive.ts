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

const manifestName = 'manifest.json'
const allowed = /^(database\.sql|(database|uploads)(\/[\w.-]+)*\/?)$/

const Manifest = Type.Object({
  format: Type.Literal('hearthway-backup-1'),
  engine: Type.Union([Type.Literal('pglite'), Type.Literal('postgres')]),
  madeAt: Type.String(),
  /** Rows by table. */
  rows: Type.Record(Type.String(), Type.Integer()),
  /** SHA-256 by the name of the part. */
  parts: Type.Record(Type.String(), Type.String()),
})

/** What is in a backup. It stands at its end: a backup that was cut off has none. */
export type Manifest = Static<typeof Manifest>

/** A file or folder on disk, and the name it has in a backup. */
export interface Part {
  name: string
  path: string
}

/** Packs files and folders, with their sums, into one compressed file that only its owner may read. */
export async function writeArchive(
  file: string,
  parts: readonly Part[],
  about: Pick<Manifest, 'engine' | 'madeAt' | 'rows'>,
): Promise<void> {
  const pack = tar.pack()
  const writing = pipeline(pack, createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  const sums: Record<string, string> = {}
  const packing = (async () => {
    for (const part of parts) await addPart(pack, part, sums)
    const manifest: Manifest = { format: 'hearthway-backup-1', ...about, parts: sums }
    pack.entry({ name: manifestName }, JSON.stringify(manifest))
    pack.finalize()
  })()
  packing.catch((problem: Error) => pack.destroy(problem))
  await Promise.all([packing, writing])
  const written = await open(file, 'r+')
  try {
    await written.sync()
  } finally {
    await written.close()
  }
}

async function addPart(pack: tar.Pack, { name, path }: Part, sums: Record<string, string>): Promise<void> {
  const found = await stat(path)
  if (found.isDirectory()) {
    // Empty folders count too: PostgreSQL does not start without some of its own.
    await new Promise<void>((resolve, reject) =>
      pack.entry({ name: `${name}/`, type: 'directory' }, (problem) => (problem ? reject(problem) : resolve())),
    )
    for (const inner of (await readdir(path)).sort()) {
      await addPart(pack, { name: `${name}/${inner}`, path: join(path, inner) }, sums)
    }
    return
  }
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), summing(sum), pack.entry({ name, size: found.size }))
  sums[name] = sum.digest('hex')
}

/**
 * Reads a backup to its end and unpacks it into `folder`, or only checks it where there is none. Gives its manifest.
 * @throws {Error} when a part is missing, cut off or not what it was.
 */
export async function readArchive(file: string, folder?: string): Promise<Manifest> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  const sums: Record<string, string> = {}
  let manifest: unknown
  const unpacking = (async () => {
    for await (const entry of extract) {
      const { name, type } = entry.header
      if (name === manifestName) {
        manifest = JSON.parse(await textOf(entry))
        continue
      }
      if (!allowed.test(name) || name.includes('..')) throw new Error(`it holds ${name}`)
      const path = folder && join(folder, name)
      if (type === 'directory') {
        if (path) await mkdir(path, { recursive: true, mode: 0o700 })
        entry.resume()
        continue
      }
      const sum = createHash('sha256')
      if (path) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(entry, summing(sum), createWriteStream(path, { mode: 0o600 }))
      } else for await (const chunk of entry) if (chunk instanceof Uint8Array) sum.update(chunk)
      sums[name] = sum.digest('hex')
    }
  })()
  await Promise.all([reading, unpacking])
  if (!Value.Check(Manifest, manifest)) throw new Error('its end is missing')
  for (const [name, sum] of Object.entries(manifest.parts)) {
    if (sums[name] !== sum) throw new Error(`${name} is not what it was`)
  }
  return manifest
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** Lets everything through, and sums it up. */
function summing(sum: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      sum.update(chunk)
      done(null, chunk)
    },
  })
}
