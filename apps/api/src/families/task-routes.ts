import type { Task } from '@pkg/api-client'
import { and, asc, count, eq, lt, gte, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { DateTime } from 'luxon'
import type { Orm } from '../database/database'
import { agents, families, familyEvents, tasks } from '../database/schema/tables'
import { answerCalls, pageOf } from '../http/answer-calls'
import { badRequest, notFound } from '../http/problems'
import { visibleTasks } from './visibility'

/** Tasks: agents see their own, admins all. [DASH-004] */
export function taskRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'tasks', {
    async list({ query, person }) {
      const where = and(
        visibleTasks(person),
        query['filter[status]'] ? eq(tasks.status, query['filter[status]']) : undefined,
        query['filter[client]'] ? eq(tasks.familyId, query['filter[client]']) : undefined,
        dueWithin(query['filter[due]'], query.timeZone),
      )
      const page = pageOf(query)
      const [found] = await orm.select({ total: count() }).from(tasks).where(where)
      return { items: (await taskRows(orm, where, page)).map(taskOf), total: found?.total ?? 0 }
    },

    async update({ params, body, person }) {
      const mine = and(eq(tasks.id, params.id), visibleTasks(person))
      await orm.transaction(async (tx) => {
        const [changed] = await tx.update(tasks).set({ status: body.status }).where(mine).returning()
        if (!changed) throw notFound('task', params.id)
        await tx.insert(familyEvents).values({
          familyId: changed.familyId,
          type: 'task',
          text: `${body.status === 'done' ? 'Done' : 'Opened again'}: ${changed.title}`,
          author: person.name,
        })
      })
      const [row] = await taskRows(orm, mine)
      if (!row) throw notFound('task', params.id)
      return taskOf(row)
    },
  })
}

/** Task rows with the names that people know them by, the earliest due first. */
export function taskRows(orm: Orm, where: SQL | undefined, page = { size: 100, offset: 0 }) {
  return orm
    .select({ task: tasks, ownerName: agents.name, familyName: families.name })
    .from(tasks)
    .innerJoin(families, eq(families.id, tasks.familyId))
    .leftJoin(agents, eq(agents.id, tasks.ownerId))
    .where(where)
    .orderBy(asc(tasks.dueAt), tasks.id)
    .limit(page.size)
    .offset(page.offset)
}

/** A task as staff read it. */
export function taskOf({ task, ownerName, familyName }: Awaited<ReturnType<typeof taskRows>>[number]): Task {
  return {
    id: task.id,
    title: task.title,
    dueAt: task.dueAt.toISOString(),
    status: task.status,
    clientId: task.familyId,
    clientName: familyName,
    ...(task.ownerId ? { ownerId: task.ownerId } : {}),
    ...(ownerName ? { ownerName } : {}),
  }
}

/** `today` includes what is overdue. The day ends at midnight in the zone of the person who asks. */
function dueWithin(due: 'today' | 'later' | undefined, timeZone = 'UTC'): SQL | undefined {
  if (!due) return undefined
  const midnight = DateTime.now().setZone(timeZone).endOf('day')
  if (!midnight.isValid) {
    throw badRequest([{ detail: 'This is not a time zone, such as America/Denver', source: { parameter: 'timeZone' } }])
  }
  return due === 'today' ? lt(tasks.dueAt, midnight.toJSDate()) : gte(tasks.dueAt, midnight.toJSDate())
}
