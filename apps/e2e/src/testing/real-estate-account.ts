import { type APIRequestContext, expect } from '@playwright/test'
import { newEmail } from './gate'
import { asAdmin } from './staff'
import { api } from './urls'
import { registerPerson } from './work-accounts'

/** A real estate agent with an account. */
export interface RealEstateAccount {
  /** The id as an agent. */
  id: string
  name: string
  email: string
}

/** Sends a resource as the person of a context, and returns what the API returned. */
async function sendResource(
  context: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  { type, attributes }: { type: string; attributes: object },
): Promise<{ id: string; attributes: Record<string, unknown> }> {
  const id = method === 'PATCH' ? { id: path.split('/').at(-1) } : {}
  const response = await context.fetch(`${api}${path}`, { method, data: { data: { type, ...id, attributes } } })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return (await response.json()).data
}

/** Creates the account of a real estate agent in a state, approved by an admin. */
export async function addRealEstateAccount(request: APIRequestContext, state: string): Promise<RealEstateAccount> {
  const account = { name: `Rae ${crypto.randomUUID().slice(0, 8)}`, email: newEmail('agents') }
  const person = await registerPerson(account)
  const profile = {
    displayName: account.name,
    workPhone: '(303) 555-0133',
    city: 'Cheyenne',
    state,
    operatingIn: [{ state, counties: [] }],
    inBusinessSince: 2015,
  }
  const { id } = await sendResource(person, 'POST', '/marketplace/agents', { type: 'agents', attributes: profile })
  await person.dispose()
  await asAdmin(request, api)
  const change = (path: string, type: string, attributes: object) =>
    sendResource(request, 'PATCH', path, { type, attributes })
  await change(`/admin/agents/${id}`, 'agent-applications', { status: 2 })
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
    return String(data[0]?.id ?? '')
  }
  await expect.poll(find).not.toBe('')
  const id = await find()
  const lead = { type: 'sren-referrals', attributes: { agentId } }
  await sendResource(request, 'PATCH', `/marketplace/sren-referrals/${id}`, lead)
  return id
}
