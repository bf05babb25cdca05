import type { APIRequestContext } from '@playwright/test'
import { agentsUrl, isRegionSlug, stateByCode } from '@pkg/domain'

/** An advisor as the directory lists one. */
interface ListedAdvisor {
  id: string
  attributes: {
    name: string
    region: string
    city: string
    state: string
    areas: { state: string; counties: string[] }[]
  }
}

/** Returns the demo advisor, who serves all of Florida, with the path of their page. */
export async function findDemoAdvisor(request: APIRequestContext, api: string) {
  const response = await request.get(`${api}/marketplace/advisor-cards?filter[state]=FL&page-size=100`)
  const { data }: { data: ListedAdvisor[] } = await response.json()
  const found = data.find(({ attributes }) =>
    attributes.areas.some(({ state, counties }) => state === 'FL' && counties.length === 0),
  )
  const state = found && stateByCode(found.attributes.state)
  if (!found || !state || !isRegionSlug(found.attributes.region)) throw new Error('The catalog has no demo advisor')
  const { name, region, city } = found.attributes
  return { id: found.id, name, url: agentsUrl({ region, city: { name: city, state: state.code }, agentId: found.id }) }
}

/** Returns an advisor whose home is in a state, with the path of their page. The one of Florida has an account and books calls in other journeys. */
export async function findAdvisorIn(request: APIRequestContext, api: string, state: string) {
  const response = await request.get(`${api}/marketplace/advisor-cards?filter[state]=${state}&page-size=100`)
  const { data }: { data: ListedAdvisor[] } = await response.json()
  const found = data.find(({ attributes }) => attributes.state === state)
  const known = stateByCode(state)
  if (!found || !known || !isRegionSlug(found.attributes.region)) throw new Error(`No advisor lives in ${state}`)
  const { name, region, city } = found.attributes
  return { id: found.id, name, url: agentsUrl({ region, city: { name: city, state: known.code }, agentId: found.id }) }
}

/** Returns an advisor who has no account in any journey, so no one's page shows a family that is reassigned to them. */
export const findAdvisorWithoutAccount = (request: APIRequestContext, api: string) => findAdvisorIn(request, api, 'CA')

/** Returns when the first free call of an advisor begins. */
export async function findFreeCall(read: (path: string) => Promise<unknown>, advisorId: string): Promise<string> {
  const listed: unknown = await read(`/marketplace/agents/${advisorId}/call-days`)
  const days: { attributes: { slots: { startsAt: string }[] } }[] = JSON.parse(JSON.stringify(listed))
  const [first] = days.flatMap(({ attributes }) => attributes.slots)
  if (!first) throw new Error(`No call is free with ${advisorId}`)
  return first.startsAt
}
