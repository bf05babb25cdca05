import type { LeadAdvisor, LeadObstacle } from '@pkg/api-client'
import { advisorFit, type AdvisorFit, rankAdvisors } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { listAdvisorCandidates, listStandingAdvisors, type StandingAdvisor } from '../../advisors'
import { type EarlierOffers, listEarlierOffers, type WaitingFamily } from './waiting-family-store'

type Family = WaitingFamily['family']

/** The advisors, and what decides which of them a family can get. */
export interface Standings {
  advisors: readonly StandingAdvisor[]
  /** The ids of the advisors that the assignment can choose, by the state of the family. */
  eligible: ReadonlyMap<string | null, ReadonlySet<string>>
  earlier: EarlierOffers
}

/** Loads what decides who can get families. The assignment’s own query says which advisors it can choose. [DASH-005, AGENT-003] */
export async function loadStandings(orm: Orm, families: readonly Family[]): Promise<Standings> {
  const eligible = new Map<string | null, ReadonlySet<string>>()
  if (families.length === 0) return { advisors: [], eligible, earlier: new Map() }
  for (const state of new Set(families.map((family) => family.state))) {
    const candidates = await listAdvisorCandidates(orm, { state })
    eligible.set(state, new Set(candidates.map(({ agent }) => agent.id)))
  }
  return {
    advisors: await listStandingAdvisors(orm),
    eligible,
    earlier: await listEarlierOffers(
      orm,
      families.map(({ id }) => id),
    ),
  }
}

const needsOf = ({ state, county, language }: Family) => ({
  state: state ?? undefined,
  county: county ?? undefined,
  language,
})

/** Returns how well an advisor fits a family, or why they can't get it. `isOffered` says that they have an open offer of it. */
export function standingOf(
  { eligible, earlier }: Standings,
  advisor: StandingAdvisor,
  family: Family,
  isOffered = false,
): AdvisorFit | LeadObstacle {
  const { id } = advisor.agent
  const before = earlier.get(family.id)?.get(id)
  // An offered family is among the advisor's open ones, which is no reason against them.
  if (isOffered) {
    const fit = advisorFit({ ...advisor, openLeads: Math.max(0, advisor.openLeads - 1) }, needsOf(family))
    return fit === 'approval' ? 'not-accepting' : fit
  }
  if (before === 'declined' || before === 'timed-out') return before
  if (before) return 'revoked'
  if (!advisor.isAccepting) return 'not-accepting'
  if (advisor.isAbsent) return 'absent'
  if (!eligible.get(family.state)?.has(id)) return 'area'
  const fit = advisorFit(advisor, needsOf(family))
  return fit === 'approval' ? 'not-accepting' : fit
}

/** Returns the advisors who can get a family, in the order in which it would be offered to them. [DASH-005, AGENT-003] */
export function fittingAdvisors(standings: Standings, family: Family): { advisor: StandingAdvisor; fit: AdvisorFit }[] {
  const fits = new Map<string, AdvisorFit>()
  for (const advisor of standings.advisors) {
    const fit = standingOf(standings, advisor, family)
    if (typeof fit !== 'string') fits.set(advisor.agent.id, fit)
  }
  const able = standings.advisors.filter(({ agent }) => fits.has(agent.id))
  return rankAdvisors(able, needsOf(family)).flatMap((advisor) => {
    const fit = fits.get(advisor.agent.id)
    return fit ? [{ advisor, fit }] : []
  })
}

/** Returns all advisors for a family: those who can get it, best first, and then the others with why. [DASH-005] */
export function rankedAdvisors(standings: Standings, family: Family): LeadAdvisor[] {
  const { language } = family
  const able = fittingAdvisors(standings, family)
  const ids = new Set(able.map(({ advisor }) => advisor.agent.id))
  const others = standings.advisors.filter(({ agent }) => !ids.has(agent.id))
  return [
    ...able.map(({ advisor, fit }) => ({ ...describe(advisor), language, fit })),
    ...others.map((advisor) => {
      const obstacle = standingOf(standings, advisor, family)
      return { ...describe(advisor), language, ...(typeof obstacle === 'string' ? { obstacle } : {}) }
    }),
  ]
}

const describe = ({ agent, openLeads, capacity }: StandingAdvisor) => ({
  id: agent.id,
  name: agent.info.displayName,
  openLeads,
  capacity,
})
