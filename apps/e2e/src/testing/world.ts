import { agentsUrl, regionOfState, stateByCode } from '@pkg/domain'
import type { APIRequestContext } from '@playwright/test'
import type { FoundCommunity } from './communities'
import { newEmail } from './gate'
import { type CountyPlace, type Place, places } from './places'
import { sendResource } from './send-resource'
import { asAdmin } from './staff'
import { api } from './urls'
import { registerPerson } from './work-accounts'

/** An approved advisor with an account. No one else serves their county by name, so families from there are offered to them. [AGENT-003] */
export interface OwnAdvisor {
  id: string
  name: string
  /** Signs in with the password of `gate.ts`. */
  email: string
  /** The path of their page. */
  url: string
  place: Place
}

/** Returns a place in a county that no advisor serves by name. */
async function findFreeCounty(request: APIRequestContext): Promise<CountyPlace> {
  const served = new Set<string>()
  for (const state of new Set(places.map((place) => place.state))) {
    const { data } = await (
      await request.get(`${api}/marketplace/advisor-cards?filter[state]=${state}&page-size=100`)
    ).json()
    for (const { attributes } of data) {
      for (const area of attributes.areas) for (const county of area.counties) served.add(`${area.state} ${county}`)
    }
  }
  const free = places.find(({ state, county }) => !served.has(`${state} ${county}`))
  if (!free) throw new Error('Tests of this worker have used all places of places.ts')
  return free
}

/** Returns a place in a county that no advisor serves by name, so its families aren’t offered to an advisor that a test added. */
export async function findFreePlace(request: APIRequestContext): Promise<Place> {
  const { county: _, ...place } = await findFreeCounty(request)
  return place
}

/** Someone who applies as an agent: their account and the area that they serve. An area without counties is the whole state. */
interface Applicant {
  account: { name: string; email: string }
  city: string
  area: { state: string; counties: string[] }
}

/** Applies as a person with a new account, and approves the application as an admin. Returns the agent's id. Leaves `request` signed in as the admin. */
export async function addAgent(request: APIRequestContext, { account, city, area }: Applicant): Promise<string> {
  const person = await registerPerson(account)
  const profile = {
    displayName: account.name,
    workPhone: '(402) 555-0133',
    city,
    state: area.state,
    operatingIn: [area],
    inBusinessSince: 2015,
  }
  const url = `${api}/marketplace/agents`
  const { id } = await sendResource(person, 'POST', url, { type: 'agents', attributes: profile })
  await person.dispose()
  await asAdmin(request, api)
  const approval = { type: 'agent-applications', attributes: { status: 2 } }
  await sendResource(request, 'PATCH', `${api}/admin/agents/${id}`, approval)
  return id
}

/** Adds an advisor of a county of their own. Leaves `request` signed in as an admin. [LIFE-010] */
export async function addAdvisor(request: APIRequestContext): Promise<OwnAdvisor> {
  const { county, ...place } = await findFreeCounty(request)
  const account = { name: `Avery ${crypto.randomUUID().slice(0, 8)}`, email: newEmail('advisors') }
  const area = { state: place.state, counties: [county] }
  const id = await addAgent(request, { account, city: place.city, area })
  const state = stateByCode(place.state)
  const region = state && regionOfState(state.code)
  if (!state || !region) throw new Error(`${place.state} has no region`)
  const url = agentsUrl({ region, city: { name: place.city, state: state.code }, agentId: id })
  return { id, ...account, url, place }
}

/** Adds a community as an admin. Families who request its prices are offered to an advisor of its county, or to its team if it has an account. [LIFE-010] */
export async function addCommunity(request: APIRequestContext, { city, state, zip }: Place): Promise<FoundCommunity> {
  await asAdmin(request, api)
  const name = `Larch House ${crypto.randomUUID().slice(0, 8)}`
  const care = ['assisted-living']
  const record = { name, care, line1: '9 Pine St', city, state, zip, capacity: 24, phone: '(402) 555-0188' }
  const url = `${api}/marketplace/communities`
  const { id, attributes } = await sendResource(request, 'POST', url, { type: 'communities', attributes: record })
  const direct = { type: 'communities', attributes: { isD2CEligible: true } }
  await sendResource(request, 'PATCH', `${url}/${id}`, direct)
  return { id, name, url: String(attributes['url']), city, state, schema: 'noAgent' }
}
