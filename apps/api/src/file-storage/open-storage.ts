import { join } from 'node:path'
import type { Settings } from '../settings'
import { diskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { s3Storage } from './s3-storage'

/** Opens the storage of the settings: a bucket, or without one the folder of uploads. */
export async function openStorage({
  bucket,
  dataDirectory,
}: Pick<Settings, 'bucket' | 'dataDirectory'>): Promise<FileStorage> {
  return bucket ? s3Storage(bucket) : diskStorage(join(dataDirectory, 'uploads'))
}
