import { buildApi, type Api } from '@pkg/api/app'
import type { Database } from '@pkg/api/database'
import type { Settings } from '@pkg/api/settings'

/**
 * Builds the API without a port and does work with it, so the demo data comes from the product's own services. It uses no external service
 * and no limits. Waits for the background jobs before it stops.
 */
export async function withServer(
  database: Database,
  settings: Settings,
  work: (api: Api) => Promise<void>,
): Promise<void> {
  const { mail: _mail, texts: _texts, replicaUrl: _replica, redisUrl: _redis, ...local } = settings
  const api = await buildApi(
    { ...local, services: {}, isRateLimited: false, shedsLoad: false, logLevel: 'silent' },
    database,
  )
  try {
    await work(api)
    await api.queue.idle()
  } finally {
    await api.app.close()
  }
}
