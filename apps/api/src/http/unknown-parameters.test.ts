import { type Endpoint, endpoints, type Role } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()
const rows = Object.values(endpoints).flatMap((resource): Endpoint[] => Object.values(resource))

/** Returns the cookie of someone who may use an endpoint. */
function createCookies() {
  const cookies = new Map<Role, string>()
  return async ({ access }: Endpoint): Promise<string> => {
    const role = access === 'anyone' ? 'visitor' : (access[0] ?? 'visitor')
    if (role === 'visitor') return ''
    const cookie = cookies.get(role) ?? (await api.cookieOf(role))
    cookies.set(role, cookie)
    return cookie
  }
}

test('every endpoint rejects an unknown parameter and names it [BIZ-008, CLIENT-006]', async () => {
  const cookieFor = createCookies()
  const wrong: string[] = []
  for (const row of rows) {
    const url = `${row.path.replaceAll(/:\w+/g, 'x')}?color=green`
    const cookie = await cookieFor(row)
    const { status, body } = await api.call({ method: row.method, url, headers: { cookie } })
    const { errors = [] }: { errors?: { source?: { parameter?: string } }[] } = JSON.parse(JSON.stringify(body))
    const isNamed = errors.some(({ source }) => source?.parameter === 'color')
    if (status !== 400 || !isNamed) wrong.push(`${row.method} ${row.path}: ${status}`)
  }
  expect(rows.length).toBeGreaterThan(250)
  expect(wrong).toEqual([])
})

test('names each unknown parameter of a search, whatever characters it has [LIST-002, BIZ-008]', async () => {
  const { status, body } = await api.call({ url: '/marketplace/communities?utm_source=mail&filter[a/b~c]=1&state=CO' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: [{ source: { parameter: 'utm_source' } }, { source: { parameter: 'filter[a/b~c]' } }],
  })
})
