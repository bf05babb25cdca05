import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { FileStorage } from './file-storage/file-storage'
import { createBulkTargets } from './http/bulk-targets'
import { createFinders } from './http/related'
import { addressBookRoutes } from './modules/address-book'
import { advisorsRoutes } from './modules/advisors'
import { alertsRoutes } from './modules/alerts'
import { brandRoutes } from './modules/brand'
import { billingRoutes } from './modules/billing'
import { bulkActionsRoutes } from './modules/bulk-actions'
import { callsRoutes } from './modules/calls'
import { catalogRoutes } from './modules/catalog'
import { changesRoutes } from './modules/changes'
import { chatRoutes } from './modules/chat'
import { communityRecordsRoutes } from './modules/community-records'
import { communitySetupRoutes } from './modules/community-setups'
import { createPhoneService } from './modules/contact'
import { contentEditorRoutes, contentRoutes } from './modules/content'
import { type Accounts, identityRoutes } from './modules/identity'
import { importsRoutes } from './modules/imports'
import { leadsRoutes } from './modules/leads'
import { type OutboxSettings, type EventHub, messagingRoutes } from './modules/messaging'
import { noticesRoutes } from './modules/notices'
import { operationsRoutes } from './modules/operations'
import { partnersRoutes } from './modules/partners'
import { presenceRoutes } from './modules/presence'
import { privacyRoutes } from './modules/privacy'
import { referenceRoutes } from './modules/reference'
import { savesRoutes } from './modules/saves'
import { staffSearchRoutes } from './modules/staff-search'
import { stateRuleRoutes } from './modules/state-rules'
import { statsRoutes } from './modules/stats'
import { timelineRoutes } from './modules/timeline'
import { toursRoutes } from './modules/tours'
import { trustRoutes } from './modules/trust'
import { wizardEventsRoutes } from './modules/wizard-events'
import type { Settings } from './settings'

/** The dependencies of the modules' routes. */
export interface ModuleDependencies extends Omit<Accounts, 'settings'> {
  /** The settings, whose brand is the present one. */
  settings: Settings
  /** The brand of the environment, which applies where admins set nothing. */
  environmentBrand: Brand
  hub: EventHub
  outbox: OutboxSettings
  storage: FileStorage
}

/** Registers the routes of all modules. */
export function moduleRoutes(app: FastifyInstance, dependencies: ModuleDependencies): void {
  const { orm, queue, settings, hub, outbox, storage } = dependencies
  createFinders(app)
  createBulkTargets(app)
  identityRoutes(app, dependencies)
  catalogRoutes(app, orm, { storage, queue, settings })
  addressBookRoutes(app, orm)
  savesRoutes(app, dependencies)
  alertsRoutes(app, dependencies)
  advisorsRoutes(app, dependencies, storage)
  leadsRoutes(app, { accounts: dependencies, hub, phoneService: createPhoneService(settings.services) })
  toursRoutes(app, orm, queue)
  callsRoutes(app, dependencies)
  noticesRoutes(app, orm)
  presenceRoutes(app, orm)
  const { inboundMail, texts, brand } = settings
  messagingRoutes(app, { orm, queue, hub, outbox, inboundMail, texts, brand })
  trustRoutes(app, dependencies)
  stateRuleRoutes(app, orm)
  privacyRoutes(app, dependencies)
  bulkActionsRoutes(app, orm)
  billingRoutes(app, { orm, queue, settings })
  contentRoutes(app, orm)
  contentEditorRoutes(app, orm, queue)
  changesRoutes(app, orm)
  communityRecordsRoutes(app, orm)
  communitySetupRoutes(app, orm)
  importsRoutes(app, orm, queue)
  timelineRoutes(app, orm)
  statsRoutes(app, orm)
  wizardEventsRoutes(app, orm)
  chatRoutes(app, orm)
  staffSearchRoutes(app, orm)
  partnersRoutes(app, orm, settings.wizardScripts)
  brandRoutes(app, orm, { ...settings, base: dependencies.environmentBrand })
  operationsRoutes(app, orm, settings)
  referenceRoutes(app, orm)
}
