import { now, siteDay } from '@pkg/domain'
import { eq, gte, notInArray, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { DateTime } from 'luxon'
import type { Orm } from '../../database/database'
import {
  advisorChecks,
  agentDocuments,
  agentOptions,
  agents,
  covers,
  families,
  offers,
  realEstateLeads,
} from '../../database/schema/tables'
import { isActiveCover } from '../access'

/** The days in which offers are counted. */
const offerDays = 30

/** Each kind of paper of each advisor, uploaded or checked by an admin, with the last day of the newest one. */
const newestPapers = sql`(
  select agent_id, kind, case when bool_or(valid_until is null) then null else max(valid_until) end as valid_until
  from (
    select agent_id, valid_until,
      case kind when 'liabilityInsurance' then 'insurance' when 'stateRegistration' then 'registration' else kind end as kind
    from ${agentDocuments}
    union all
    select agent_id, valid_until, kind from ${advisorChecks}
  ) papers
  group by agent_id, kind
) newest_papers`

/** The kinds of papers that each advisor needs: insurance and a registration. */
export const neededPapers = 2

/** What the list of advisors joins: what each works on, was offered, and has uploaded, and the last day of an absence. */
export function rosterParts(orm: Orm) {
  const since = DateTime.fromJSDate(now()).minus({ days: offerDays }).toJSDate()
  const openFamilies = orm
    .select({ agentId: families.agentId, open: sql<number>`count(*)::int`.as('open_families') })
    .from(families)
    .where(notInArray(families.stage, ['closed', 'moved-in']))
    .groupBy(families.agentId)
    .as('open_families')
  const openHomes = orm
    .select({ agentId: realEstateLeads.agentId, open: sql<number>`count(*)::int`.as('open_homes') })
    .from(realEstateLeads)
    .where(notInArray(realEstateLeads.stage, ['home-sold', 'home-bought', 'closed-unresponsive', 'closed-other']))
    .groupBy(realEstateLeads.agentId)
    .as('open_homes')
  const countOf = (status: 'claimed' | 'declined' | 'timed-out', name: string) =>
    sql<number>`count(*) filter (where ${offers.status} = ${status})::int`.as(name)
  const recent = orm
    .select({
      agentId: offers.agentId,
      accepted: countOf('claimed', 'accepted'),
      declined: countOf('declined', 'declined'),
      missed: countOf('timed-out', 'missed'),
    })
    .from(offers)
    .where(gte(offers.offeredAt, since))
    .groupBy(offers.agentId)
    .as('recent_offers')
  const away = orm
    .select({
      agentId: covers.agentId,
      until: sql<string>`max(${covers.untilDay})::text`.as('away_until'),
      coveringId: sql<string>`max(${covers.coveringId})`.as('covering_id'),
    })
    .from(covers)
    .where(isActiveCover(siteDay()))
    .groupBy(covers.agentId)
    .as('away')
  const papers = orm
    .select({
      agentId: sql<string>`agent_id`.as('paper_agent_id'),
      kinds: sql<number>`count(*) filter (where kind in ('insurance', 'registration'))::int`.as('paper_kinds'),
      until: sql<string | null>`min(valid_until)::text`.as('papers_until'),
    })
    .from(newestPapers)
    .groupBy(sql`agent_id`)
    .as('papers')
  return { openFamilies, openHomes, recent, away, papers }
}

/** The parts of the list of advisors. */
export type RosterParts = ReturnType<typeof rosterParts>

/** Joins the parts to a query of advisors. */
export const joinRoster = <Query extends PgSelect>(query: Query, parts: RosterParts) =>
  query
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .leftJoin(parts.openFamilies, eq(parts.openFamilies.agentId, agents.id))
    .leftJoin(parts.openHomes, eq(parts.openHomes.agentId, agents.id))
    .leftJoin(parts.recent, eq(parts.recent.agentId, agents.id))
    .leftJoin(parts.away, eq(parts.away.agentId, agents.id))
    .leftJoin(parts.papers, eq(parts.papers.agentId, agents.id))
