import type { RegionSlug } from '../places/regions'
import { slugify } from '../places/slugify'
import { stateByCode, states, type StateCode } from '../places/states'

/** A page of the agent directory, with its filters. The state is a two-letter code. [ROUTE-008 to ROUTE-010] */
export interface AgentPlace {
  region?: RegionSlug | undefined
  city?: { name: string; state: StateCode } | undefined
  agentId?: string | undefined
}

/**
 * Returns the URL of an agent directory page: `/agents/{region-slug}/{city-slug}-{state-slug}/{agentId}`. [ROUTE-008, ROUTE-009,
 * ROUTE-010]
 */
export function agentsUrl({ region, city, agentId }: AgentPlace = {}): string {
  if (!region) return '/agents'
  if (!city) return `/agents/${region}`
  const place = `/agents/${region}/${slugify(city.name)}-${stateByCode(city.state).slug}`
  return agentId ? `${place}/${encodeURIComponent(agentId)}` : place
}

/**
 * Parses the city of an agent directory path, such as `st-louis-missouri`. Returns the city's slug and the state's code, or undefined without a
 * state. [ROUTE-009]
 */
export function parseAgentCity(segment: string): { slug: string; state: StateCode } | undefined {
  const ofSegment = states.filter(({ slug }) => segment.endsWith(`-${slug}`) && segment.length > slug.length + 1)
  // `charleston-west-virginia` also ends with `-virginia`.
  const [state] = ofSegment.toSorted((one, other) => other.slug.length - one.slug.length)
  return state && { slug: segment.slice(0, -state.slug.length - 1), state: state.code }
}
