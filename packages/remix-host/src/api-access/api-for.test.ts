import { expect, test, vi } from 'vitest'
import { readHostSettings } from '../host/settings'
import { loadContext } from '../site/site-context'
import { apiFor } from './api-for'

const unreachable = readHostSettings({ API_URL: 'http://127.0.0.1:9' }, { variable: 'PORT', fallback: 3000 })

test.each([
  ['GET', 5000],
  ['HEAD', 5000],
  ['POST', 15_000],
])('a page waits for the API on %s for %i milliseconds [ERR-018]', async (method, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const api = apiFor(new Request('http://localhost:3000/receipts', { method }), loadContext(unreachable))
  await expect(api.receipts.list({})).rejects.toThrow()
  expect(timeout.mock.calls).toEqual([[milliseconds]])
})
