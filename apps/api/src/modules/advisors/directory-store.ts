import type { AdvisorCheck, AdvisorVisit, FeeFacts } from '@pkg/api-client'
import { type Agent, approvedStatus } from '@pkg/domain'
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { currentMoment } from '../../database/moment'
import type { Orm } from '../../database/database'
import { advisorChecks, advisorVisits, agentOptions, agents, communities, places } from '../../database/schema/tables'
import { isAbsent } from '../access'
import { isPublic } from '../catalog'

/** An approved advisor with what the directory shows. */
export interface DirectoryRow {
  agent: Agent
  languages: string[]
  isAccepting: boolean
  portraitId: string | null
  recentVisits: number
  isDemo: boolean
}

/** Only approved advisors are public, and real estate agents help only with homes. [AGENT-003, AGENT-005] */
const isListed = and(gte(agents.status, approvedStatus), sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`)

/** How many communities an advisor toured in the last 12 months. */
const recentVisits = () => sql<number>`(select count(distinct ${advisorVisits.communityId})::int from ${advisorVisits}
  where ${advisorVisits.agentId} = ${agents.id} and ${advisorVisits.visitedOn} > ${currentMoment()} - interval '12 months')`

const rowColumns = () => ({
  agent: agents.record,
  isDemo: agents.isDemo,
  languages: sql<string[]>`coalesce(${agentOptions.languages}, array['en'])`,
  isAccepting: sql<boolean>`coalesce(${agentOptions.isAccepting}, true) and not ${isAbsent(agents.id)}`,
  portraitId: agentOptions.portraitId,
  recentVisits: recentVisits(),
})

/** Returns the number of listed advisors by the state of their home. [AGENT-002] */
export async function countByState(orm: Orm): Promise<Map<string, number>> {
  const state = sql<string>`${agents.record} -> 'address' ->> 'state'`
  const rows = await orm
    .select({ state, total: sql<number>`count(*)::int` })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(isListed)
    .groupBy(state)
  return new Map(rows.map((row) => [row.state, row.total]))
}

/** Returns the listed advisors whose home is in a region, or who serve a state, by name. */
export function listDirectory(
  orm: Orm,
  { region, state }: { region?: string; state?: string },
): Promise<DirectoryRow[]> {
  return orm
    .select(rowColumns())
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(
      and(
        isListed,
        region ? eq(agents.region, region) : undefined,
        state ? sql`${state} = any(${agents.states})` : undefined,
      ),
    )
    .orderBy(asc(agents.name), agents.id)
}

/** Returns a listed advisor. */
export async function findDirectoryRow(orm: Orm, id: string): Promise<DirectoryRow | undefined> {
  const [row] = await orm
    .select(rowColumns())
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .where(and(eq(agents.id, id), isListed))
  return row
}

/** Returns the city of a slug with its county. */
export async function findCity(
  orm: Orm,
  { slug, state }: { slug: string; state: string },
): Promise<{ name: string; county: string | null } | undefined> {
  const [city] = await orm
    .select({ name: places.name, county: places.county })
    .from(places)
    .where(and(eq(places.kind, 'city'), eq(places.state, state), eq(places.slug, slug)))
    .orderBy(desc(places.weight))
    .limit(1)
  return city
}

/** Returns the public communities that an advisor toured, each with its last visit, newest first. */
export async function listVisits(orm: Orm, agentId: string): Promise<AdvisorVisit[]> {
  const rows = await orm
    .selectDistinctOn([advisorVisits.communityId], {
      communityId: communities.id,
      communityName: communities.name,
      communityUrl: sql<string>`${communities.record}->>'url'`,
      visitedOn: advisorVisits.visitedOn,
      note: advisorVisits.note,
      feePercent: feeOf,
    })
    .from(advisorVisits)
    .innerJoin(communities, eq(communities.id, advisorVisits.communityId))
    .where(and(eq(advisorVisits.agentId, agentId), isPublic))
    .orderBy(advisorVisits.communityId, desc(advisorVisits.visitedOn))
  return rows
    .map(({ note, ...visit }) => ({ ...visit, ...(note ? { note } : {}) }))
    .toSorted((one, other) => other.visitedOn.localeCompare(one.visitedOn))
}

/** Returns the checks of an advisor, by kind. */
export async function listChecks(orm: Orm, agentId: string): Promise<AdvisorCheck[]> {
  const rows = await orm
    .select()
    .from(advisorChecks)
    .where(eq(advisorChecks.agentId, agentId))
    .orderBy(advisorChecks.kind)
  return rows.map(({ kind, checkedOn, validUntil, detail }) => ({
    kind,
    checkedOn,
    ...(validUntil ? { validUntil } : {}),
    ...(detail ? { detail } : {}),
  }))
}

const feeOf = sql<number>`coalesce((${communities.record} ->> 'feePercent')::float, 0)`

/** Returns what the public communities of a state pay us for a move-in. [TRUST-009, TRUST-011] */
export async function findFeeFacts(orm: Orm, state: string): Promise<FeeFacts> {
  const [facts] = await orm
    .select({
      total: sql<number>`count(*)::int`,
      paying: sql<number>`(count(*) filter (where ${feeOf} > 0))::int`,
      lowest: sql<number>`coalesce(min(${feeOf}) filter (where ${feeOf} > 0), 0)::float`,
      highest: sql<number>`coalesce(max(${feeOf}), 0)::float`,
    })
    .from(communities)
    .where(and(eq(communities.state, state), isPublic))
  return facts ?? { total: 0, paying: 0, lowest: 0, highest: 0 }
}

/** Replaces the visits of an advisor. */
export async function replaceVisitRows(
  tx: Orm,
  agentId: string,
  visits: { communityId: string; visitedOn: string; note?: string }[],
): Promise<void> {
  await tx.delete(advisorVisits).where(eq(advisorVisits.agentId, agentId))
  await insertVisitRows(tx, agentId, visits)
}

/** Inserts visits of an advisor, except those that are already there. */
export async function insertVisitRows(
  orm: Orm,
  agentId: string,
  visits: { communityId: string; visitedOn: string; note?: string }[],
): Promise<void> {
  if (visits.length === 0) return
  await orm
    .insert(advisorVisits)
    .values(visits.map((visit) => ({ agentId, ...visit })))
    .onConflictDoNothing()
}

/** Deletes a visit of an advisor, and returns whether there was one. */
export async function deleteVisitRow(
  orm: Orm,
  agentId: string,
  { communityId, visitedOn }: { communityId: string; visitedOn: string },
): Promise<boolean> {
  const rows = await orm
    .delete(advisorVisits)
    .where(
      and(
        eq(advisorVisits.agentId, agentId),
        eq(advisorVisits.communityId, communityId),
        eq(advisorVisits.visitedOn, visitedOn),
      ),
    )
    .returning({ communityId: advisorVisits.communityId })
  return rows.length > 0
}

/** Replaces the checks of an advisor. */
export async function replaceCheckRows(tx: Orm, agentId: string, checks: AdvisorCheck[]): Promise<void> {
  await tx.delete(advisorChecks).where(eq(advisorChecks.agentId, agentId))
  if (checks.length === 0) return
  await tx.insert(advisorChecks).values(checks.map((check) => ({ agentId, ...check })))
}

/** Returns which of the ids are public communities. */
export async function listPublicIds(orm: Orm, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(sql`${communities.id} in ${ids}`, isPublic))
  return rows.map(({ id }) => id)
}
