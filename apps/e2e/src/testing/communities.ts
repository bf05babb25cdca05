import type { APIRequestContext, APIResponse } from '@playwright/test'

/** A community that a journey uses. */
export interface FoundCommunity {
  id: string
  name: string
  url: string
  city: string
  state: string
  schema: string
}

/** Returns whether a journey can use a community, by its summary for the wizard and its id. */
type Fits = (summary: Record<string, unknown>, id: string) => boolean | Promise<boolean>

/** The listing pages that a worker has already read, by URL, because many journeys search the same pages. */
const read = new Map<string, ReturnType<APIResponse['json']>>()

function readJson(request: APIRequestContext, url: string) {
  const known = read.get(url) ?? request.get(url).then((response) => response.json())
  read.set(url, known)
  return known
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
  { fits = () => true, site = '' }: { fits?: Fits; site?: string } = {},
): Promise<FoundCommunity> {
  for (const state of states) {
    for (let number = 1; number <= 8; number += 1) {
      const care = schema === 'activeAdult' ? '&toc=active-adult' : ''
      const { data } = await readJson(
        request,
        `${site}/api/marketplace/communities?state=${state}${care}&page-size=50&page-number=${number}`,
      )
      for (const { id, attributes } of data) {
        const summary = await readJson(request, `${site}/gateway/${id}`)
        if (summary.conversionSchemaType !== schema || !(await fits(summary, id))) continue
        const { name, url, address } = attributes
        return { id, name, url, city: address.city, state: address.state, schema }
      }
    }
  }
  throw new Error(`No ${schema} community in ${states.join(', ')}`)
}

/** Returns whether the team of a community would call a family, because it has an account. */
export async function hasTeam(request: APIRequestContext, api: string, id: string): Promise<boolean> {
  const data = { data: { type: 'caller-choices', attributes: { slugs: [id] } } }
  const response = await request.post(`${api}/platform/caller-choices`, { data })
  const [caller] = (await response.json()).data.attributes.callers
  return caller?.kind === 'community'
}
