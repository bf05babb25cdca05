import type { endpoints, QueryOf, ReferralAgreement } from '@pkg/api-client'
import { isUuid, type ReferralTerms } from '@pkg/domain'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, referralAgreements as agreements } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'

type AgreementQuery = QueryOf<typeof endpoints.referralAgreements.list>

/** The terms of an agreement as they're stored. */
export type AgreementValues = Pick<
  typeof agreements.$inferSelect,
  'feePercent' | 'feeCents' | 'startsOn' | 'endsOn' | 'paperUrl'
>

const columns: ListColumns = {
  agentName: sql`lower(${agents.name})`,
  agent: agreements.agentId,
  startsOn: agreements.startsOn,
  endsOn: agreements.endsOn,
}

/** Returns a page of the agreements that a person may see, by default newest first. [DASH-016] */
export async function listAgreements(
  orm: Orm,
  query: AgreementQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(isVisibleTo(person), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(agreements).where(where)
  const rows = await selectAgreements(orm)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-startsOn', unique: agreements.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toAgreement), total: found?.total ?? 0 }
}

/** Returns an agreement that a person may see. */
export async function findAgreement(orm: Orm, id: string, person: Person): Promise<ReferralAgreement | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await selectAgreements(orm).where(and(eq(agreements.id, id), isVisibleTo(person)))
  return row && toAgreement(row)
}

/** Returns the terms of an agent's agreements, oldest first, without the one with the id. */
export async function findOtherTerms(tx: Orm, agentId: string, exceptId = ''): Promise<ReferralTerms[]> {
  const rows = await tx
    .select()
    .from(agreements)
    .where(eq(agreements.agentId, agentId))
    .orderBy(asc(agreements.startsOn))
  return rows
    .filter(({ id }) => id !== exceptId)
    .map(({ startsOn, endsOn }) => ({ startsOn, ...(endsOn && { endsOn }) }))
}

/** Inserts an agreement. Returns its id. */
export async function insertAgreement(tx: Orm, values: typeof agreements.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(agreements).values(values).returning({ id: agreements.id })
  if (!inserted) throw new Error('The agreement was not saved')
  return inserted.id
}

/** Changes an agreement. */
export async function updateAgreement(tx: Orm, id: string, values: AgreementValues): Promise<void> {
  await tx.update(agreements).set(values).where(eq(agreements.id, id))
}

/** Agents see their own agreements, and admins all. */
const isVisibleTo = ({ role, agentId }: Person): SQL | undefined =>
  role === 'admin' ? undefined : eq(agreements.agentId, agentId ?? '')

type Row = Awaited<ReturnType<typeof selectAgreements>>[number]

const selectAgreements = (orm: Orm) =>
  orm
    .select({ agreement: agreements, agentName: agents.name })
    .from(agreements)
    .innerJoin(agents, eq(agents.id, agreements.agentId))

function toAgreement({ agreement, agentName }: Row): ReferralAgreement {
  const { id, version, agentId, feePercent, feeCents, startsOn, endsOn, paperUrl } = agreement
  return {
    id,
    version,
    agentId,
    agentName,
    ...(feePercent === null ? {} : { feePercent }),
    ...(feeCents === null ? {} : { feeCents }),
    startsOn,
    ...(endsOn && { endsOn }),
    ...(paperUrl && { paperUrl }),
  }
}
