import type { endpoints, QueryOf, Task } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, gte, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, families, tasks } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { familyTasks, isRealEstateAgent, visibleFamilies, visibleTasks } from '../../access'
import { callTimes } from './call-times'
import type { FamilyRow } from './family-store'
import { isAboutPausedFamily } from './paused-family-store'

type NewTask = typeof tasks.$inferInsert

/** The filters and the sort of a list of tasks. */
export type TaskQuery = QueryOf<typeof endpoints.tasks.list>

/** A range of due times. */
export type DueRange = { before: Date } | { from: Date }

/** What tasks are sorted and filtered by. */
const columns: ListColumns = {
  status: tasks.status,
  dueAt: tasks.dueAt,
  resolvedAt: tasks.resolvedAt,
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
  const { 'filter[paused]': paused } = query
  const where = and(
    visibleTasks(person),
    filterCondition(query, columns),
    due && isDue(due),
    paused && (paused === 'true' ? isAboutPausedFamily() : not(isAboutPausedFamily())),
    textCondition(query.q, [tasks.title]),
  )
  const [found] = await orm.select({ total: count() }).from(tasks).where(where)
  return { items: await listRows(orm, where, page, person, query), total: found?.total ?? 0 }
}

/** Returns the tasks of a family that weren't canceled, by due date. */
export function listFamilyTasks(orm: Orm, familyId: string, person: Person): Promise<Task[]> {
  return listRows(
    orm,
    and(eq(tasks.familyId, familyId), ne(tasks.status, 'canceled'), familyTasks(person)),
    { size: maxFamilyTasks, offset: 0 },
    person,
  )
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

/** A task before a change: its owner, whether that's a real estate agent, and the family that it's about. */
interface TaskBefore {
  ownerId: string | null
  isOfHome: boolean
  family: { id: string; agentId: string | null } | undefined
}

/** Returns a task before a change, or undefined if the person doesn't see it. */
export async function findTaskFamily(tx: Orm, id: string, person: Person): Promise<TaskBefore | undefined> {
  const [task] = await tx
    .select({
      familyId: tasks.familyId,
      ownerId: tasks.ownerId,
      isOfHome: sql<boolean>`${isRealEstateAgent(tasks.ownerId)}`,
    })
    .from(tasks)
    .where(isVisibleTask(id, person))
  if (!task) return undefined
  const { familyId, ownerId, isOfHome } = task
  if (!familyId) return { ownerId, isOfHome, family: undefined }
  const [family] = await tx
    .select({ id: families.id, agentId: families.agentId })
    .from(families)
    .where(eq(families.id, familyId))
  return { ownerId, isOfHome, family }
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

/** Returns the condition that a task is due in a range. The tasks of paused families are due later. [WORK-007] */
function isDue(due: DueRange): SQL | undefined {
  return 'before' in due
    ? and(lt(tasks.dueAt, due.before), not(isAboutPausedFamily()))
    : or(gte(tasks.dueAt, due.from), isAboutPausedFamily())
}

function isVisibleTask(id: string, person: Person): SQL | undefined {
  return isUuid(id) ? and(eq(tasks.id, id), visibleTasks(person)) : sql`false`
}

/** What a task shows of its family. */
const familyColumns = {
  id: families.id,
  name: families.name,
  stage: families.stage,
  state: families.state,
  answers: families.answers,
  consent: families.consent,
}

/** Real estate agents don't read when to text a family, which is about someone else. */
const toFamilyFacts = (
  { id, name, stage, ...family }: Pick<FamilyRow, keyof typeof familyColumns>,
  { role }: Person,
) => ({
  clientId: id,
  clientName: name,
  clientStage: stage,
  ...(role === 'real-estate-agent' ? {} : { callTimes: callTimes(family) }),
})

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  person: Person,
  query: TaskQuery = {},
): Promise<Task[]> {
  const rows = await orm
    .select({ task: tasks, ownerName: agents.name, family: familyColumns })
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
    createdAt: task.createdAt.toISOString(),
    ...(task.resolvedAt ? { resolvedAt: task.resolvedAt.toISOString() } : {}),
    ...(family ? toFamilyFacts(family, person) : {}),
    ...(task.ownerId ? { ownerId: task.ownerId } : {}),
    ...(ownerName ? { ownerName } : {}),
  }))
}
