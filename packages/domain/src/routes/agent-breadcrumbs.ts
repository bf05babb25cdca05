import { regionName } from '../places/regions'
import * as texts from '../texts'
import { agentsUrl, type AgentPlace } from './agent-paths'
import { homeBreadcrumb, type Breadcrumb } from './breadcrumbs'

/** Returns an agent page's breadcrumbs: Home, Agents, region, city, and agent, as far as the directory is filtered. [ROUTE-015] */
export function agentBreadcrumbs(place: AgentPlace & { agentName?: string | undefined } = {}): Breadcrumb[] {
  const { region, city, agentId, agentName } = place
  const crumbs = [homeBreadcrumb, { label: texts.agents, href: agentsUrl() }]
  if (!region) return crumbs
  crumbs.push({ label: regionName(region), href: agentsUrl({ region }) })
  if (!city) return crumbs
  crumbs.push({ label: city.name, href: agentsUrl({ region, city }) })
  if (agentId && agentName) crumbs.push({ label: agentName, href: agentsUrl({ region, city, agentId }) })
  return crumbs
}
