import { buildApi } from './app'
import { migrate } from './database/migrate'
import { openDatabase } from './database/open'
import { retryThroughOutage } from './database/outage'
import { stopGracefully } from './graceful-stop'
import { readSettings } from './settings'

/** Opens the database, migrates it, and serves requests until told to stop. It never seeds. [LIFE-005] */
async function start() {
  const settings = readSettings(process.env)
  const endTracing = settings.collector
    ? (await import('./telemetry/start-tracing')).startTracing(settings.collector)
    : undefined
  const database = await openDatabase(settings)
  try {
    await retryThroughOutage(
      () => migrate(database),
      (problem) => console.error(`The database does not answer, and is asked again: ${problem.message}`),
    )
    const api = await buildApi(settings, database)
    stopGracefully(api, settings.drainSeconds, async () => {
      await database.close()
      await endTracing?.()
    })
    await api.app.listen({ port: settings.port, host: settings.host })
  } catch (problem) {
    await database.close()
    throw problem
  }
}

start().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  // What was opened on the way, such as a connection to Redis, must not keep a process alive that answers nobody.
  process.exit(1)
})
