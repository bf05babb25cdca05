import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from '@pkg/domain'
import S3rver from 's3rver'
import { freePort } from './free-port'

/** An S3 server on this machine with an empty bucket named `photos`. It accepts only the key pair below. */
export interface TestS3 {
  /** Variables that make an API store photos in the bucket. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** Starts an S3 server. It takes the place of a real one. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-s3-'))
  const port = await freePort()
  const storage = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: 'photos', configs: [] }],
  })
  await storage.configureBuckets()
  const respond = storage.callback()
  const server = createServer((request, response) => {
    // Node writes the computer's time here, and the SDK signs its next requests with the time of a response.
    response.setHeader('date', now().toUTCString())
    respond(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    environment: {
      S3_BUCKET: 'photos',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
