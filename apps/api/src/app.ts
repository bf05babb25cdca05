import { jsonApiType } from '@pkg/api-client/server'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './accounts/account-routes'
import { adminAgentRoutes } from './agents/admin-agent-routes'
import { agentRoutes } from './agents/agent-routes'
import { documentRoutes } from './agents/document-routes'
import { contractRoutes } from './advisors/contract-routes'
import { optionRoutes } from './advisors/option-routes'
import { referralRoutes } from './advisors/referral-routes'
import { templateRoutes } from './advisors/template-routes'
import { brandRoutes } from './brand/brand-routes'
import { directoryRoutes } from './collections/directory-routes'
import { voicesRoutes } from './collections/voices-routes'
import { closeDemoAccounts } from './catalogue/fill/demo-accounts'
import { findCommunities } from './communities/community-finder'
import { communityRoutes } from './communities/community-routes'
import { listingRoutes } from './communities/listing-routes'
import { searchRoutes } from './communities/search-routes'
import { suggestedEditRoutes } from './communities/suggested-edit-routes'
import { sitemapRoutes } from './communities/sitemap-routes'
import { statsRoutes } from './communities/stats-routes'
import { contentRoutes } from './content/content-routes'
import { conversationRoutes } from './conversations/conversation-routes'
import { messageRoutes } from './conversations/message-routes'
import { participantRoutes } from './conversations/participant-routes'
import type { Database } from './database/database'
import { openReplica, tellOfReplica } from './database/replica'
import { eventRoutes } from './events/event-routes'
import { EventHub } from './events/hub'
import { redisRelay } from './events/redis-relay'
import { dataTableRoutes } from './external/data-table-routes'
import { externalRoutes } from './external/external-routes'
import { telephoneOf } from './external/telephone'
import { assignAdvisor } from './families/assign-advisor'
import { familyRoutes } from './families/family-routes'
import { noteRoutes } from './families/note-routes'
import { offerRoutes } from './families/offer-routes'
import { endOffer } from './families/offers'
import { taskRoutes } from './families/task-routes'
import { homebaseRoutes } from './homebase/homebase-routes'
import { answerErrors } from './http/error-answers'
import { relateResources } from './http/related'
import { loggedError } from './http/logged-error'
import { secure } from './http/security'
import { imageRoutes } from './images/image-routes'
import { invoiceRoutes } from './invoices/invoice-routes'
import { type Queue, startQueue } from './jobs/queue'
import { sessionAuthentication } from './accounts/sessions'
import { partnerAccess } from './partners/partner-of-request'
import { affiliateRoutes } from './partners/affiliate-routes'
import { tellHealth } from './operations/health'
import { shedLoad } from './operations/load-shedding'
import { measure } from './operations/metrics'
import { connectRedis, tellOfRedis } from './operations/redis'
import { logRequests, requestId } from './operations/request-log'
import { traceCalls } from './operations/tracing'
import { carriersOf } from './outbox/carriers'
import { startCourier, withCourier } from './outbox/courier'
import { outboxRoutes } from './outbox/outbox-routes'
import { elementRoutes } from './partners/element-routes'
import { placeRoutes } from './places/place-routes'
import { assignRealEstate } from './real-estate/assign-real-estate'
import { realEstateRoutes } from './real-estate/real-estate-routes'
import { referenceRoutes } from './reference/reference-routes'
import { requestRoutes } from './requests/request-routes'
import { reviewRoutes } from './reviews/review-routes'
import { auxRoutes } from './saves/aux-routes'
import { recommendationRoutes } from './saves/recommendation-routes'
import { saveRoutes } from './saves/save-routes'
import { shareRoutes } from './saves/share-routes'
import type { Settings } from './settings'
import { adminUserRoutes } from './users/admin-user-routes'
import { consentRoutes } from './trust/consent-routes'
import { disclosureCopyRoutes } from './trust/disclosure-copies'
import { privacyRoutes } from './trust/privacy-routes'
import { receiptRoutes } from './trust/receipt-routes'
import { releaseRoutes } from './trust/release-routes'
import { contactRoutes } from './trust/reveals'
import { stateRuleRoutes } from './trust/state-rule-routes'
import { userRoutes } from './users/user-routes'

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

  if (settings.isPublic) await closeDemoAccounts(orm)
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
  elementRoutes(app)
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
