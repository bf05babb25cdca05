import { type Agent, type AdvisorCandidate, approvedStatus } from '@pkg/domain'
import { and, eq, gte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import {
  agentOptions,
  agents,
  families,
  offers,
  realEstateLeads,
  realEstateOffers,
  releases,
} from '../../database/schema/tables'
import { isAbsent } from '../access'

/** An arbitrary number that no other advisory lock uses. */
const assignmentLock = 727_003

/** The capacity of an advisor without work settings. */
export const defaultCapacity = 40

/** An advisor with everything that their choice depends on. */
type Candidate = AdvisorCandidate & { agent: Agent }

/** Locks assignments until the transaction ends, so no advisor is assigned more families than their capacity. */
export async function lockAssignments(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${assignmentLock})`)
}

/** The number of families that an advisor has, without those that moved in or were closed. */
const openFamilies = sql<number>`(select count(*)::int from ${families} where ${families.agentId} = ${agents.id}
  and ${families.stage} not in ('closed', 'moved-in'))`

/** Returns the facts about one advisor that the choice of an advisor depends on. */
export async function findCandidate(tx: Orm, agentId: string): Promise<Candidate | undefined> {
  const [found] = await selectCandidates(tx, openFamilies, eq(agents.id, agentId))
  return found
}

/** An approved advisor, whether or not they can get a family now. */
export type StandingAdvisor = Candidate & { capacity: number; isAccepting: boolean; isAbsent: boolean }

/** Returns the approved advisors with everything that their choice depends on, and whether they accept families. */
export async function listStandingAdvisors(orm: Orm): Promise<StandingAdvisor[]> {
  const rows = await orm
    .select({
      record: agents.record,
      options: agentOptions,
      openLeads: openFamilies,
      isAbsent: sql<boolean>`${isAbsent(agents.id)}`,
    })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(and(gte(agents.status, approvedStatus), sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`))
    .orderBy(agents.name, agents.id)
  return rows.map((row) => ({
    ...toCandidate(row),
    isAccepting: row.options?.isAccepting ?? true,
    isAbsent: row.isAbsent,
  }))
}

/** Returns the advisors of a state's region who accept families, and who weren't offered this one before, if it's known. [AGENT-003] */
export function listAdvisorCandidates(tx: Orm, { id, state }: { id?: string | undefined; state: string | null }) {
  const wasOffered = sql`exists (select 1 from ${offers} where ${offers.familyId} = ${id}
    and ${offers.agentId} = ${agents.id})`
  return listCandidates(tx, state, {
    kind: 'partner',
    openLeads: openFamilies,
    condition: id ? sql`not ${wasOffered}` : undefined,
  })
}

/** Returns the real estate agents of a state's region who accept families, who weren't offered this home before, and who didn't decline its family. [AGENT-006] */
export function listRealEstateCandidates(
  tx: Orm,
  { id, state, leadId }: { id: string; state: string | null; leadId: string },
) {
  const openLeads = sql<number>`(select count(*)::int from ${realEstateLeads}
    where ${realEstateLeads.agentId} = ${agents.id}
    and ${realEstateLeads.stage} not in ('home-sold', 'home-bought', 'closed-unresponsive', 'closed-other'))`
  const hasDeclined = sql`exists (select 1 from ${releases} where ${releases.familyId} = ${id}
    and ${releases.recipientKind} = 'agent' and ${releases.recipientId} = ${agents.id} and ${releases.response} = 'declined')`
  const wasOffered = sql`exists (select 1 from ${realEstateOffers} where ${realEstateOffers.leadId} = ${leadId}
    and ${realEstateOffers.agentId} = ${agents.id})`
  const condition = sql`not ${hasDeclined} and not ${wasOffered}`
  return listCandidates(tx, state, { kind: 'real-estate', openLeads, condition })
}

async function listCandidates(
  tx: Orm,
  state: string | null,
  {
    kind,
    openLeads,
    condition,
  }: { kind: 'partner' | 'real-estate'; openLeads: SQL<number>; condition: SQL | undefined },
) {
  const region = tx
    .select({ region: agents.region })
    .from(agents)
    .where(sql`${state} = any(${agents.states})`)
    .limit(1)
  return selectCandidates(
    tx,
    openLeads,
    and(
      gte(agents.status, approvedStatus),
      sql`coalesce(${agentOptions.kind}, 'partner') = ${kind}`,
      sql`coalesce(${agentOptions.isAccepting}, true)`,
      not(isAbsent(agents.id)),
      condition,
      state ? or(sql`${state} = any(${agents.states})`, eq(agents.region, region)) : undefined,
    ),
  )
}

async function selectCandidates(tx: Orm, openLeads: SQL<number>, where: SQL | undefined): Promise<Candidate[]> {
  const rows = await tx
    .select({ record: agents.record, options: agentOptions, openLeads })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(where)
  return rows.map(toCandidate)
}

function toCandidate({
  record,
  options,
  openLeads,
}: {
  record: Agent
  options: typeof agentOptions.$inferSelect | null
  openLeads: number
}): Candidate & { capacity: number } {
  return {
    agent: record,
    openLeads,
    capacity: options?.capacity ?? defaultCapacity,
    languages: options?.languages,
    minutesToRespond: options && options.responses > 0 ? options.responseMinutes / options.responses : undefined,
  }
}
