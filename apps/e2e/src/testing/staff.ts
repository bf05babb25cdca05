import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The password of every demo account. */
const password = 'a light is on tonight'

/** Signs in on the dashboard as a person would. */
export async function signIn(page: Page, dashboard: string, email: string): Promise<void> {
  await page.goto(`${dashboard}/dashboard/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/?$/)
}

interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/** What the database holds, asked through the API as an admin. */
export async function asAdmin(request: APIRequestContext, api: string) {
  const login = await request.post(`${api}/platform/auth/login`, {
    data: { data: { type: 'users', attributes: { email: 'admin@hearthway.example', password } } },
  })
  expect(login.ok()).toBe(true)
  const list = async (path: string): Promise<Resource[]> => (await (await request.get(`${api}${path}`)).json()).data
  /** The families whose name holds these words, with everything about them. */
  const families = async (words: string): Promise<Resource[]> => {
    const found = await list(`/secure/clients?q=${encodeURIComponent(words)}`)
    return Promise.all(
      found.map(async ({ id }) => {
        // Number and address are masked for who gives no reason to see them.
        const reason = { data: { data: { clientId: id, reason: 'A journey compares what arrived' } } }
        expect((await request.post(`${api}/platform/clients-access/contact`, reason)).ok()).toBe(true)
        return (await (await request.get(`${api}/secure/clients/${id}`)).json()).data
      }),
    )
  }
  /** Texts within a list of the one family of these words, in the order of the list. */
  const textsOf = async (words: string, name: string, text: string): Promise<string[]> => {
    const things = (await families(words))[0]?.attributes[name]
    return Array.isArray(things) ? things.map((thing) => String(thing[text])) : []
  }
  return {
    families,
    /** The names of the communities that a family asked. */
    leadsOf: (words: string) => textsOf(words, 'leads', 'communityName'),
    /** What happened to a family, newest first. */
    timelineOf: (words: string) => textsOf(words, 'timeline', 'text'),
    /** The messages that went to an address. */
    async messagesTo(address: string): Promise<Resource[]> {
      const all = await list('/platform/emails?page-size=100')
      return all.filter(({ attributes }) => attributes['recipient'] === address)
    },
  }
}

/** The number of things in a list of a resource. */
export const countOf = (resource: Resource | undefined, name: string) => {
  const things = resource?.attributes[name]
  return Array.isArray(things) ? things.length : 0
}
