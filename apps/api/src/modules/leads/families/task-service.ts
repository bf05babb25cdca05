import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, QueryOf, Task } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, asc, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Orm } from '../../../database/database'
import { agents, families, familyEvents, tasks } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { badRequest, notFound, unprocessable } from '../../../http/problems'
import { findVisibleFamily, visibleTasks } from '../../access'

type TaskFilter = QueryOf<typeof endpoints.tasks.list>

/** Returns a page of the tasks that a person may see, the earliest due first. */
export async function listTasks(orm: Orm, query: TaskFilter, person: Person, page: { size: number; offset: number }) {
  const where = and(
    visibleTasks(person),
    query['filter[status]'] ? eq(tasks.status, query['filter[status]']) : undefined,
    query['filter[client]'] ? eq(tasks.familyId, query['filter[client]']) : undefined,
    dueWithin(query['filter[due]'], query.timeZone),
  )
  const [found] = await orm.select({ total: count() }).from(tasks).where(where)
  return { items: (await taskRows(orm, where, page)).map(taskOf), total: found?.total ?? 0 }
}

/** Creates a task for a family that the person may see. */
export async function createTask(tx: Orm, body: BodyOf<typeof endpoints.tasks.create>, person: Person): Promise<Task> {
  const family = await findVisibleFamily(tx, body.clientId, person)
  const ownerId = await ownerOf(tx, body.ownerId, person, family.agentId)
  const id = randomUUID()
  await tx.insert(tasks).values({
    id,
    key: `task:${id}`,
    familyId: family.id,
    ownerId,
    title: body.title.trim(),
    dueAt: timeOf(body.dueAt),
  })
  return oneTask(tx, eq(tasks.id, id), id)
}

/** Changes a task that the person may see, and notes in the timeline when it is done or reopened. @throws {HttpError} 404 */
export async function changeTask(
  orm: Orm,
  id: string,
  body: BodyOf<typeof endpoints.tasks.update>,
  person: Person,
): Promise<Task> {
  const mine = ownTask(id, person)
  await orm.transaction(async (tx) => {
    const change = {
      ...(body.status ? { status: body.status } : {}),
      ...(body.title ? { title: body.title.trim() } : {}),
      ...(body.dueAt ? { dueAt: timeOf(body.dueAt) } : {}),
      ...(body.ownerId ? { ownerId: await ownerOf(tx, body.ownerId, person, null) } : {}),
    }
    const [changed] = await tx.update(tasks).set(change).where(mine).returning()
    if (!changed) throw notFound('task', id)
    if (!body.status) return
    await tx.insert(familyEvents).values({
      familyId: changed.familyId,
      type: 'task',
      text: `${body.status === 'done' ? 'Done' : 'Opened again'}: ${changed.title}`,
      author: person.name,
    })
  })
  return oneTask(orm, mine, id)
}

/** Deletes a task that the person may see. @throws {HttpError} 404 */
export async function deleteTask(orm: Orm, id: string, person: Person): Promise<void> {
  const [deleted] = await orm.delete(tasks).where(ownTask(id, person)).returning({ id: tasks.id })
  if (!deleted) throw notFound('task', id)
}

const ownTask = (id: string, person: Person): SQL | undefined =>
  isUuid(id) ? and(eq(tasks.id, id), visibleTasks(person)) : sql`false`

async function oneTask(orm: Orm, where: SQL | undefined, id: string): Promise<Task> {
  const [row] = await taskRows(orm, where)
  if (!row) throw notFound('task', id)
  return taskOf(row)
}

/** Whose a task is: an agent's own tasks are its own, admins choose, else it is the family's advisor's. */
async function ownerOf(tx: Orm, asked: string | undefined, person: Person, advisorId: string | null) {
  if (person.role === 'agent') {
    if (asked && asked !== person.agentId) throw unprocessable([{ detail: 'A task of yours stays yours', ...atOwner }])
    return person.agentId ?? null
  }
  if (!asked) return advisorId
  const [agent] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, asked))
  if (!agent) throw unprocessable([{ detail: `There is no advisor "${asked}"`, ...atOwner }])
  return agent.id
}

const atOwner = { source: { pointer: '/data/attributes/ownerId' } }

function timeOf(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) {
    throw unprocessable([{ detail: 'There is no such time', source: { pointer: '/data/attributes/dueAt' } }])
  }
  return time
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
