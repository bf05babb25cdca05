import { type Agent, approvedStatus, chooseAdvisor } from '@pkg/domain'
import { and, eq, gte, or, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { agentOptions, agents, families, offers, realEstateLeads } from '../../database/schema/tables'

/** Any number that no other lock of this database uses. */
const assignmentLock = 727_003

/** What of a family decides who gets it. */
export interface Seeking {
  id: string
  state: string | null
  county: string | null
  language: string
}

/**
 * The advisor who comes first for a family, of those who were not offered it before. Others wait until the caller's transaction ends,
 * so that nobody is given more than they take. [AGENT-003]
 */
export async function nextAdvisor(tx: Orm, family: Seeking): Promise<Agent | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${assignmentLock})`)
  const open = sql<number>`(select count(*)::int from ${families} where ${families.agentId} = ${agents.id}
    and ${families.stage} not in ('closed', 'moved-in'))`
  const wasOffered = sql`exists (select 1 from ${offers} where ${offers.familyId} = ${family.id}
    and ${offers.agentId} = ${agents.id})`
  return chosen(tx, family, { kind: 'partner', open, isTaken: wasOffered })
}

/** The real estate agent who comes first for a home. [AGENT-006] */
export async function nextRealEstateAgent(tx: Orm, family: Seeking): Promise<Agent | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${assignmentLock})`)
  const open = sql<number>`(select count(*)::int from ${realEstateLeads} where ${realEstateLeads.agentId} = ${agents.id}
    and ${realEstateLeads.stage} not in ('home-sold', 'home-bought', 'closed-unresponsive', 'closed-other'))`
  return chosen(tx, family, { kind: 'real-estate', open, isTaken: sql`false` })
}

async function chosen(
  tx: Orm,
  { state, county, language }: Seeking,
  {
    kind,
    open,
    isTaken,
  }: { kind: 'partner' | 'real-estate'; open: ReturnType<typeof sql<number>>; isTaken: ReturnType<typeof sql> },
): Promise<Agent | undefined> {
  const region = tx
    .select({ region: agents.region })
    .from(agents)
    .where(sql`${state} = any(${agents.states})`)
    .limit(1)
  const rows = await tx
    .select({ record: agents.record, options: agentOptions, open })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(
      and(
        gte(agents.status, approvedStatus),
        sql`coalesce(${agentOptions.kind}, 'partner') = ${kind}`,
        sql`coalesce(${agentOptions.isAccepting}, true)`,
        sql`not ${isTaken}`,
        state ? or(sql`${state} = any(${agents.states})`, eq(agents.region, region)) : undefined,
      ),
    )
  const candidates = rows.map(({ record, options, open: openLeads }) => ({
    agent: record,
    openLeads,
    capacity: options?.capacity ?? usualCapacity,
    languages: options?.languages,
    minutesToAnswer: options && options.answers > 0 ? options.minutes / options.answers : undefined,
  }))
  return chooseAdvisor(candidates, { state: state ?? undefined, county: county ?? undefined, language })?.agent
}

/** What an advisor takes who has not said how much. */
const usualCapacity = 40
