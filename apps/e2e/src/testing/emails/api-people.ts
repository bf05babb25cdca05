import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { newEmail, password } from '../gate'
import { textsToken } from '../mailbox'

/** The password of every demo account. */
export const demoPassword = 'a light is on tonight'

/** A resource of a response. */
export interface Resource {
  id: string
  attributes: Record<string, unknown>
}

/** Someone with a browser of their own, who sends requests to an API. Each expects a success status. */
export type Person = ReturnType<typeof createPerson>

function createPerson(api: string, context: APIRequestContext, email: string) {
  const send = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<Resource> => {
    const response = await context.fetch(`${api}${path}`, { method, data: { data } })
    const text = await response.text()
    expect(response.ok(), `${path}: ${text}`).toBe(true)
    return text === '' ? { id: '', attributes: {} } : JSON.parse(text).data
  }
  /** Sends plain values to a path that responds with plain values. */
  const exchange = async (method: 'POST' | 'PUT', path: string, data: object): Promise<Record<string, string>> => {
    const response = await context.fetch(`${api}${path}`, { method, data: { data } })
    expect(response.ok(), path).toBe(true)
    return response.json()
  }
  const read = async (path: string) => {
    const response = await context.get(`${api}${path}`)
    expect(response.status(), path).toBe(200)
    return (await response.json()).data
  }
  return {
    email,
    exchange,
    get: (path: string): Promise<Resource> => read(path),
    list: (path: string): Promise<Resource[]> => read(path),
    /** Sends a resource. */
    post: (path: string, type: string, attributes: object) => send('POST', path, { type, attributes }),
    /** Sends plain values. */
    plain: (path: string, data: object) => send('POST', path, data),
    patch: (path: string, type: string, attributes: object) =>
      send('PATCH', path, { type, id: path.split('/').at(-1), attributes }),
    dispose: () => context.dispose(),
  }
}

/** Returns functions that create people of one API. */
export function createPeople(api: string) {
  const people: Person[] = []
  const create = async (email: string) => {
    const person = createPerson(api, await requests.newContext(), email)
    people.push(person)
    return person
  }
  return {
    /** A family without an account. */
    visitor: () => create(newEmail('families')),
    async signIn(email: string, secret = demoPassword): Promise<Person> {
      const person = await create(email)
      await person.post('/platform/auth/login', 'users', { email, password: secret })
      return person
    },
    async register(name: string): Promise<Person> {
      const person = await create(newEmail('people'))
      await person.post('/platform/auth/register', 'users', { name, email: person.email, password })
      return person
    },
    /** Posts a text that someone sent, as the text service does. */
    async receiveText(text: { id: string; from: string; text: string }): Promise<void> {
      const context = await requests.newContext({ extraHTTPHeaders: { authorization: `Bearer ${textsToken}` } })
      const response = await context.post(`${api}/inbound-texts`, { data: text })
      expect(response.ok(), await response.text()).toBe(true)
      await context.dispose()
    },
    dispose: () => Promise.all(people.map((person) => person.dispose())),
  }
}
