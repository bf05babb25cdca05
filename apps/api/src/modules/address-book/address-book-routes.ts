import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { contactRoutes } from './contacts/contact-routes'
import { organizationRoutes } from './organizations/organization-routes'
import { talkRoutes } from './talks/talk-routes'

/** Registers organizations, contacts, and talks with them. [DASH-013, DASH-014] */
export function addressBookRoutes(app: FastifyInstance, orm: Orm): void {
  organizationRoutes(app, orm)
  contactRoutes(app, orm)
  talkRoutes(app, orm)
}
