import type { APIRequestContext } from '@playwright/test'

/** A community that a journey uses. */
export interface FoundCommunity {
  id: string
  name: string
  url: string
  city: string
  state: string
  schema: string
}

/**
 * Finds a community in one of the states that opens the wizard of `schema` and that `fits`. `site` is a marketplace's URL; by default,
 * the one that Playwright started.
 *
 * @throws When there is none.
 */
export async function findCommunity(
  request: APIRequestContext,
  schema: string,
  states: readonly string[],
  { fits = () => true, site = '' }: { fits?: (summary: Record<string, unknown>) => boolean; site?: string } = {},
): Promise<FoundCommunity> {
  for (const state of states) {
    for (let number = 1; number <= 8; number += 1) {
      const care = schema === 'activeAdult' ? '&toc=active-adult' : ''
      const listing = await request.get(
        `${site}/api/marketplace/communities?state=${state}${care}&page-size=50&page-number=${number}`,
      )
      const { data } = await listing.json()
      for (const { id, attributes } of data) {
        const summary = await (await request.get(`${site}/gateway/${id}`)).json()
        if (summary.conversionSchemaType !== schema || !fits(summary)) continue
        const { name, url, address } = attributes
        return { id, name, url, city: address.city, state: address.state, schema }
      }
    }
  }
  throw new Error(`No ${schema} community in ${states.join(', ')}`)
}
