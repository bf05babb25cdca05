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

/**
 * Returns the advisor for a family. Of the approved advisors below capacity who serve the region, the one of the community's page comes
 * first if they speak the family's language, then those who serve the county, then the state, then the region. Among them, those who speak
 * the family's language come first, then those likely to respond first by open leads and response time, then the lower id. If the state is
 * unknown, all advisors count as equally close. Returns none if no one serves the region. [AGENT-003, TRUTH-001]
 */
export function chooseAdvisor<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  { state, county, language = 'en', communityAdvisorId }: FamilyNeeds,
): Candidate | undefined {
  let best: (Ranked & { candidate: Candidate }) | undefined
  for (const candidate of candidates) {
    if (!isApproved(candidate.agent)) continue
    const distance = state ? areaDistance(candidate.agent, state, county ?? '') : 0
    if (distance === Infinity || candidate.openLeads >= (candidate.capacity ?? Infinity)) continue
    const isForeign = (candidate.languages ?? ['en']).includes(language) ? 0 : 1
    const isOther = candidate.agent.id === communityAdvisorId && !isForeign ? 0 : 1
    const wait = (candidate.openLeads + 1) * (candidate.minutesToRespond ?? defaultMinutesToRespond)
    const ranked = { candidate, isOther, distance, isForeign, wait }
    if (!best || isBefore(ranked, best)) best = ranked
  }
  return best?.candidate
}

interface Ranked {
  candidate: AdvisorCandidate
  isOther: number
  distance: number
  isForeign: number
  wait: number
}

function isBefore(one: Ranked, other: Ranked): boolean {
  const difference =
    one.isOther - other.isOther ||
    one.distance - other.distance ||
    one.isForeign - other.isForeign ||
    one.wait - other.wait
  return difference === 0 ? one.candidate.agent.id < other.candidate.agent.id : difference < 0
}
