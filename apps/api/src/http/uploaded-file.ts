import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file of a form, on this machine's disk while its request lasts. Files aren't held in memory, so many at a time need no more of it. [WORK-011] */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** The size in bytes. */
    readonly size: number,
  ) {}
}

/** The folder of files whose requests last. */
const uploadFolder = () => join(tmpdir(), 'hearthway-uploads')

/** Milliseconds after which a file is left over from a process that stopped. */
const leftOverAfter = 3_600_000

/**
 * Writes a file of a form to the disk. The caller deletes it. A form whose client is gone may never end, so `ended` says when no one waits for it.
 * @throws when the form ends early, and leaves no file
 */
export async function writeUploadedFile(content: Readable, ended: AbortSignal): Promise<UploadedFile> {
  const folder = uploadFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal: ended })
    const { size } = await stat(path)
    ended.throwIfAborted()
    return new UploadedFile(path, size)
  } catch (error) {
    await deleteUploadedFile({ path })
    throw error
  }
}

/** Deletes the file of a request that ended. */
export const deleteUploadedFile = ({ path }: Pick<UploadedFile, 'path'>): Promise<void> => rm(path, { force: true })

/** Deletes files that a process left when it stopped. */
export async function deleteLeftOverFiles(): Promise<void> {
  const folder = uploadFolder()
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  // A disk that is full can't say the time.
  const time = await timeOfDisk(folder).catch(() => undefined)
  if (time === undefined) return
  for (const name of names) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined)
    if (written && written.mtimeMs < time - leftOverAfter) await deleteUploadedFile({ path })
  }
}

/** Returns the time by the clock that dates files, which isn't this process's on a network disk or in a test. */
async function timeOfDisk(folder: string): Promise<number> {
  const path = join(folder, randomUUID())
  await writeFile(path, '', { mode: 0o600 })
  const { mtimeMs } = await stat(path)
  await deleteUploadedFile({ path })
  return mtimeMs
}
