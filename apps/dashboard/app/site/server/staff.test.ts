import { afterEach, expect, test, vi } from 'vitest'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { isRecipient, requireStaff } from './staff'
import type { StaffRole } from '~/site/staff/staff-roles'

const settings = readHostSettings({ API_URL: 'http://api.example' }, { variable: 'DASHBOARD_PORT', fallback: 3001 })
const context = loadContext(settings)

afterEach(() => vi.unstubAllGlobals())

/** Returns what `requireStaff` returns or throws when the API responds to `users.get` this way. */
async function requireStaffAfter(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_url: string, _options?: RequestInit) => respond())
  vi.stubGlobal('fetch', fetched)
  const request = new Request('https://x.example/dashboard/families?tab=new', { headers: { cookie: 'session=1' } })
  const outcome: unknown = await requireStaff(request, context).catch((thrown) => thrown)
  return { outcome, fetched }
}

const person = (role: string) => () =>
  Response.json({ data: { type: 'users', id: '1', attributes: { name: 'Bo', role } } })

test.each(['agent', 'provider', 'real-estate-agent', 'admin'])(
  'lets the role %s in [ROLE-010, DASH-001]',
  async (role) => {
    const { outcome, fetched } = await requireStaffAfter(person(role))
    expect(outcome).toMatchObject({ id: '1', name: 'Bo', role })
    expect(fetched.mock.calls[0]?.[0]).toBe('http://api.example/platform/users/me')
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ cookie: 'session=1' })
  },
)

test('sends a customer to sign in and back [ROLE-010, QUERY-001]', async () => {
  const { outcome } = await requireStaffAfter(person('customer'))
  expect(outcome).toBeInstanceOf(Response)
  expect(outcome instanceof Response && outcome.headers.get('location')).toBe(
    '/sign-in?loginRedirect=%2Fdashboard%2Ffamilies%3Ftab%3Dnew',
  )
})

test('sends a visitor to sign in and back [ROLE-010, QUERY-001]', async () => {
  const { outcome } = await requireStaffAfter(() => Response.json({ errors: [] }, { status: 401 }))
  expect(outcome instanceof Response && outcome.headers.get('location')).toBe(
    '/sign-in?loginRedirect=%2Fdashboard%2Ffamilies%3Ftab%3Dnew',
  )
})

test.each([
  [503, 'unavailable', 503],
  [404, 'not-found', 404],
  [403, 'forbidden', 403],
  [400, 'bad-request', 400],
  [429, 'rate-limited', 429],
  [500, 'unavailable', 503],
])('shows, after a %i, the error page %s with %i [ERR-018]', async (apiStatus, kind, status) => {
  const { outcome } = await requireStaffAfter(() => Response.json({ errors: [] }, { status: apiStatus }))
  expect(outcome).toMatchObject({ data: { kind }, init: { status } })
})

test('shows the error page when the API is down [ERR-018]', async () => {
  const { outcome } = await requireStaffAfter(() => Promise.reject(new TypeError('fetch failed')))
  expect(outcome).toMatchObject({ data: { kind: 'unavailable' }, init: { status: 503 } })
})

const recipients: [StaffRole, boolean][] = [
  ['provider', true],
  ['real-estate-agent', true],
  ['agent', false],
  ['admin', false],
]

test.each(recipients)('%s sees families only while they’re shared: %s [TRUST-002]', (role, expected) => {
  expect(isRecipient(role)).toBe(expected)
})
