import type { AdvisorLicense } from '@pkg/api-client'
import { now, siteDay } from '@pkg/domain'
import { and, eq, gte, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { alias } from 'drizzle-orm/pg-core'
import {
  advisorChecks,
  agentDocuments,
  agents,
  covers,
  families,
  offers,
  realEstateLeads,
  realEstateLicenses as licenses,
  referralAgreements as agreements,
} from '../../database/schema/tables'
import { isActiveCover } from '../access'

// Each part is a subquery of one advisor, which reads an index. Joined sums of all advisors took the square of their number.

/** The days in which offers are counted. */
const offerDays = 30

/** How many families an advisor works on. */
export const openFamilies = sql<number>`(select count(*)::int from ${families}
  where ${and(eq(families.agentId, agents.id), notInArray(families.stage, ['closed', 'moved-in']))})`

const isOpenHome = notInArray(realEstateLeads.stage, [
  'home-sold',
  'home-bought',
  'closed-unresponsive',
  'closed-other',
])

/** How many homes a real estate agent works on. */
export const openHomes = sql<number>`(select count(*)::int from ${realEstateLeads}
  where ${and(eq(realEstateLeads.agentId, agents.id), isOpenHome)})`

/** Returns how many offers of the last 30 days an advisor accepted, declined, or let time out. */
export function recentOffers(status: 'claimed' | 'declined' | 'timed-out'): SQL<number> {
  const since = DateTime.fromJSDate(now()).minus({ days: offerDays }).toJSDate()
  const isCounted = and(eq(offers.agentId, agents.id), eq(offers.status, status), gte(offers.offeredAt, since))
  return sql<number>`(select count(*)::int from ${offers} where ${isCounted})`
}

const isAway = () => and(eq(covers.agentId, agents.id), isActiveCover(siteDay()))

/** The last day of an advisor's absence. */
export const awayUntil = (): SQL<string | null> =>
  sql`(select max(${covers.untilDay})::text from ${covers} where ${isAway()})`

const covering = alias(agents, 'covering')

/** The name of who covers for an advisor. */
export const coveredBy = (): SQL<string | null> =>
  sql`(select max(${covering.name}) from ${covers} join ${agents} covering on ${eq(covering.id, covers.coveringId)} where ${isAway()})`

/** Each kind of paper of an advisor, uploaded or checked by an admin, with the last day of the newest one. */
const newestPapers = sql`(
  select kind, case when bool_or(valid_until is null) then null else max(valid_until) end as valid_until
  from (
    select valid_until,
      case kind when 'liabilityInsurance' then 'insurance' when 'stateRegistration' then 'registration' else kind end as kind
    from ${agentDocuments} where ${eq(agentDocuments.agentId, agents.id)}
    union all
    select valid_until, kind from ${advisorChecks} where ${eq(advisorChecks.agentId, agents.id)}
  ) papers
  group by kind
) newest_papers`

/** The kinds of papers that each advisor needs: insurance and a registration. */
export const neededPapers = 2

/** How many of the needed papers an advisor has. */
export const paperKinds = sql<number>`(select count(*)::int from ${newestPapers} where kind in ('insurance', 'registration'))`

/** Returns the condition that an advisor misses a paper, or has one that isn't valid after a day. */
export const arePapersDue = (day: string): SQL =>
  sql`(select count(*) filter (where kind in ('insurance', 'registration')) < ${neededPapers} or coalesce(min(valid_until) <= ${day}, false)
    from ${newestPapers})`

/** The last day of the paper of an advisor that expires first. */
export const papersUntil = sql<string | null>`(select min(valid_until)::text from ${newestPapers})`

const isTheirLicense = and(eq(licenses.agentId, agents.id), isNull(licenses.removedOn))

/** The licenses of a real estate agent by state, without those that were removed. */
export const licensesOf = sql<AdvisorLicense[]>`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', ${licenses.id}, 'state', ${licenses.state}, 'number', ${licenses.number}, 'validUntil', ${licenses.validUntil},
    'checkedOn', ${licenses.checkedOn})) order by ${licenses.state}), '[]') from ${licenses} where ${isTheirLicense})`

/** The last day of the license that expires first. */
export const licenseUntil = sql<
  string | null
>`(select min(${licenses.validUntil})::text from ${licenses} where ${isTheirLicense})`

/** Returns the condition that a license of a real estate agent wasn't checked, or that none is recorded. */
export const hasLicenseProblem = (problem: 'unchecked' | 'missing'): SQL =>
  problem === 'unchecked'
    ? sql`exists (select from ${licenses} where ${isTheirLicense} and ${licenses.checkedOn} is null)`
    : sql`not exists (select from ${licenses} where ${isTheirLicense})`

/** The referral agreement with a real estate agent that applies today. */
const presentAgreement = () =>
  sql`from ${agreements} where ${eq(agreements.agentId, agents.id)}
    and ${siteDay()} between ${agreements.startsOn} and coalesce(${agreements.endsOn}, 'infinity')`

/** Whether a referral agreement with a real estate agent applies today. */
export const hasAgreement = (): SQL<boolean> => sql<boolean>`exists (select ${presentAgreement()})`

/** The last day of the referral agreement that applies today, if it has one. */
export const agreementUntil = (): SQL<string | null> =>
  sql<string | null>`(select max(${agreements.endsOn})::text ${presentAgreement()})`
