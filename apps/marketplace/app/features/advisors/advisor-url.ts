import type { AdvisorCard } from '@pkg/api-client'
import { agentsUrl, stateByCode } from '@pkg/domain'

/** Returns the path of an advisor's page. [ROUTE-010] */
export function advisorUrl({ id, region, city, state }: Pick<AdvisorCard, 'id' | 'region' | 'city' | 'state'>): string {
  const known = stateByCode(state)
  return agentsUrl({ region, ...(known ? { city: { name: city, state: known.code }, agentId: id } : {}) })
}
