import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A file or folder, and its new path. */
interface Rename {
  from: string
  to: string
}

/**
 * Replaces the embedded database and the uploaded files with the unpacked ones, and runs `loadDatabase`. If anything fails, it renames
 * everything back. The earlier files are deleted last, so a killed process leaves them in folders named `restore-….before`.
 */
export async function replaceFiles(
  dataDirectory: string,
  unpacked: string,
  loadDatabase: () => Promise<void>,
): Promise<void> {
  const uploads = join(dataDirectory, 'uploads')
  await mkdir(uploads, { recursive: true })
  // Staged in the folder itself, which can be a mount point: a file can't be renamed to another file system, and a mount point not at all.
  const staging = await mkdtemp(join(uploads, 'restore-'))
  const before = { database: `${unpacked}.before`, uploads: `${staging}.before` }
  try {
    if (existsSync(join(unpacked, 'uploads'))) await cp(join(unpacked, 'uploads'), staging, { recursive: true })
    for (const folder of Object.values(before)) await mkdir(folder, { mode: 0o700 })
    const temporary = [staging, before.uploads].map((folder) => basename(folder))
    const current = (await readdir(uploads)).filter((name) => !temporary.includes(name))
    const undo = await renameAll([
      ...replacing('database', { target: dataDirectory, source: unpacked, before: before.database }),
      ...current.map((name) => ({ from: join(uploads, name), to: join(before.uploads, name) })),
      ...(await readdir(staging)).map((name) => ({ from: join(staging, name), to: join(uploads, name) })),
    ])
    await loadDatabase().catch(async (error: unknown) => {
      await undo()
      throw error
    })
    for (const folder of Object.values(before)) await rm(folder, { recursive: true })
  } finally {
    await rm(staging, { recursive: true, force: true })
    // After a failure, these folders are empty, unless something couldn't be renamed back.
    for (const folder of Object.values(before)) await rmdir(folder).catch(() => undefined)
  }
}

/** Returns the renames that replace a folder, if the backup has it. */
function replacing(name: string, { target, source, before }: Record<'target' | 'source' | 'before', string>): Rename[] {
  if (!existsSync(join(source, name))) return []
  const current = { from: join(target, name), to: join(before, name) }
  return [...(existsSync(current.from) ? [current] : []), { from: join(source, name), to: join(target, name) }]
}

/** Renames files and folders in order. If one fails, undoes the earlier ones and throws. Returns a function that undoes all. */
async function renameAll(renames: readonly Rename[]): Promise<() => Promise<void>> {
  const completed: Rename[] = []
  const undo = async () => {
    for (const { from, to } of completed.splice(0).reverse()) await rename(to, from)
  }
  try {
    for (const one of renames) {
      await rename(one.from, one.to)
      completed.push(one)
    }
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}
