import type { AgentStatus } from '../agents/agent'
import { isApproved } from '../agents/approval'
import type { RegionSlug } from '../places/regions'
import { slugify } from '../places/slugify'
import { regionOfState } from '../places/states'

/** What the choice of an advisor reads of an agent. */
export interface AdvisorCandidate {
  id: string
  status: AgentStatus
  region: RegionSlug
  /** By two-letter codes; a state without counties means the whole state. */
  serviceArea: { operatingIn: readonly { state: string; counties: readonly string[] }[] }
  openLeads: number
}

/** How near a candidate is to a place: 0 serves the county, 1 the whole state, 2 other counties of it, 3 the region. */
function distanceOf(candidate: AdvisorCandidate, state: string, county: string | undefined): number {
  const counties = candidate.serviceArea.operatingIn.filter((area) => area.state === state).map((area) => area.counties)
  if (county && counties.some((names) => names.some((name) => slugify(name) === slugify(county)))) return 0
  if (counties.some((names) => names.length === 0)) return 1
  if (counties.length > 0) return 2
  return candidate.region === regionOfState(state) ? 3 : Infinity
}

/**
 * The advisor for a family in a place: of the approved ones those who serve the county, else the state, else the region; among them
 * whoever has the fewest open leads, and the lesser id where that is equal. None where nobody serves the region. [AGENT-003]
 */
export function chooseAdvisor<Candidate extends AdvisorCandidate>(
  candidates: Iterable<Candidate>,
  { state, county }: { state: string; county?: string | undefined },
): Candidate | undefined {
  let best: { candidate: Candidate; distance: number } | undefined
  for (const candidate of candidates) {
    const distance = isApproved(candidate) ? distanceOf(candidate, state, county) : Infinity
    if (distance === Infinity) continue
    const lead = best
      ? distance - best.distance ||
        candidate.openLeads - best.candidate.openLeads ||
        (candidate.id < best.candidate.id ? -1 : 1)
      : -1
    if (lead < 0) best = { candidate, distance }
  }
  return best?.candidate
}
