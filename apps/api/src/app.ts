import { jsonApiType } from '@pkg/api-client/server'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import {
  accountRoutes,
  disableDefaultAccounts,
  sessionAuthentication,
  adminUserRoutes,
  userRoutes,
} from './modules/identity'
import { adminAgentRoutes, agentRoutes, documentRoutes, optionRoutes, templateRoutes } from './modules/advisors'
import { contractRoutes, invoiceRoutes } from './modules/billing'
import {
  referralRoutes,
  assignAdvisor,
  familyRoutes,
  noteRoutes,
  offerRoutes,
  endOffer,
  taskRoutes,
  homebaseRoutes,
  assignRealEstate,
  realEstateRoutes,
  requestRoutes,
  contactRoutes,
} from './modules/leads'
import { brandRoutes, dataTableRoutes, externalRoutes } from './modules/operations'
import {
  directoryRoutes,
  voicesRoutes,
  findCommunities,
  communityRoutes,
  listingRoutes,
  searchRoutes,
  suggestedEditRoutes,
  sitemapRoutes,
  statsRoutes,
  imageRoutes,
  placeRoutes,
  reviewRoutes,
} from './modules/catalog'
import { contentRoutes } from './modules/content'
import {
  conversationRoutes,
  messageRoutes,
  participantRoutes,
  eventRoutes,
  EventHub,
  redisRelay,
  carriersOf,
  startCourier,
  withCourier,
  outboxRoutes,
} from './modules/messaging'
import type { Database } from './database/database'
import { openReplica, tellOfReplica } from './database/replica'
import { telephoneOf } from './modules/contact'
import { answerErrors } from './http/error-answers'
import { relateResources } from './http/related'
import { loggedError } from './http/logged-error'
import { secure } from './http/security'
import { type Queue, startQueue } from './jobs/queue'
import { partnerAccess, affiliateRoutes, elementRoutes } from './modules/partners'
import { tellHealth } from './http/health'
import { shedLoad } from './http/load-shedding'
import { measure } from './http/metrics'
import { connectRedis, tellOfRedis } from './redis/redis'
import { logRequests, requestId } from './http/request-log'
import { traceCalls } from './telemetry/tracing'
import { referenceRoutes } from './modules/reference'
import { auxRoutes, recommendationRoutes, saveRoutes, shareRoutes } from './modules/saves'
import type { Settings } from './settings'
import { consentRoutes, disclosureCopyRoutes, receiptRoutes, releaseRoutes, stateRuleRoutes } from './modules/trust'
import { privacyRoutes } from './modules/privacy'

/** The server with its queue. Closing the server stops the queue, and leaves the database to who opened it. */
export interface Api {
  app: FastifyInstance
  queue: Queue
  hub: EventHub
  /** Says from now on that the server is not ready, while it goes on answering. */
  leave(): void
}

/** Builds the server on an open, migrated database. Tests build the same one. */
export async function buildApi(settings: Settings, database: Database): Promise<Api> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy is believed, or a site of ours on this machine: what else stands in the headers, anybody may have written.
    trustProxy: settings.trustProxy ? (_, hop) => hop === 0 : 'loopback',
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    genReqId: requestId,
  })
  if (settings.collector) traceCalls(app)
  logRequests(app)
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser([jsonApiType, 'application/json'], { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type of a body also where there is none, as when they take something away.
    if (body === '') done(null, undefined)
    else void readJson(request, String(body), done)
  })
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  if (settings.shedsLoad) await shedLoad(app)
  const { orm } = database
  measure(app, database, settings.metricsToken)
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl, tellOfRedis(app.log)) : undefined
  app.addHook('onClose', async () => redis?.close())
  const replica = settings.replicaUrl ? await openReplica(settings.replicaUrl, tellOfReplica(app.log)) : undefined
  app.addHook('onClose', async () => replica?.close())
  app.decorate('replica', replica)
  await secure(app, settings, partnerAccess(orm), redis)
  app.decorate('authentication', sessionAuthentication(orm))

  const hub = new EventHub(redis && redisRelay(redis))
  const changed: { familyId: string; agentId?: string }[] = []
  const post = { sites: settings.sites, carriers: carriersOf(settings) }
  const courier = startCourier(orm, post, (problem) =>
    app.log.error({ err: problem }, 'a message could not be sent and will be tried again'),
  )
  const jobs: Queue = await startQueue(
    database,
    {
      async assign(tx, job) {
        const agentId = await assignAdvisor(tx, jobs, job, settings.minutesToAnswer)
        changed.push({ familyId: job.familyId, ...(agentId ? { agentId } : {}) })
      },
      'assign-real-estate': (tx, job) => assignRealEstate(tx, job),
      async 'end-offer'(tx, job) {
        const familyId = await endOffer(tx, jobs, job)
        if (familyId) changed.push({ familyId })
      },
      async changed(_, job) {
        changed.push(job)
      },
    },
    // Only what is committed is told, so that whoever hears of a family can read it.
    () => {
      for (const event of changed.splice(0)) hub.publish({ type: 'family', ...event })
      courier.wake()
    },
    (problem) => app.log.error({ err: problem }, 'a job failed and will be tried again'),
  )
  const queue = withCourier(jobs, courier)
  app.addHook('onClose', () => queue.stop())

  if (settings.isPublic) await disableDefaultAccounts(orm)
  const accounts = { orm, queue, settings }
  relateResources(app)
  findCommunities(app, orm)
  accountRoutes(app, accounts)
  adminAgentRoutes(app, accounts)
  adminUserRoutes(app, accounts)
  affiliateRoutes(app, orm)
  agentRoutes(app, accounts)
  auxRoutes(app, orm)
  brandRoutes(app, orm, settings.brand)
  communityRoutes(app, orm)
  contentRoutes(app, orm)
  dataTableRoutes(app, orm)
  directoryRoutes(app, orm)
  documentRoutes(app, accounts)
  elementRoutes(app, settings.wizardScripts)
  consentRoutes(app, orm)
  contactRoutes(app, orm)
  contractRoutes(app, orm)
  conversationRoutes(app, orm)
  disclosureCopyRoutes(app, orm, queue)
  eventRoutes(app, orm, hub)
  externalRoutes(app, orm, settings.services)
  familyRoutes(app, orm, queue, hub)
  homebaseRoutes(app, orm)
  imageRoutes(app)
  invoiceRoutes(app, orm)
  messageRoutes(app, orm)
  noteRoutes(app, orm)
  offerRoutes(app, orm, queue)
  optionRoutes(app, orm)
  outboxRoutes(app, orm, queue, post)
  participantRoutes(app, orm)
  placeRoutes(app, orm)
  recommendationRoutes(app, orm)
  privacyRoutes(app, orm, queue, settings.sites)
  realEstateRoutes(app, orm, queue)
  receiptRoutes(app, orm, queue)
  referenceRoutes(app, orm)
  referralRoutes(app, orm, queue)
  releaseRoutes(app, orm)
  requestRoutes(app, accounts, telephoneOf(settings.services))
  reviewRoutes(app, orm)
  saveRoutes(app, orm)
  shareRoutes(app, accounts)
  listingRoutes(app, orm)
  searchRoutes(app, orm)
  sitemapRoutes(app, orm)
  stateRuleRoutes(app, orm)
  statsRoutes(app, orm)
  suggestedEditRoutes(app, orm)
  taskRoutes(app, orm)
  userRoutes(app, accounts)
  voicesRoutes(app, orm)
  templateRoutes(app, orm)

  const leave = tellHealth(app, orm, redis)
  return { app, queue, hub, leave }
}
