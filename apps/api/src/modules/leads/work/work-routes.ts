import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import type { Reassignment } from '../families/reassign-family'
import { previewWork, reassignWork } from './reassign-work'

/** Registers what reassigns all work of a person who leaves. [DASH-012, WORK-007] */
export function workRoutes(app: FastifyInstance, orm: Orm, reassignment: Reassignment): void {
  implementEndpoints(app, orm, 'workReassignments', {
    preview: ({ params, body }) => previewWork(orm, params.id, body),
    create: ({ params, body, person }) => reassignWork(orm, reassignment, { id: params.id, body }, person),
  })
}
