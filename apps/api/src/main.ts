import { buildApi } from './app'
import { migrate } from './database/migrate'
import { openDatabase } from './database/open'
import { retryThroughOutage } from './database/outage'
import { stopGracefully } from './graceful-stop'
import { readSettings } from './settings'

/** Opens the database, migrates it, and serves requests until a stop signal. Never adds seed data. [LIFE-005] */
async function start() {
  const settings = readSettings(process.env)
  const endTracing = settings.collector
    ? (await import('./telemetry/start-tracing')).startTracing(settings.collector)
    : undefined
  const database = await openDatabase(settings)
  try {
    await retryThroughOutage(
      () => migrate(database),
      (error) => console.error(`The database isn't available. Retrying: ${error.message}`),
    )
    const api = await buildApi(settings, database)
    stopGracefully(api, settings.drainSeconds, async () => {
      await database.close()
      await endTracing?.()
    })
    await api.app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  // Open connections, such as the one to Redis, must not keep the process running.
  process.exit(1)
})
