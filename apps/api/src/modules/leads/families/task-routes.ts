import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { writeOnce } from '../../../http/idempotency'
import { changeTask, createTask, deleteTask, listTasks } from './task-service'

/** Tasks: agents see their own, admins all. [DASH-004] */
export function taskRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'tasks', {
    list({ query, person }) {
      return listTasks(orm, query, person, pageOf(query))
    },

    async create({ body, person, request }) {
      return writeOnce(orm, { request, person, body }, 'tasks', async (tx) => {
        return createTask(tx, body, person)
      })
    },

    update: ({ params, body, person }) => changeTask(orm, params.id, body, person),

    async delete({ params, person }) {
      await deleteTask(orm, params.id, person)
      return undefined
    },
  })
}
