import type { TimelineItem } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { loadTimeline } from './load-timeline.server'

const change = (recordType: string, field: string): TimelineItem['payload'] => ({
  type: 'change',
  action: 'changed',
  recordType,
  recordId: 'r',
  values: [{ field, before: 'new', after: 'touring' }],
})
const items = [change('clients', 'stage'), change('clients', 'name'), change('conversations', 'anyField')].map(
  (payload, index) => ({ id: String(index), at: '2026-11-26T17:00:00Z', kind: 'history', clientId: 'f', payload }),
)
const familyId = '6adf55fd-d058-433b-ad64-0df14055bd30'
const api = apiStub({ '/platform/timeline': { type: 'timeline-items', items, meta: { counts: { history: 3 } } } })

test('shows as many events as it counts, each change of the stage among them [WORK-027]', async () => {
  const request = new Request('http://localhost:3001/dashboard/families/f')
  const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
  const { rows, counts } = await loadTimeline(request, apiFor(request, api.context), familyId, clock)
  expect(counts.map(({ count }) => count)).toEqual([items.length, items.length])
  expect(rows.map(({ title }) => title)).toEqual([
    'Stage changed from New to Touring',
    'Family changed',
    'Conversation changed',
  ])
})
