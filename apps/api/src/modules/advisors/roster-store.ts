import type { Advisor, endpoints, QueryOf } from '@pkg/api-client'
import { addDays, approvedStatus, siteDay } from '@pkg/domain'
import { and, count, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents, users } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import { defaultCapacity } from './candidate-store'
import {
  agreementUntil,
  arePapersDue,
  awayUntil,
  coveredBy,
  hasAgreement,
  hasLicenseProblem,
  licensesOf,
  licenseUntil,
  neededPapers,
  openFamilies,
  openHomes,
  paperKinds,
  papersUntil,
  recentOffers,
} from './roster-parts-store'

type Query = QueryOf<typeof endpoints.advisors.list>

/** Who reads the list. Only admins see papers, licenses, and agreements, and find people by their email address. */
interface Reader {
  isAdmin: boolean
}

const isRealEstate = sql`coalesce(${agentOptions.kind}, 'partner') = 'real-estate'`
const capacity = sql<number>`coalesce(${agentOptions.capacity}, ${defaultCapacity})`
const isAccepting = sql<boolean>`coalesce(${agentOptions.isAccepting}, true)`
const languages = sql<string[]>`coalesce(${agentOptions.languages}, array['en'])`
const statusOf = sql<Advisor['status']>`case when ${agents.status} >= ${approvedStatus} then 'approved'
  when ${agents.declinedAt} is not null then 'declined' else 'waiting' end`
const hasAccount = sql<boolean>`exists (select 1 from ${users} where ${users.agentId} = ${agents.id})`
const responseMinutes = sql<number | null>`case when ${agentOptions.responses} > 0
  then round(${agentOptions.responseMinutes} / ${agentOptions.responses})::int end`
const inBusinessSince = sql<number>`(${agents.record}->'info'->>'inBusinessSince')::int`

const open = sql<number>`case when ${isRealEstate} then ${openHomes} else ${openFamilies} end`
const load = sql<number | null>`case when ${capacity} > 0 then (100 * ${open} / ${capacity})::int end`

function columnsOf({ isAdmin }: Reader): ListColumns {
  return {
    id: agents.id,
    name: sql`lower(${agents.name})`,
    status: statusOf,
    kind: sql`coalesce(${agentOptions.kind}, 'partner')`,
    state: sql`${agents.record}->'address'->>'state'`,
    accepting: sql`${isAccepting}::text`,
    awayUntil: awayUntil(),
    open,
    load,
    accepted: recentOffers('claimed'),
    missed: recentOffers('timed-out'),
    responseMinutes,
    inBusinessSince,
    // Colleagues can't find out by a filter or an order either.
    papersUntil: isAdmin ? papersUntil : sql`null::text`,
    licenseUntil: isAdmin ? licenseUntil : sql`null::text`,
    agreementUntil: isAdmin ? agreementUntil() : sql`null::text`,
    hasAgreement: isAdmin ? sql`(${isRealEstate} and ${hasAgreement()})::text` : sql`null::text`,
  }
}

function conditionOf(query: Query, reader: Reader): SQL | undefined {
  const { state: _addressed, ...columns } = columnsOf(reader)
  const { 'filter[state]': served, 'filter[language]': language, 'filter[room]': room } = query
  return and(
    isSeenBy(reader),
    filterCondition(query, columns),
    served === undefined ? undefined : sql`${served} = any(${agents.states})`,
    language === undefined ? undefined : sql`${language} = any(${languages})`,
    // Only admins can ask.
    query['filter[papers]'] === undefined
      ? undefined
      : reader.isAdmin
        ? arePapersDue(addDays(siteDay(), paperDays))
        : sql`false`,
    query['filter[license]'] === undefined
      ? undefined
      : reader.isAdmin
        ? and(isRealEstate, hasLicenseProblem(query['filter[license]']))
        : sql`false`,
    room === undefined ? undefined : sql`(${open} < ${capacity}) = ${room === 'true'}`,
    matches(query.q, [
      sql`${agents.name}`,
      sql`${agents.record}->'address'->>'city'`,
      ...(reader.isAdmin ? [sql`${agents.record}->'info'->>'email'`] : []),
    ]),
  )
}

/** The days before the last one of a paper on which someone has to ask for a new one. */
const paperDays = 30

/** Returns the condition that a text that a person typed is in one of the texts, or is the code of a state that someone serves. */
const matches = (typed: string | undefined, texts: readonly SQL[]): SQL | undefined =>
  typed !== undefined && /^[a-z]{2}$/i.test(typed.trim())
    ? or(sql`${typed.trim().toUpperCase()} = any(${agents.states})`, textCondition(typed, texts))
    : textCondition(typed, texts)

/** Applicants are seen by admins only. */
const isSeenBy = ({ isAdmin }: Reader): SQL | undefined => (isAdmin ? undefined : gte(agents.status, approvedStatus))

/** Returns a page of advisors and real estate agents, by default by name. [DASH-015, DASH-016, WORK-022] */
export async function listRoster(orm: Orm, query: Query, reader: Reader, page: { size: number; offset: number }) {
  const where = conditionOf(query, reader)
  const [found] = await orm
    .select({ total: count() })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(where)
  const rows = await selectRoster(orm)
    .where(where)
    .orderBy(...listOrder(query, columnsOf(reader), { sort: 'name', unique: agents.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map((row) => toAdvisor(row, reader)), total: Number(found?.total ?? 0) }
}

/** Returns an advisor or a real estate agent. */
export async function findOnRoster(orm: Orm, id: string, reader: Reader): Promise<Advisor | undefined> {
  const [row] = await selectRoster(orm).where(and(eq(agents.id, id), isSeenBy(reader)))
  return row && toAdvisor(row, reader)
}

const selected = () => ({
  agent: agents,
  kind: agentOptions.kind,
  status: statusOf,
  languages,
  isAccepting,
  capacity,
  open,
  load,
  awayUntil: awayUntil(),
  coveredBy: coveredBy(),
  accepted: recentOffers('claimed'),
  declined: recentOffers('declined'),
  missed: recentOffers('timed-out'),
  responseMinutes,
  inBusinessSince,
  hasAccount,
  paperKinds,
  papersUntil,
  licenses: licensesOf,
  hasAgreement: hasAgreement(),
  agreementUntil: agreementUntil(),
})

type Row = Awaited<ReturnType<typeof selectRoster>>[number]

const selectRoster = (orm: Orm) =>
  orm.select(selected()).from(agents).leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))

function toAdvisor(row: Row, { isAdmin }: Reader): Advisor {
  const { agent, load, awayUntil, coveredBy, papersUntil } = row
  const { aggregateRating, address } = agent.record
  return {
    id: agent.id,
    name: agent.name,
    kind: row.kind ?? 'partner',
    status: row.status,
    city: address.city,
    state: address.state,
    states: agent.states,
    languages: row.languages,
    isAccepting: row.isAccepting,
    open: row.open,
    capacity: row.capacity,
    ...(load === null ? {} : { load }),
    ...(awayUntil ? { awayUntil } : {}),
    ...(coveredBy ? { coveredBy } : {}),
    accepted: row.accepted,
    declined: row.declined,
    missed: row.missed,
    ...(row.responseMinutes === null ? {} : { responseMinutes: row.responseMinutes }),
    ...(aggregateRating.numRatings > 0 ? { rating: aggregateRating.ratingValue } : {}),
    inBusinessSince: row.inBusinessSince,
    hasAccount: row.hasAccount,
    ...(isAdmin && papersUntil ? { papersUntil } : {}),
    ...(isAdmin ? { missingPapers: neededPapers - row.paperKinds } : {}),
    ...(isAdmin && row.kind === 'real-estate' ? agentParts(row) : {}),
  }
}

/** What admins see of real estate agents only. [DASH-016] */
const agentParts = ({ licenses, hasAgreement, agreementUntil }: Row) => ({
  licenses,
  hasAgreement,
  ...(agreementUntil === null ? {} : { agreementUntil }),
})
