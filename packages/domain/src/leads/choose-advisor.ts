import type { Agent } from '../agents/agent'
import { isApproved } from '../agents/approval'
import { slugify } from '../places/slugify'
import { regionOfState } from '../places/states'

/** What the choice of an advisor reads of an agent. A state without counties in the service area means the whole state. */
export interface AdvisorCandidate {
  agent: Pick<Agent, 'id' | 'status' | 'region'> & { info: Pick<Agent['info'], 'serviceArea'> }
  openLeads: number
  /** How many open leads the agent takes; unlimited where unknown. */
  capacity?: number | undefined
  /** Languages that the agent speaks; English where unknown. */
  languages?: readonly string[] | undefined
  /** How long the agent took to answer so far, on average. */
  minutesToRespond?: number | undefined
}

/** What an agent without a history is taken to need, in minutes. */
const defaultMinutesToRespond = 120

/** How near an agent is to a place: 0 serves the county, 1 the whole state, 2 other counties of it, 3 the region. */
function distanceOf(agent: AdvisorCandidate['agent'], state: string, county: string): number {
  const counties = agent.info.serviceArea.operatingIn
    .filter((area) => area.state === state)
    .map((area) => area.counties)
  if (county && counties.some((names) => names.some((name) => slugify(name) === slugify(county)))) return 0
  if (counties.some((names) => names.length === 0)) return 1
  if (counties.length > 0) return 2
  return agent.region === regionOfState(state) ? 3 : Infinity
}

/**
 * The advisor for a family in a place: of the approved ones with room those who serve the county, else the state, else the region;
 * among them those who speak the family's language; among them whoever is likely to answer first, by open leads and the time they took
 * so far; and the lesser id where that is equal. Where the state is unknown all are equally near. None where nobody serves the region.
 * [AGENT-003]
 */
export function chooseAdvisor<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  {
    state,
    county,
    language = 'en',
  }: { state?: string | undefined; county?: string | undefined; language?: string | undefined },
): Candidate | undefined {
  let best: (Ranked & { candidate: Candidate }) | undefined
  for (const candidate of candidates) {
    if (!isApproved(candidate.agent)) continue
    const distance = state ? distanceOf(candidate.agent, state, county ?? '') : 0
    if (distance === Infinity || candidate.openLeads >= (candidate.capacity ?? Infinity)) continue
    const isForeign = (candidate.languages ?? ['en']).includes(language) ? 0 : 1
    const wait = (candidate.openLeads + 1) * (candidate.minutesToRespond ?? defaultMinutesToRespond)
    const ranked = { candidate, distance, isForeign, wait }
    if (!best || isBefore(ranked, best)) best = ranked
  }
  return best?.candidate
}

interface Ranked {
  candidate: AdvisorCandidate
  distance: number
  isForeign: number
  wait: number
}

function isBefore(one: Ranked, other: Ranked): boolean {
  const difference = one.distance - other.distance || one.isForeign - other.isForeign || one.wait - other.wait
  return difference === 0 ? one.candidate.agent.id < other.candidate.agent.id : difference < 0
}
