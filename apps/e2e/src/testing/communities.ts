import type { APIRequestContext } from '@playwright/test'

/** What these journeys read of a community. */
export interface FoundCommunity {
  id: string
  name: string
  url: string
  city: string
  state: string
  schema: string
}

/**
 * A public community in one of the states whose request opens the wizard of `schema`, and which `fits`; the catalogue is searched page by
 * page. `site` is the marketplace that is asked, this run's own unless told otherwise. Throws where there is none.
 */
export async function communityOf(
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
  throw new Error(`No community of ${schema} in ${states.join(', ')}`)
}
