import type { Agent } from '../agents/agent'
import { isApproved } from '../agents/approval'
import { slugify } from '../places/slugify'
import { regionOfState } from '../places/states'

/** The data about an agent that the choice depends on. A state without counties in the service area means the whole state. */
export interface AdvisorCandidate {
  agent: Pick<Agent, 'id' | 'status' | 'region'> & { info: Pick<Agent['info'], 'serviceArea'> }
  openLeads: number
  /** The most open leads the agent takes; unlimited if unknown. */
  capacity?: number | undefined
  /** The languages the agent speaks; English if unknown. */
  languages?: readonly string[] | undefined
  /** The agent's average response time so far. */
  minutesToRespond?: number | undefined
}

/** The response time assumed for an agent without a history, in minutes. */
const defaultMinutesToRespond = 120

/** Returns how close an agent is to a location: 0 serves the county, 1 the whole state, 2 other counties of it, 3 the region. Otherwise it's infinite. */
export function areaDistance(agent: AdvisorCandidate['agent'], state: string, county: string): number {
  const counties = agent.info.serviceArea.operatingIn
    .filter((area) => area.state === state)
    .map((area) => area.counties)
  if (county && counties.some((names) => names.some((name) => slugify(name) === slugify(county)))) return 0
  if (counties.some((names) => names.length === 0)) return 1
  if (counties.length > 0) return 2
  return agent.region === regionOfState(state) ? 3 : Infinity
}

/** What the choice of an advisor depends on, besides the advisors. */
export interface FamilyNeeds {
  /** Two-letter code. */
  state?: string | undefined
  county?: string | undefined
  language?: string | undefined
  /** The advisor that the requested community's page shows. */
  communityAdvisorId?: string | undefined
}

/** What ranks an advisor for a family. Lower is better for each. */
export interface AdvisorRank {
  /** 0 for the advisor that the requested community's page shows. */
  isOther: number
  /** As `areaDistance` returns it. */
  distance: number
  /** 1 for an advisor who doesn't speak the family's language. */
  isForeign: number
  /** The expected wait in minutes: open leads and one more, times the response time. */
  wait: number
}

/** Why an advisor can't get a family: no one approved them, they don't serve the region, or they have as many families as they take. */
export type AdvisorObstacle = 'approval' | 'area' | 'room'

/** Returns where an advisor ranks for a family, or why they can't get it. What a community pays isn't known here. [AGENT-003, TRUST-010] */
export function rankAdvisor(
  candidate: AdvisorCandidate,
  { state, county, language = 'en', communityAdvisorId }: FamilyNeeds,
): AdvisorRank | AdvisorObstacle {
  if (!isApproved(candidate.agent)) return 'approval'
  const distance = state ? areaDistance(candidate.agent, state, county ?? '') : 0
  if (distance === Infinity) return 'area'
  if (candidate.openLeads >= (candidate.capacity ?? Infinity)) return 'room'
  const isForeign = (candidate.languages ?? ['en']).includes(language) ? 0 : 1
  return {
    isOther: candidate.agent.id === communityAdvisorId && !isForeign ? 0 : 1,
    distance,
    isForeign,
    wait: (candidate.openLeads + 1) * (candidate.minutesToRespond ?? defaultMinutesToRespond),
  }
}

/**
 * Returns the advisors who can get a family, the best one first. Of the approved advisors below capacity who serve the region, the one of the community's page comes
 * first if they speak the family's language, then those who serve the county, then the state, then the region. Among them, those who speak
 * the family's language come first, then those likely to respond first by open leads and response time, then the lower id. If the state is
 * unknown, all advisors count as equally close. [AGENT-003, TRUTH-001]
 */
export function rankAdvisors<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  needs: FamilyNeeds,
): Candidate[] {
  const ranked: { candidate: Candidate; rank: AdvisorRank }[] = []
  for (const candidate of candidates) {
    const rank = rankAdvisor(candidate, needs)
    if (typeof rank !== 'string') ranked.push({ candidate, rank })
  }
  return ranked
    .toSorted(
      (one, other) =>
        compareRanks(one.rank, other.rank) || (one.candidate.agent.id < other.candidate.agent.id ? -1 : 1),
    )
    .map(({ candidate }) => candidate)
}

/** Returns the advisor for a family, as `rankAdvisors` orders them. Returns none if no one serves the region. [AGENT-003, TRUTH-001] */
export function chooseAdvisor<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  needs: FamilyNeeds,
): Candidate | undefined {
  return rankAdvisors(candidates, needs)[0]
}

/** Compares two ranks: negative if the first one is better, and 0 if they're equal. */
const compareRanks = (one: AdvisorRank, other: AdvisorRank): number =>
  one.isOther - other.isOther ||
  one.distance - other.distance ||
  one.isForeign - other.isForeign ||
  one.wait - other.wait
