import { careLabel } from '../care/care-names'
import type { TypeOfCareSlug } from '../care/care-types'
import { regionName } from '../places/regions'
import { stateByCode, type StateCode } from '../places/states'
import * as texts from '../texts'
import { agentsUrl, type AgentPlace } from './agent-paths'
import { categoryUrl } from './listing-paths'

/** One breadcrumb. */
export interface Breadcrumb {
  label: string
  href: string
}

const home: Breadcrumb = { label: texts.home, href: '/' }

/** Returns a listing's breadcrumbs: home, care type, state, and city or county by name, as far as the listing is filtered. [ROUTE-015] */
export function listingBreadcrumbs(place: {
  care: TypeOfCareSlug
  state?: StateCode | undefined
  city?: string | undefined
}): Breadcrumb[] {
  const { care, state, city } = place
  const crumbs = [home, { label: careLabel(care), href: categoryUrl({ care }) }]
  if (!state) return crumbs
  crumbs.push({ label: stateByCode(state).name, href: categoryUrl({ care, state }) })
  if (city) crumbs.push({ label: city, href: categoryUrl({ care, state, city }) })
  return crumbs
}

/** Returns an agent page's breadcrumbs: Home, Agents, region, city, and agent, as far as the directory is filtered. [ROUTE-015] */
export function agentBreadcrumbs(place: AgentPlace & { agentName?: string | undefined } = {}): Breadcrumb[] {
  const { region, city, agentId, agentName } = place
  const crumbs = [home, { label: texts.agents, href: agentsUrl() }]
  if (!region) return crumbs
  crumbs.push({ label: regionName(region), href: agentsUrl({ region }) })
  if (!city) return crumbs
  crumbs.push({ label: city.name, href: agentsUrl({ region, city }) })
  if (agentId && agentName) crumbs.push({ label: agentName, href: agentsUrl({ region, city, agentId }) })
  return crumbs
}
