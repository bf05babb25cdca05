import { createClient } from '@pkg/api-client'
import { expect, test, vi } from 'vitest'
import { loadAdvisors } from './load-advisors.server'

const request = new Request('http://localhost:3001/dashboard/families')

test('asks for every page of advisors once a minute, and again after a failure [WORK-003]', async () => {
  vi.useFakeTimers()
  let isDown = true
  const fetch = vi.fn((url: unknown) => {
    if (isDown) return Promise.resolve(new Response('{}', { status: 503 }))
    const page = Number(new URL(String(url)).searchParams.get('page-number'))
    const data = [{ type: 'agents', id: `a${page}`, attributes: { name: page === 1 ? 'Teresa' : 'Bo' } }]
    return Promise.resolve(
      new Response(JSON.stringify({ data, meta: { total: 101 } }), {
        headers: { 'content-type': 'application/vnd.api+json' },
      }),
    )
  })
  const api = createClient({ baseUrl: 'http://api.example', fetch })
  await expect(loadAdvisors(request, api)).rejects.toBeDefined()
  isDown = false
  const byName = [
    { value: 'a2', label: 'Bo' },
    { value: 'a1', label: 'Teresa' },
  ]
  expect(await loadAdvisors(request, api)).toEqual(byName)
  const calls = fetch.mock.calls.length
  expect(await loadAdvisors(request, api)).toEqual(byName)
  expect(fetch.mock.calls.length).toBe(calls)
  vi.advanceTimersByTime(60_001)
  await loadAdvisors(request, api)
  expect(fetch.mock.calls.length).toBe(calls + 2)
  vi.useRealTimers()
})
