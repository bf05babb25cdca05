import type { FastifyInstance } from 'fastify'
import { startBackgroundWork } from './background-work'
import type { Database } from './database/database'
import { openReplica, logReplicaStatus } from './database/replica'
import { openStorage } from './file-storage/open-storage'
import { dataVersionRoute } from './http/data-version'
import { healthRoutes } from './http/health'
import { addMetrics } from './http/metrics'
import { secure } from './http/security'
import { createServer, type LogOutput } from './http/server'
import type { Queue } from './jobs/queue'
import { moduleRoutes } from './module-routes'
import { disableDefaultAccounts, sessionAuthentication } from './modules/identity'
import { startHourlyReminders } from './jobs/hourly-reminders'
import { remindOfPapers } from './modules/advisors'
import { followBrand } from './modules/brand'
import { findCurrentSlugs, remindOfPrices, startDeletingUploads } from './modules/catalog'
import { storeLegalPages } from './modules/content'
import { announceRecords, createTransports, EventHub, redisRelay } from './modules/messaging'
import { partnerAccess } from './modules/partners'
import { startPurging } from './modules/privacy'
import { storeConsentWordings } from './modules/trust'
import { startSumming } from './modules/wizard-events'
import { connectRedis, logRedisStatus } from './redis/redis'
import type { Settings } from './settings'

/** The server with its queue. Closing the server stops the queue; the database stays open for the caller to close. */
export interface Api {
  app: FastifyInstance
  queue: Queue
  hub: EventHub
  /** Makes the server report that it isn't ready, while it keeps serving requests. */
  leave(): void
}

/** Builds the server on an open, migrated database. Tests build the same one, and can read its log from `logOutput`. */
export async function buildApi(configured: Settings, database: Database, logOutput?: LogOutput): Promise<Api> {
  const { orm } = database
  const app = await createServer(configured, logOutput)
  const { brand, stop: stopFollowing } = await followBrand(database, configured.brand, app.log)
  app.addHook('onClose', () => stopFollowing())
  const settings: Settings = { ...configured, brand }
  addMetrics(app, database, settings.metricsToken)
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl, logRedisStatus(app.log)) : undefined
  app.addHook('onClose', async () => redis?.close())
  const replica = settings.replicaUrl ? await openReplica(settings.replicaUrl, logReplicaStatus(app.log)) : undefined
  app.addHook('onClose', async () => replica?.close())
  app.decorate('replica', replica)
  app.decorate('brand', settings.brand)
  await secure(app, settings, partnerAccess(orm), redis)
  app.decorate('authentication', sessionAuthentication(orm))
  app.decorate('findCurrentSlugs', findCurrentSlugs)

  const hub = new EventHub(redis && redisRelay(redis))
  const outbox = { sites: settings.sites, transports: createTransports(settings), isPublic: settings.isPublic }
  const { minutesToRespond } = settings
  const queue = startBackgroundWork({ database, hub, outbox, minutesToRespond, log: app.log })
  app.addHook('onClose', () => queue.stop())

  const purging = startPurging(orm, (error) =>
    app.log.error({ err: error }, 'Deleting expired data failed and will be retried'),
  )
  app.addHook('onClose', () => purging.stop())

  const startReminding = (remind: typeof remindOfPrices, problem: string) => {
    const reminding = startHourlyReminders(
      (moment) => remind(orm, moment),
      queue,
      (error) => app.log.error({ err: error }, problem),
    )
    app.addHook('onClose', () => reminding.stop())
  }
  startReminding(remindOfPrices, 'Reminding teams of their prices failed and will be retried')
  startReminding(remindOfPapers, 'Reminding advisors of their papers failed and will be retried')

  const summing = startSumming(orm, (error) =>
    app.log.error({ err: error }, 'Summing events of the wizard failed and will be retried'),
  )
  app.addHook('onClose', () => summing.stop())

  const stopAnnouncing = await announceRecords(database, hub)
  app.addHook('onClose', () => stopAnnouncing())

  const storage = await openStorage(settings)
  const deletingUploads = startDeletingUploads(orm, storage, (error) =>
    app.log.error({ err: error }, 'Deleting files of images failed and will be retried'),
  )
  app.addHook('onClose', () => deletingUploads.stop())

  if (settings.isPublic) await disableDefaultAccounts(orm)
  await storeConsentWordings(orm)
  await storeLegalPages(orm)
  moduleRoutes(app, { orm, queue, settings, environmentBrand: configured.brand, hub, outbox, storage })
  dataVersionRoute(app, orm)
  const leave = healthRoutes(app, orm, redis)
  return { app, queue, hub, leave }
}
