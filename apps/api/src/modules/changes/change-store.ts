import type { endpoints, QueryOf } from '@pkg/api-client'
import { and, count, eq, inArray, like, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  answers,
  changedValues,
  contacts,
  families,
  invoiceDisputes,
  invoices,
  payments,
  questions,
  recordChanges,
  users,
} from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { familyChanges, visibleFamilies } from '../access'
import { visibleContacts } from '../address-book'
import { isOfRecord } from './record-store'

/** The filters and the sort of a list of changes. */
export type ChangeQuery = QueryOf<typeof endpoints.recordChanges.list>

/** A change with the name of the person who made it, if the account still exists. */
export interface ChangeRow {
  change: typeof recordChanges.$inferSelect
  actor: string | null
}

/** What a change replaced in one field. */
export type ValueRow = typeof changedValues.$inferSelect

/** The field whose value is why someone changed a record. It isn't a field of the record. */
export const reasonField = '$reason'

/** What changes are sorted and filtered by. */
const columns: ListColumns = {
  at: recordChanges.at,
  action: recordChanges.action,
  record: recordChanges.recordId,
  client: recordChanges.familyId,
  actor: recordChanges.actorId,
}

/** Returns a page of the changes that a person may see, of the tables, by default newest first. [WORK-017] */
export async function listChangeRows(
  orm: Orm,
  query: ChangeQuery,
  tables: readonly string[] | undefined,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ rows: ChangeRow[]; values: ValueRow[]; total: number }> {
  const { 'filter[record]': recordId, ...others } = query
  const where = and(
    filterCondition(others, columns),
    recordId === undefined ? undefined : isOfRecord(recordId),
    tables ? inArray(recordChanges.recordTable, [...tables]) : undefined,
    textCondition(query.q, [users.name]),
    visibleChanges(orm, person),
  )
  const [found] = await orm
    .select({ total: count() })
    .from(recordChanges)
    .leftJoin(users, eq(users.id, recordChanges.actorId))
    .where(where)
  const rows = await orm
    .select({ change: recordChanges, actor: users.name })
    .from(recordChanges)
    .leftJoin(users, eq(users.id, recordChanges.actorId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: recordChanges.id }))
    .limit(page.size)
    .offset(page.offset)
  const ids = rows.map(({ change }) => change.id)
  const values = ids.length > 0 ? await listValues(orm, ids, person) : []
  return { rows, values, total: found?.total ?? 0 }
}

/** What a home brought at its closing. Only admins and the real estate agent read it. [DASH-016, ROLE-010] */
const saleFields = ['closed_on', 'closing_price_cents', 'commission_cents']

/** Returns what changes replaced, as far as a person reads it. */
export const listValues = (orm: Orm, ids: string[], { role }: Person): Promise<ValueRow[]> =>
  orm
    .select()
    .from(changedValues)
    .where(
      and(
        inArray(changedValues.changeId, ids),
        role === 'admin' ? undefined : notInArray(changedValues.field, saleFields),
      ),
    )
    .orderBy(changedValues.field)

/** Returns what staff changed in the answers of a family, oldest first. [WORK-019, TRUST-016] */
export function listAnswerChanges(orm: Orm, familyId: string) {
  const { field, before, after } = changedValues
  return orm
    .select({ at: recordChanges.at, by: users.name, field, before, after })
    .from(recordChanges)
    .innerJoin(changedValues, eq(changedValues.changeId, recordChanges.id))
    .leftJoin(users, eq(users.id, recordChanges.actorId))
    .where(
      and(
        eq(recordChanges.recordTable, 'families'),
        eq(recordChanges.recordId, familyId),
        or(like(field, 'answers.%'), inArray(field, ['place', 'language'])),
      ),
    )
    .orderBy(recordChanges.at, field)
}

/** Advisors see the changes of their families' records, of contacts that they read, and of organizations, and admins all. [ROLE-010] */
function visibleChanges(orm: Orm, person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  const visible = orm.select({ id: families.id }).from(families).where(visibleFamilies(person))
  const read = orm
    .select({ id: sql<string>`${contacts.id}::text` })
    .from(contacts)
    .where(visibleContacts(person))
  const { familyId, recordTable, recordId } = recordChanges
  return or(
    and(inArray(familyId, visible), familyChanges(person)),
    and(eq(recordTable, 'contacts'), inArray(recordId, read)),
    person.role === 'agent' ? eq(recordTable, 'organizations') : undefined,
  )
}

/** Blanks the values that changes of families, of the payments and disputes of their invoices, and of the records with these ids, replaced. [TRUST-016, TRUTH-012] */
export async function blankFamilyValues(tx: Orm, familyIds: string[], recordIds: string[]): Promise<void> {
  if (familyIds.length === 0) return
  const { familyId, recordId } = recordChanges
  const theirs = tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.familyId, familyIds))
  const idsOf = (table: typeof payments | typeof invoiceDisputes) =>
    tx
      .select({ id: sql<string>`${table.id}::text` })
      .from(table)
      .where(inArray(table.invoiceId, theirs))
  await blank(
    tx,
    or(
      inArray(familyId, familyIds),
      inArray(recordId, [...familyIds, ...recordIds]),
      inArray(recordId, idsOf(payments)),
      inArray(recordId, idsOf(invoiceDisputes)),
    ),
  )
}

/** Blanks the values that changes of accounts, and of what their people wrote, replaced. Call it while their questions exist. [TRUST-016, TRUTH-012] */
export async function blankAccountValues(tx: Orm, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const agentIds = tx.select({ id: users.agentId }).from(users).where(inArray(users.id, userIds))
  // An answer often names the person who asked.
  const answered = tx
    .select({ id: sql<string>`${answers.id}::text` })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(inArray(questions.userId, userIds))
  const { recordTable, recordId, userId } = recordChanges
  const ofAgent = and(eq(recordTable, 'agents'), inArray(recordId, agentIds))
  await blank(tx, or(inArray(userId, userIds), ofAgent, and(eq(recordTable, 'answers'), inArray(recordId, answered))))
}

/** Blanks the values that changes of questions and of their answers replaced. [TRUST-016, TRUTH-012] */
export async function blankQuestionValues(tx: Orm, questionIds: string[]): Promise<void> {
  if (questionIds.length === 0) return
  const answered = tx
    .select({ id: sql<string>`${answers.id}::text` })
    .from(answers)
    .where(inArray(answers.questionId, questionIds))
  const { recordTable, recordId } = recordChanges
  const ofQuestions = and(eq(recordTable, 'questions'), inArray(recordId, questionIds))
  await blank(tx, or(ofQuestions, and(eq(recordTable, 'answers'), inArray(recordId, answered))))
}

async function blank(tx: Orm, where: SQL | undefined): Promise<void> {
  const changes = tx.select({ id: recordChanges.id }).from(recordChanges).where(where)
  await tx.update(changedValues).set({ before: null, after: null }).where(inArray(changedValues.changeId, changes))
}
