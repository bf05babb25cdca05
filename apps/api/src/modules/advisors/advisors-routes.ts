import type { FastifyInstance } from 'fastify'
import type { FileStorage } from '../../file-storage/file-storage'
import type { Accounts } from '../identity'
import { adminAgentRoutes } from './admin-agent-routes'
import { agentRoutes } from './agent-routes'
import { directoryRoutes } from './directory-routes'
import { documentRoutes } from './document-routes'
import { licenseRoutes } from './licenses/license-routes'
import { optionRoutes } from './option-routes'
import { portraitRoutes } from './portrait-routes'
import { referralAgreementRoutes } from './referral-agreements/agreement-routes'
import { rosterRoutes } from './roster-routes'
import { templateRoutes } from './template-routes'

/** Registers advisors' profiles, applications, documents, licenses, agreements, portraits, options, and templates. */
export function advisorsRoutes(app: FastifyInstance, accounts: Accounts, storage: FileStorage): void {
  adminAgentRoutes(app, accounts)
  agentRoutes(app, accounts)
  directoryRoutes(app, accounts)
  documentRoutes(app, accounts)
  licenseRoutes(app, accounts.orm)
  optionRoutes(app, accounts.orm)
  portraitRoutes(app, accounts, storage)
  referralAgreementRoutes(app, accounts.orm)
  rosterRoutes(app, accounts.orm)
  templateRoutes(app, accounts.orm)
}
