import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import type { Queue } from '../../../jobs/queue'
import { changeTask, createTask, deleteTask, getTask, searchTasks } from './task-service'

/** Registers tasks. Agents see their own; admins see all. [DASH-004] */
export function taskRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'tasks', {
    list: ({ query, person }) => searchTasks(orm, query, person, parsePage(query)),

    async create({ body, person, request }) {
      const created = await writeOnce(orm, { request, person, body }, 'tasks', (tx) =>
        createTask(tx, queue, body, person),
      )
      queue.wake()
      return created
    },

    get: ({ params, person }) => getTask(orm, params.id, person),

    update: ({ params, body, person, base }) => changeTask(orm, queue, { id: params.id, base, change: body }, person),

    async delete({ params, person, base }) {
      await deleteTask(orm, { id: params.id, base }, person)
      return undefined
    },
  })
}
