import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test'
import { newEmail, password } from './gate'
import { openPage } from './open-page'
import { asAdmin } from './staff'
import { api, dashboard } from './urls'
import type { buildFamily } from './wizard'

type Family = ReturnType<typeof buildFamily>

/** Sends requests as a person with a new account. Dispose of it at the end. */
export async function registerPerson({ name, email }: { name: string; email: string }): Promise<APIRequestContext> {
  const person = await requests.newContext()
  const account = { data: { data: { type: 'users', attributes: { name, email, password } } } }
  expect((await person.post(`${api}/platform/auth/register`, account)).status()).toBe(201)
  return person
}

/** Claims a community as a new account. An admin decides. */
export async function claimCommunity(account: { name: string; email: string }, communityId: string): Promise<void> {
  const person = await registerPerson(account)
  const claim = { data: { data: { type: 'claims', attributes: { jobTitle: 'Executive director' } } } }
  expect((await person.post(`${api}/marketplace/communities/${communityId}/claim`, claim)).status()).toBe(201)
  await person.dispose()
}

/** Claims a community as a new account, and approves the claim as an admin does. */
export async function addProvider(
  request: APIRequestContext,
  account: { name: string; email: string },
  communityId: string,
): Promise<void> {
  await claimCommunity(account, communityId)
  await asAdmin(request, api)
  const { data } = await (await request.get(`${api}/admin/claims?filter[status]=pending&page-size=100`)).json()
  const claim = data.find(
    ({ attributes }: { attributes: { userEmail: string } }) => attributes.userEmail === account.email,
  )
  const approval = { data: { data: { type: 'claims', id: claim.id, attributes: { status: 'approved' } } } }
  expect((await request.patch(`${api}/admin/claims/${claim.id}`, approval)).status()).toBe(200)
}

/** Invites an advisor, who creates an account. Returns its email address. */
export async function addAdvisorAccount(
  request: APIRequestContext,
  { id: agentId, name }: { id: string; name: string },
): Promise<string> {
  const email = newEmail('advisors')
  await asAdmin(request, api)
  const account = { data: { data: { type: 'users', attributes: { name, email, role: 'agent', agentId } } } }
  expect((await request.post(`${api}/admin/users`, account)).status()).toBe(201)
  const invitation = new URL(await linkIn(request, email, /./)).searchParams.get('token')
  const person = await requests.newContext()
  const registration = { data: { data: { type: 'users', attributes: { name, email, password, invitation } } } }
  expect((await person.post(`${api}/platform/auth/register`, registration)).status()).toBe(201)
  await person.dispose()
  return email
}

/** Opens a page of the dashboard as a visitor, signs in where it leads, and waits until that leads back. */
export async function openAs(page: Page, email: string, url: string): Promise<void> {
  await openPage(page, url.startsWith('/') ? `${dashboard}${url}` : url)
  await expect(page).toHaveURL(/\/dashboard\/sign-in/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/dashboard\/sign-in/)
}

/** Sends a request from the browser of a page, or as a visitor, after it learned who calls, as the wizard does. */
export async function sendRequest(
  { request }: { request: APIRequestContext },
  family: Family,
  { slug, ...data }: { slug: string; [answer: string]: unknown },
): Promise<void> {
  const choice = await request.post('/api/platform/caller-choices', {
    data: { data: { type: 'caller-choices', attributes: { slugs: [slug] } } },
  })
  const actionInfo = {
    callerChoiceId: (await choice.json()).data.id,
    requestId: crypto.randomUUID(),
    status: 'complete',
    slug,
    name: `${family.firstName} ${family.lastName}`,
    email: family.email,
    phone: family.phone,
    data: {
      lookingFor: 'Mother',
      adl: ['light-care'],
      budgetRange: '$5K+',
      wordings: [{ id: 'contact', version: '2', language: 'en' }],
      ...data,
    },
  }
  const response = await request.post('/api/platform/uuid-actions', {
    data: {
      data: { type: 'uuid-actions', attributes: { actionType: 'pricing-request', actionPage: '/', actionInfo } },
    },
  })
  expect(response.status()).toBe(201)
}

/** Returns the address that an email to a person leads to, from the newest one whose subject matches. */
export async function linkIn(request: APIRequestContext, recipient: string, subject: RegExp): Promise<string> {
  const admin = await asAdmin(request, api)
  const find = async () => {
    const messages = await admin.listMessagesTo(recipient)
    const message = messages.find(({ attributes }) => subject.test(String(attributes['subject'])))
    return /(https?:\/\/\S+)/.exec(String(message?.attributes['body']))?.[1] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
