import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, parsePage } from '../../../http/implement-endpoints'
import { writeOnce } from '../../../http/idempotency'
import { changeTask, createTask, deleteTask, searchTasks } from './task-service'

/** Registers tasks. Agents see their own; admins see all. [DASH-004] */
export function taskRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'tasks', {
    list: ({ query, person }) => searchTasks(orm, query, person, parsePage(query)),

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'tasks', (tx) => createTask(tx, body, person)),

    update: ({ params, body, person }) => changeTask(orm, params.id, body, person),

    async delete({ params, person }) {
      await deleteTask(orm, params.id, person)
      return undefined
    },
  })
}
