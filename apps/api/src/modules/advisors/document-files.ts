import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

/** Kinds of files that papers come as. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Where the papers lie: a folder that no server serves. */
const folderOf = (dataDirectory: string) => join(dataDirectory, 'uploads', 'agent-documents')

/** What a paper is by its own first bytes, whatever its name says; undefined for everything that is not taken. */
export async function mediaTypeOf(content: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(content)
  return type && Object.hasOwn(endings, type.mime) ? type.mime : undefined
}

/** A name to save a paper under: no path, nothing that a header or a shell could take for more, and an end that tells its content. */
export function fileNameOf(given: string, mediaType: string): string {
  const plain = given.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/\.\w{1,8}$/, '')
  return `${plain.slice(-110)}.${endings[mediaType] ?? 'bin'}`
}

/** Writes a paper under its id, completely or not at all. */
export async function keepFile(dataDirectory: string, id: string, content: Uint8Array): Promise<void> {
  const folder = folderOf(dataDirectory)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const half = join(folder, `${id}.half`)
  const file = await open(half, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, join(folder, id))
}

/** The bytes of a paper. */
export const readKept = (dataDirectory: string, id: string): Promise<Buffer> =>
  readFile(join(folderOf(dataDirectory), id))

/** Takes a paper away that nothing points to any more. */
export const removeKept = (dataDirectory: string, id: string): Promise<void> =>
  rm(join(folderOf(dataDirectory), id), { force: true })
