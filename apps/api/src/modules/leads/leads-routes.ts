import type { FastifyInstance } from 'fastify'
import type { PhoneService } from '../contact'
import type { Accounts } from '../identity'
import type { EventHub } from '../messaging'
import { callLogRoutes } from './call-logs/call-log-routes'
import { assignedCallerRoutes } from './callers/assigned-caller-routes'
import { callerRoutes } from './callers/caller-routes'
import { coverRoutes } from './covers/cover-routes'
import { exitSurveyRoutes } from './exit-survey/exit-survey-routes'
import { familyRoutes } from './families/family-routes'
import { noteRoutes } from './families/note-routes'
import { offerRoutes } from './families/offer-routes'
import { revealRoutes } from './families/reveal-routes'
import { taskRoutes } from './families/task-routes'
import { homebaseRoutes } from './homebase/homebase-routes'
import { realEstateRoutes } from './real-estate/real-estate-routes'
import { referralRoutes } from './referrals/referral-routes'
import { requestRoutes } from './requests/request-routes'
import { responseRoutes } from './responses/response-routes'
import { suggestionRoutes } from './suggestions/suggestion-routes'
import { workRoutes } from './work/work-routes'

/** The collaborators of the leads routes. */
export interface LeadsDependencies {
  accounts: Accounts
  hub: EventHub
  phoneService: PhoneService
}

/** Registers requests, families, staff work, referrals, and real estate. */
export function leadsRoutes(app: FastifyInstance, { accounts, hub, phoneService }: LeadsDependencies): void {
  const { orm, queue } = accounts
  callerRoutes(app, accounts)
  assignedCallerRoutes(app, orm, queue)
  requestRoutes(app, accounts, phoneService)
  homebaseRoutes(app, orm)
  const reassignment = { queue, minutesToRespond: accounts.settings.minutesToRespond }
  familyRoutes(app, orm, reassignment, hub)
  suggestionRoutes(app, orm, reassignment)
  workRoutes(app, orm, reassignment)
  revealRoutes(app, orm)
  noteRoutes(app, orm, queue)
  callLogRoutes(app, orm, queue, hub)
  coverRoutes(app, orm, queue)
  offerRoutes(app, orm, queue)
  taskRoutes(app, orm, queue)
  referralRoutes(app, orm, queue)
  realEstateRoutes(app, orm, queue)
  responseRoutes(app, orm, queue)
  exitSurveyRoutes(app, orm)
}
