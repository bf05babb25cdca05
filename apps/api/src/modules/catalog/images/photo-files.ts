import { isUuid, photoWidths } from '@pkg/domain'
import type { FileStorage } from '../../../file-storage/file-storage'
import type { Rendition } from './photo-renditions'

const folderOf = (id: string) => `photos/${id}`

/** Returns the path of a photo in image URLs. [IMG-001] */
export const photoPath = (id: string): string => `photos/${id}.webp`

/** Returns the ID of the photo with a path, or undefined for any other path. */
export function photoIdOf(path: string): string | undefined {
  const [, id = ''] = /^photos\/([^/.]+)\.webp$/.exec(path) ?? []
  return isUuid(id) ? id : undefined
}

/** Writes the files of a photo. */
export async function writePhoto(storage: FileStorage, id: string, renditions: readonly Rendition[]): Promise<void> {
  for (const { name, content } of renditions) await storage.write(`${folderOf(id)}/${name}.webp`, content, 'image/webp')
}

/**
 * Returns the narrowest file of a photo that is at least as wide as `width` pixels, or the largest one. Without a width it's the largest.
 * Returns undefined for a photo that doesn't exist. [IMG-002]
 */
export async function readPhoto(storage: FileStorage, id: string, width?: number): Promise<Uint8Array | undefined> {
  const stored = width === undefined ? undefined : photoWidths.find((one) => one >= width)
  const rendition = stored === undefined ? undefined : await storage.read(`${folderOf(id)}/${stored}.webp`)
  return rendition ?? (await storage.read(`${folderOf(id)}/full.webp`))
}

/** Deletes all files of a photo. */
export const deletePhoto = (storage: FileStorage, id: string): Promise<void> => storage.deleteFolder(folderOf(id))
