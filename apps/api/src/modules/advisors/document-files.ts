import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'

/** The file extensions of the accepted media types. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

const maxNameLength = 110

/** Returns the folder of the documents, which no server serves. */
const folderIn = (dataDirectory: string) => join(dataDirectory, 'uploads', 'agent-documents')

/** Detects the media type of a file from its first bytes. Returns undefined for a type that we don't accept. */
export async function detectMediaType(content: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(content)
  return type && Object.hasOwn(extensions, type.mime) ? type.mime : undefined
}

/** Returns a safe file name for a document: no path, no special characters, and the extension of its media type. */
export function toSafeFileName(fileName: string, mediaType: string): string {
  const base = fileName.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/\.\w{1,8}$/, '')
  return `${base.slice(-maxNameLength)}.${extensions[mediaType] ?? 'bin'}`
}

/** Writes a document under its id. A crash leaves no partial document. */
export async function writeDocument(dataDirectory: string, id: string, content: Uint8Array): Promise<void> {
  const folder = folderIn(dataDirectory)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const partial = join(folder, `${id}.half`)
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, join(folder, id))
}

/** Reads a document. */
export const readDocument = (dataDirectory: string, id: string): Promise<Buffer> =>
  readFile(join(folderIn(dataDirectory), id))

/** Deletes a document, if it exists. */
export const deleteDocument = (dataDirectory: string, id: string): Promise<void> =>
  rm(join(folderIn(dataDirectory), id), { force: true })
