import type { Client } from '@pkg/api-client'
import { agentsUrl } from '@pkg/domain'
import { orErrorPage } from '@pkg/remix-host/server'
import { advisorUrl } from './advisor-url'

const pageSize = 100

/** Returns the paths of the directory: its regions, the cities in which advisors live, and the advisors. Made-up advisors are left out. [API-040, TRUTH-013] */
export async function listAdvisorPaths(api: Client): Promise<string[]> {
  const paths = new Set([agentsUrl()])
  const { items: regions } = await orErrorPage(api.advisorRegions.list({}))
  for (const { id, total } of regions) {
    for (let page = 1; (page - 1) * pageSize < total; page += 1) {
      const query = { 'filter[region]': id, 'page-size': pageSize, 'page-number': page }
      for (const card of (await orErrorPage(api.advisorCards.list(query))).items) {
        if (card.isDemo) continue
        const path = advisorUrl(card)
        paths.add(agentsUrl({ region: id }))
        paths.add(path.slice(0, path.lastIndexOf('/')))
        paths.add(path)
      }
    }
  }
  return [...paths]
}
