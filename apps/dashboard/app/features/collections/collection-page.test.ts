import type { CollectionLink } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { linkView } from './collection-page'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const communities = [
  { id: 'aspen-court', name: 'Aspen Court', address: '1 Elm St', url: '/aspen-court', isShown: true },
]
const link: CollectionLink = {
  id: 'link-1',
  collectionId: 'collection-1',
  createdAt: '2026-11-26T15:00:00Z',
  expiresAt: '2026-12-26T15:00:00Z',
  count: 0,
  opens: [],
}

test.each([
  [{}, 'Created today 8:00 AM. Works until Dec 26.', true],
  [{ expiresAt: '2026-11-20T15:00:00Z' }, 'Created today 8:00 AM. Expired Fri 8:00 AM.', false],
  [{ endedAt: '2026-11-26T17:00:00Z' }, 'Created today 8:00 AM. You stopped sharing today 10:00 AM.', false],
])('a link with %j says "%s", and can be ended: %s [DASH-007]', (values, facts, isActive) => {
  expect(linkView({ ...link, ...values }, communities, clock)).toMatchObject({ facts, isActive })
})

test('a link says what was opened and when, and which family it’s for [DASH-007]', () => {
  expect(linkView(link, communities, clock)).toMatchObject({ title: 'Link for anyone', opens: ['Not opened yet'] })
  const opened = {
    ...link,
    clientId: 'family-1',
    clientName: 'Luis Ortega',
    count: 2,
    lastOpenedAt: '2026-11-26T16:00:00Z',
    opens: [
      { communityId: 'aspen-court', count: 1, lastOpenedAt: '2026-11-26T16:05:00Z' },
      { communityId: 'removed-since', count: 3, lastOpenedAt: '2026-11-26T15:30:00Z' },
    ],
  }
  expect(linkView(opened, communities, clock)).toMatchObject({
    title: 'Link for Luis Ortega',
    opens: [
      'Page opened 2 times, last today 9:00 AM',
      'Aspen Court opened 1 time, last today 9:05 AM',
      'removed-since opened 3 times, last today 8:30 AM',
    ],
  })
})
