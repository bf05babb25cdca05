import type { Agent } from '../agents/agent'
import { isApproved } from '../agents/approval'
import { slugify } from '../places/slugify'
import { regionOfState } from '../places/states'

/** What the choice of an advisor reads of an agent. A state without counties in the service area means the whole state. */
export interface AdvisorCandidate {
  agent: Pick<Agent, 'id' | 'status' | 'region'> & { info: Pick<Agent['info'], 'serviceArea'> }
  openLeads: number
}

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
 * The advisor for a family in a place: of the approved ones those who serve the county, else the state, else the region; among them
 * whoever has the fewest open leads, and the lesser id where that is equal. Where the state is unknown all are equally near. None
 * where nobody serves the region. [AGENT-003]
 */
export function chooseAdvisor<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  { state, county }: { state?: string | undefined; county?: string | undefined },
): Candidate | undefined {
  let best: { candidate: Candidate; distance: number } | undefined
  for (const candidate of candidates) {
    if (!isApproved(candidate.agent)) continue
    const distance = state ? distanceOf(candidate.agent, state, county ?? '') : 0
    if (distance === Infinity) continue
    if (!best || isBefore({ candidate, distance }, best)) best = { candidate, distance }
  }
  return best?.candidate
}

interface Ranked {
  candidate: AdvisorCandidate
  distance: number
}

function isBefore(one: Ranked, other: Ranked): boolean {
  const difference = one.distance - other.distance || one.candidate.openLeads - other.candidate.openLeads
  return difference === 0 ? one.candidate.agent.id < other.candidate.agent.id : difference < 0
}
