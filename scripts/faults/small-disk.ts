import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'

const megabytes = 700

/** A folder on its own small disk, or the reason why there is none. */
export type SmallDisk = { folder: string; release(): void } | { reason: string }

/** Mounts a small disk on a folder. Only root on Linux can do so. */
export function mountSmallDisk(folder: string): SmallDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { reason: 'only root on Linux can mount a disk' }
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    return { reason: `mounting a disk failed: ${error instanceof Error ? error.message.trim() : String(error)}` }
  }
  return { folder, release: () => void execFileSync('umount', ['-l', folder]) }
}

/** Writes a file until its disk is full. */
export function fillDisk(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [1_048_576, 4096, 512]) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) > 0);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error
  }
}
