import type { APIRequestContext, Locator } from '@playwright/test'
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

/** Returns an advisor whose home is in a state, with the path of their page, to read it. A test that changes something adds its own advisor. */
export async function findAdvisorIn(request: APIRequestContext, api: string, state: string) {
  const response = await request.get(`${api}/marketplace/advisor-cards?filter[state]=${state}&page-size=100`)
  const { data }: { data: ListedAdvisor[] } = await response.json()
  const found = data.find(({ attributes }) => attributes.state === state)
  const known = stateByCode(state)
  if (!found || !known || !isRegionSlug(found.attributes.region)) throw new Error(`No advisor lives in ${state}`)
  const { name, region, city } = found.attributes
  return { id: found.id, name, url: agentsUrl({ region, city: { name: city, state: known.code }, agentId: found.id }) }
}

/** Chooses an advisor of Vermont to reassign a family to, so it isn’t the family’s own. Returns the advisor’s id. */
export async function chooseAdvisor(picker: Locator): Promise<string> {
  const page = picker.page()
  await picker.fill('VT')
  await page
    .getByRole('option', { name: /\bVT\b.* of \d+ families/ })
    .first()
    .click()
  const chosen = await page.locator('input[type="hidden"][name="agent"]').inputValue()
  return chosen.split(' ', 1)[0] ?? ''
}

/** Returns when the first free call of an advisor begins. */
export async function findFreeCall(read: (path: string) => Promise<unknown>, advisorId: string): Promise<string> {
  const listed: unknown = await read(`/marketplace/agents/${advisorId}/call-days`)
  const days: { attributes: { slots: { startsAt: string }[] } }[] = JSON.parse(JSON.stringify(listed))
  const [first] = days.flatMap(({ attributes }) => attributes.slots)
  if (!first) throw new Error(`No call is free with ${advisorId}`)
  return first.startsAt
}
