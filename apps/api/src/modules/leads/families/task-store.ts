import type { endpoints, QueryOf, Task } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, families, tasks } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { visibleFamilies, visibleTasks } from '../../access'

type NewTask = typeof tasks.$inferInsert

/** The filters and the sort of a list of tasks. */
export type TaskQuery = QueryOf<typeof endpoints.tasks.list>

/** A range of due times. */
export type DueRange = { before: Date } | { from: Date }

/** What tasks are sorted and filtered by. */
const columns: ListColumns = {
  status: tasks.status,
  dueAt: tasks.dueAt,
  title: sql`lower(${tasks.title})`,
  owner: tasks.ownerId,
  client: tasks.familyId,
}

const maxFamilyTasks = 100

/** Returns a page of the tasks that a person may see, by default those due first. */
export async function listTasks(
  orm: Orm,
  query: TaskQuery,
  due: DueRange | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    visibleTasks(person),
    filterCondition(query, columns),
    due && ('before' in due ? lt(tasks.dueAt, due.before) : gte(tasks.dueAt, due.from)),
    textCondition(query.q, [tasks.title]),
  )
  const [found] = await orm.select({ total: count() }).from(tasks).where(where)
  return { items: await listRows(orm, where, page, person, query), total: found?.total ?? 0 }
}

/** Returns the tasks of a family, by due date. */
export function listFamilyTasks(orm: Orm, familyId: string, person: Person): Promise<Task[]> {
  return listRows(orm, eq(tasks.familyId, familyId), { size: maxFamilyTasks, offset: 0 }, person)
}

/** Returns a task, even one that is assigned to another person. */
export async function findTask(orm: Orm, id: string, person: Person): Promise<Task | undefined> {
  const [task] = await listRows(orm, eq(tasks.id, id), { size: 1, offset: 0 }, person)
  return task
}

/** Returns a task that a person may see. */
export async function findVisibleTask(orm: Orm, id: string, person: Person): Promise<Task | undefined> {
  const [task] = await listRows(orm, isVisibleTask(id, person), { size: 1, offset: 0 }, person)
  return task
}

/** Inserts a task. Changes nothing if its key exists, because a worker may open a task twice. */
export async function insertTask(tx: Orm, task: NewTask): Promise<void> {
  await tx.insert(tasks).values(task).onConflictDoNothing()
}

/** Locks a task that a person may see until the transaction ends. Returns the family that it's about. */
export async function lockVisibleTask(
  tx: Orm,
  id: string,
  person: Person,
): Promise<{ family: { id: string; agentId: string | null } | undefined } | undefined> {
  const [task] = await tx
    .select({ familyId: tasks.familyId })
    .from(tasks)
    .where(isVisibleTask(id, person))
    .for('update')
  if (!task?.familyId) return task && { family: undefined }
  const [family] = await tx
    .select({ id: families.id, agentId: families.agentId })
    .from(families)
    .where(eq(families.id, task.familyId))
  return { family }
}

/** Updates a task. */
export async function updateTask(tx: Orm, id: string, changes: Partial<NewTask>): Promise<void> {
  await tx.update(tasks).set(changes).where(eq(tasks.id, id))
}

/** Deletes a task that a person may see. Returns whether it existed. */
export async function deleteTaskRow(tx: Orm, id: string, person: Person): Promise<boolean> {
  const deleted = await tx.delete(tasks).where(isVisibleTask(id, person)).returning({ id: tasks.id })
  return deleted.length > 0
}

/** Assigns a family's open tasks without an owner to an advisor. */
export async function assignOpenTasks(tx: Orm, familyId: string, ownerId: string, dueAt: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({ ownerId, dueAt })
    .where(and(eq(tasks.familyId, familyId), isNull(tasks.ownerId), eq(tasks.status, 'open')))
}

/** Removes an advisor from a family's open tasks. */
export async function unassignOpenTasks(tx: Orm, familyId: string, ownerId: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ ownerId: null })
    .where(and(eq(tasks.familyId, familyId), eq(tasks.ownerId, ownerId), eq(tasks.status, 'open')))
}

function isVisibleTask(id: string, person: Person): SQL | undefined {
  return isUuid(id) ? and(eq(tasks.id, id), visibleTasks(person)) : sql`false`
}

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  person: Person,
  query: TaskQuery = {},
): Promise<Task[]> {
  const rows = await orm
    .select({ task: tasks, ownerName: agents.name, family: { id: families.id, name: families.name } })
    .from(tasks)
    .leftJoin(families, and(eq(families.id, tasks.familyId), visibleFamilies(person)))
    .leftJoin(agents, eq(agents.id, tasks.ownerId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'dueAt', unique: tasks.id }))
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ task, ownerName, family }) => ({
    id: task.id,
    version: task.version,
    title: task.title,
    dueAt: task.dueAt.toISOString(),
    status: task.status,
    ...(family ? { clientId: family.id, clientName: family.name } : {}),
    ...(task.ownerId ? { ownerId: task.ownerId } : {}),
    ...(ownerName ? { ownerName } : {}),
  }))
}
