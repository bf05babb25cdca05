import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStorage, storageUnavailable } from './file-storage'

/** Creates a storage in a folder of this machine. */
export function diskStorage(root: string): FileStorage {
  return {
    async write(path, content) {
      const file = join(root, path)
      const partial = `${file}.${randomUUID()}.half`
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await writeAndSync(partial, content)
        await rename(partial, file)
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined)
        throw storageUnavailable(error)
      }
    },

    async read(path) {
      try {
        return await readFile(join(root, path))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw storageUnavailable(error)
      }
    },

    async deleteFolder(folder) {
      try {
        await rm(join(root, folder), { recursive: true, force: true })
      } catch (error) {
        throw storageUnavailable(error)
      }
    },
  }
}

async function writeAndSync(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
