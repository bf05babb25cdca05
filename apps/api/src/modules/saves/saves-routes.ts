import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../identity'
import { auxRoutes } from './aux-routes'
import { listShareRoutes } from './list-share-routes'
import { recommendationRoutes } from './recommendation-routes'
import { saveRoutes } from './save-routes'
import { shareRoutes } from './share-routes'
import { toolRoutes } from './tool-routes'

/** Registers saved and shared communities, links to lists, answers of tools, recommendations, and browser records. */
export function savesRoutes(app: FastifyInstance, accounts: Accounts): void {
  saveRoutes(app, accounts.orm)
  shareRoutes(app, accounts)
  listShareRoutes(app, accounts.orm)
  recommendationRoutes(app, accounts.orm)
  toolRoutes(app, accounts.orm)
  auxRoutes(app, accounts.orm)
}
