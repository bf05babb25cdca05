import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, Task } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { Orm } from '../../../database/database'
import { tasks } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { badRequest, notFound, unprocessable } from '../../../http/errors'
import { requireVersion } from '../../../http/versions'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamily } from '../../access'
import { accountsOfAgent, addNotices } from '../../notices'
import { addFamilyEvent } from '../../trust'
import { lockFamily } from './family-store'
import { claimOffer } from './offer-outcomes'
import { chooseOwner } from './task-owner'
import {
  deleteTaskRow,
  type DueRange,
  findTask,
  findTaskFamily,
  findVisibleTask,
  insertTask,
  listTasks,
  type TaskQuery,
  updateTask,
} from './task-store'

/** Returns a page of the tasks that a person may see, by due date. @throws {HttpError} 400 for an unknown time zone. */
export function searchTasks(orm: Orm, query: TaskQuery, person: Person, page: { size: number; offset: number }) {
  return listTasks(orm, query, parseDue(query['filter[due]'], query.timeZone), person, page)
}

/** Returns a task that a person may see. @throws {HttpError} 404 */
export async function getTask(orm: Orm, id: string, person: Person): Promise<Task> {
  const task = await findVisibleTask(orm, id, person)
  if (!task) throw notFound('task', id)
  return task
}

/** Creates a task, for a family that a person may see or on its own. @throws {HttpError} 404 for any other family, 422 for invalid values. */
export async function createTask(
  tx: Orm,
  queue: Queue,
  body: BodyOf<typeof endpoints.tasks.create>,
  person: Person,
): Promise<Task> {
  const family = body.clientId === undefined ? undefined : await findVisibleFamily(tx, body.clientId, person)
  const ownerId = await chooseOwner(tx, { ownerId: body.ownerId, family }, person)
  const id = randomUUID()
  await insertTask(tx, {
    id,
    key: `task:${id}`,
    familyId: family?.id ?? null,
    ownerId,
    title: body.title.trim(),
    dueAt: parseTime(body.dueAt),
  })
  const task = await findTask(tx, id, person)
  if (!task) throw new Error('The task was not saved')
  await tellOwner(tx, queue, { id, familyId: family?.id ?? null, ownerId }, person)
  return task
}

/** Tells an advisor about a task that someone else gave them. [WORK-016] */
async function tellOwner(
  tx: Orm,
  queue: Queue,
  { id: recordId, familyId, ownerId }: { id: string; familyId: string | null; ownerId: string | null },
  { userId: actorId, agentId }: Person,
): Promise<void> {
  if (ownerId === agentId) return
  await addNotices(tx, queue, { kind: 'task', familyId, recordId, actorId }, await accountsOfAgent(tx, ownerId))
}

/**
 * Changes a task, and records in its family's timeline when it's done or reopened, except for a real estate agent's. A later due time snoozes it.
 * Returns it also if it's assigned to someone else now. An advisor who completes one accepts its family.
 * @throws {HttpError} 404, 412 if someone else changed it, or 422 for invalid values
 */
export async function changeTask(
  orm: Orm,
  queue: Queue,
  { id, base, change: body }: { id: string; base: number | undefined; change: BodyOf<typeof endpoints.tasks.update> },
  person: Person,
): Promise<Task> {
  const changed = await orm.transaction(async (tx) => {
    const before = await findTaskFamily(tx, id, person)
    if (!before) throw notFound('task', id)
    if (before.family) await lockFamily(tx, before.family.id)
    await requireVersion(tx, tasks, id, base)
    const changes = {
      ...(body.status ? { status: body.status, resolvedAt: body.status === 'open' ? null : now() } : {}),
      ...(body.title ? { title: body.title.trim() } : {}),
      ...(body.dueAt ? { dueAt: parseTime(body.dueAt) } : {}),
      ...(body.ownerId
        ? { ownerId: await chooseOwner(tx, { ownerId: body.ownerId, family: before.family }, person) }
        : {}),
    }
    await updateTask(tx, id, changes)
    if (changes.ownerId && changes.ownerId !== before.ownerId) {
      await tellOwner(tx, queue, { id, familyId: before.family?.id ?? null, ownerId: changes.ownerId }, person)
    }
    const task = await findTask(tx, id, person)
    if (!task) throw new Error('The task was not saved')
    // What a real estate agent plans stays with them, so it's no part of the family's timeline.
    if (body.status && before.family && !before.isOfHome) {
      await addFamilyEvent(tx, {
        familyId: before.family.id,
        type: 'task',
        text: `${statusWords[body.status]}: ${task.title}`,
        author: person.name,
      })
      // What an advisor does for a family is a response to the offer of it.
      if (body.status === 'done' && person.role === 'agent' && person.agentId) {
        await claimOffer(tx, before.family.id, person.agentId)
      }
    }
    return task
  })
  queue.wake()
  return changed
}

const statusWords = { done: 'Done', open: 'Reopened', canceled: 'Canceled' } as const

/** Deletes a task that a person may see. @throws {HttpError} 404, or 412 if someone else changed it */
export async function deleteTask(
  orm: Orm,
  { id, base }: { id: string; base: number | undefined },
  person: Person,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await getTask(tx, id, person)
    await requireVersion(tx, tasks, id, base)
    await deleteTaskRow(tx, id, person)
  })
}

function parseTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) {
    throw unprocessable([{ detail: "This time doesn't exist", source: { pointer: '/data/attributes/dueAt' } }])
  }
  return time
}

/** Returns the range of due dates: `today` includes overdue tasks and ends at midnight in the person's time zone. */
function parseDue(due: 'today' | 'later' | undefined, timeZone = 'UTC'): DueRange | undefined {
  if (!due) return undefined
  const midnight = DateTime.fromJSDate(now(), { zone: timeZone }).endOf('day')
  if (!midnight.isValid) {
    throw badRequest([{ detail: 'Use a time zone such as America/Denver', source: { parameter: 'timeZone' } }])
  }
  return due === 'today' ? { before: midnight.toJSDate() } : { from: midnight.toJSDate() }
}
