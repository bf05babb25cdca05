import type { S3Client } from '@aws-sdk/client-s3'
import type { Settings } from '../settings'
import { type FileStorage, storageUnavailable } from './file-storage'

/** Milliseconds until a request to the storage fails. */
const timeout = 10_000

/** The most keys that one request deletes. */
const keysPerRequest = 1000

/** Creates a storage in an S3 bucket, or in one of a server with the same API. */
export async function s3Storage(settings: NonNullable<Settings['bucket']>): Promise<FileStorage> {
  // Loaded only where a bucket is configured, because it’s the API’s largest dependency.
  const { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const { name: Bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client: S3Client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers serve buckets as paths, and not all of them know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: timeout },
  })

  const orUnavailable = async <Result>(request: () => Promise<Result>): Promise<Result> =>
    request().catch((error: unknown) => {
      throw storageUnavailable(error)
    })

  return {
    async write(path, content, mediaType) {
      const file = { Bucket, Key: path, Body: content, ContentType: mediaType }
      await orUnavailable(() => client.send(new PutObjectCommand(file)))
    },

    read: (path) =>
      orUnavailable(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }))
          return await Body?.transformToByteArray()
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }
      }),

    deleteFolder: (folder) =>
      orUnavailable(async () => {
        let isDone = false
        while (!isDone) {
          const list = new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, MaxKeys: keysPerRequest })
          const { Contents = [], IsTruncated = false } = await client.send(list)
          const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
          if (Objects.length > 0) {
            const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
            if (Errors.length > 0) throw new Error(`The bucket didn't delete ${Errors.length} files`)
          }
          isDone = !IsTruncated
        }
      }),
  }
}
