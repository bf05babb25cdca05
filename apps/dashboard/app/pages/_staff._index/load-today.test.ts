import { createClient } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { now } from '@pkg/domain'
import { loadAdvisorDay } from './load-today.server'

test('a day whose every part is forbidden fails once, and leaves no failure that nothing waits for [ERR-018, WORK-001]', async () => {
  const request = new Request('http://localhost:3001/dashboard/')
  // The parts fail one after another, as when a person works in another role meanwhile.
  let calls = 0
  const fetch = async () => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 5 * (12 - Math.min(calls, 11))))
    return new Response('{"errors":[]}', { status: 403, headers: { 'content-type': 'application/vnd.api+json' } })
  }
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  const day = loadAdvisorDay({
    request,
    api: createClient({ baseUrl: 'http://api.example', fetch }),
    user: { id: '1', name: 'Bo', role: 'agent' },
    clock: { now: DateTime.fromJSDate(now()), zone: 'UTC' },
  })
  await expect(day).rejects.toMatchObject({ init: { status: 403 } })
  await new Promise((resolve) => setTimeout(resolve, 150))
  process.off('unhandledRejection', note)
  expect(calls).toBeGreaterThan(5)
  expect(unhandled).toEqual([])
})
