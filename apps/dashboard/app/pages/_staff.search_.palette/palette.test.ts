import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { afterEach, expect, test, vi } from 'vitest'
import { loader } from './route'

const settings = readHostSettings({ API_URL: 'http://api.example' }, { variable: 'DASHBOARD_PORT', fallback: 3001 })

afterEach(() => vi.unstubAllGlobals())

test('someone whose session has ended signs in, and gets the page of the search with what they typed [WORK-004, QUERY-001]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status: 401 }))
  const request = new Request('https://x.example/dashboard/search/palette?q=Keller')
  const thrown: unknown = await loader({ request, context: loadContext(settings), params: {} }).catch((error) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
    `/sign-in?loginRedirect=${encodeURIComponent('/dashboard/search?q=Keller')}`,
  )
})
