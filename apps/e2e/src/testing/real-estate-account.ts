import { type APIRequestContext, expect } from '@playwright/test'
import { newEmail } from './gate'
import { sendResource } from './send-resource'
import { asAdmin } from './staff'
import { api } from './urls'
import { addAgent } from './world'

/** A real estate agent with an account. */
export interface RealEstateAccount {
  /** The id as an agent. */
  id: string
  name: string
  email: string
}

/** Creates the account of a real estate agent in a state, approved by an admin. */
export async function addRealEstateAccount(request: APIRequestContext, state: string): Promise<RealEstateAccount> {
  const account = { name: `Rae ${crypto.randomUUID().slice(0, 8)}`, email: newEmail('agents') }
  const id = await addAgent(request, { account, city: 'Cheyenne', area: { state, counties: [] } })
  const change = (path: string, type: string, attributes: object) =>
    sendResource(request, 'PATCH', `${api}${path}`, { type, attributes })
  await change(`/marketplace/agent-options/${id}`, 'agent-options', { kind: 'real-estate' })
  const { data } = await (await request.get(`${api}/admin/users?q=${account.email}`)).json()
  await change(`/admin/users/${data[0].id}`, 'users', { role: 'real-estate-agent' })
  return { id, ...account }
}

/** Offers the home of a family to a real estate agent as an admin. Returns its id. */
export async function offerHome(request: APIRequestContext, lastName: string, agentId: string): Promise<string> {
  const admin = await asAdmin(request, api)
  // The search forgives typos, so it can find others too.
  const family = (await admin.families(lastName)).find(({ attributes }) =>
    String(attributes['name']).includes(lastName),
  )
  const find = async () => {
    const { data } = await (await request.get(`${api}/marketplace/sren-referrals?filter[client]=${family?.id}`)).json()
    return data[0]
  }
  await expect.poll(find).not.toBe(undefined)
  const { id, attributes } = await find()
  // It can be offered to this agent already, and no one is offered a home twice.
  if (attributes.agentId === agentId) return id
  const lead = { type: 'sren-referrals', attributes: { agentId } }
  await sendResource(request, 'PATCH', `${api}/marketplace/sren-referrals/${id}`, lead)
  return id
}
