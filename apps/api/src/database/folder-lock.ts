import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has the data folder. */
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
 * Keeps a data folder for one process: PGlite takes no lock of its own, and two processes on one folder ruin it.
 * A lock left by a killed process is taken over. Returns the release.
 * @throws {FolderInUse} when another process holds the folder.
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

function isRunning(process_: number): boolean {
  if (!Number.isInteger(process_) || process_ <= 0) return false
  try {
    process.kill(process_, 0)
    return true
  } catch {
    return false
  }
}
