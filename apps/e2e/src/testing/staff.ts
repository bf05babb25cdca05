import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openPage, scriptsStarted } from './open-page'

/** The password of every demo account. */
const password = 'a light is on tonight'

/** Signs in to the dashboard with its form, and waits until Today can be used. */
export async function signIn(page: Page, dashboard: string, email: string): Promise<void> {
  await openPage(page, `${dashboard}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await scriptsStarted(page)
}

interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/** Reads stored data through the API as an admin. */
export async function asAdmin(request: APIRequestContext, api: string) {
  const login = await request.post(`${api}/platform/auth/login`, {
    data: { data: { type: 'users', attributes: { email: 'admin@hearthway.example', password } } },
  })
  expect(login.ok()).toBe(true)
  const list = async (path: string): Promise<Resource[]> => (await (await request.get(`${api}${path}`)).json()).data
  /** Returns the families that match a search, with everything about them. */
  const families = async (search: string): Promise<Resource[]> => {
    const found = await list(`/secure/clients?q=${encodeURIComponent(search)}`)
    return Promise.all(
      found.map(async ({ id }) => {
        // Contact info is masked until someone gives a reason.
        const reason = { data: { data: { clientId: id, reason: 'A journey compares it' } } }
        expect((await request.post(`${api}/platform/clients-access/contact`, reason)).ok()).toBe(true)
        return (await (await request.get(`${api}/secure/clients/${id}`)).json()).data
      }),
    )
  }
  /** Returns one text of each item in a list of the first family that matches. */
  const listTexts = async (search: string, name: string, text: string): Promise<string[]> => {
    const items = (await families(search))[0]?.attributes[name]
    return Array.isArray(items) ? items.map((item) => String(item[text])) : []
  }
  return {
    families,
    /** Returns the names of the communities that a family requested. */
    listLeads: (search: string) => listTexts(search, 'leads', 'communityName'),
    /** Returns a family's history, newest first. */
    listTimeline: (search: string) => listTexts(search, 'timeline', 'text'),
    /** Returns the consents of a family, newest first. */
    listConsents: (familyId: string) => list(`/platform/consents?filter[client]=${familyId}&page-size=100`),
    /** Returns the messages to an email address. */
    listMessagesTo: (address: string): Promise<Resource[]> =>
      list(`/platform/emails?page-size=100&filter[recipient]=${encodeURIComponent(address)}`),
  }
}

/** Returns the number of items in a list of a resource. */
export const countItems = (resource: Resource | undefined, name: string) => {
  const items = resource?.attributes[name]
  return Array.isArray(items) ? items.length : 0
}
