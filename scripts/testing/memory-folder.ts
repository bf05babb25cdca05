// cspell:ignore statfs bavail

import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const gigabyte = 1024 ** 3
/** More than a full proof ever takes for its temporary files, and what its programs need besides, in bytes. */
const fullProof = { files: 3 * gigabyte, programs: 4 * gigabyte }

/**
 * Creates a folder in memory. Returns undefined where that isn't safe: the system has none, it has too little room, or its files can't be run.
 * A run creates and drops a database of hundreds of files for each test file. With them on a disk, PostgreSQL takes about half as much time again.
 */
export function createMemoryFolder(parent = '/dev/shm', { files, programs } = fullProof): string | undefined {
  let folder: string | undefined
  try {
    const { bavail, bsize } = statfsSync(parent)
    if (bavail * bsize < files || process.availableMemory() < files + programs) return undefined
    folder = mkdtempSync(join(parent, 'hearthway-run-'))
    // PostgreSQL may run as another user.
    chmodSync(folder, 0o755)
    // Containers often forbid to run files there.
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    accessSync(program, constants.X_OK)
    return folder
  } catch {
    if (folder) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
