import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reports that another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(
    readonly folder: string,
    readonly holder: number,
  ) {
    super(`The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`)
  }
}

/**
 * Locks a data folder, because PGlite doesn't, and two processes would corrupt it. Replaces the lock of a process that was killed. Returns
 * a function that releases the lock.
 * @throws {FolderInUse} when another process uses the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch {
    const holder = Number(readFileSync(path, 'utf8'))
    if (holder !== process.pid && isRunning(holder)) throw new FolderInUse(folder, holder)
    writeFileSync(path, String(process.pid))
  }
  return () => rmSync(path, { force: true })
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}
