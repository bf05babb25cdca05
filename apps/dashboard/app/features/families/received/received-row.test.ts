import type { FamilySummary, Release } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { receivedRow } from './received-row'

const clock = { now: DateTime.fromISO('2026-11-21T18:12:00Z'), zone: 'UTC' }

const shared = {
  clientId: '7',
  recipientKind: 'community',
  reason: 'The family asked for pricing',
  status: 'active',
} as const
const sharedFields = ['phone']

type SharedRelease = Pick<Release, 'recipientName' | 'sentAt' | 'response' | 'respondBy'>

/** Returns the row of a family that was shared as `releases` say. */
function rowOf(...releases: SharedRelease[]) {
  const family: FamilySummary = {
    version: 1,
    id: '7',
    name: 'Dana Whitfield',
    stage: 'new',
    stageSince: '2026-11-15T20:00:00Z',
    communities: [],
    openTasks: 0,
    createdAt: '2026-11-15T20:00:00Z',
    releases: releases.map((release, index) => ({
      ...shared,
      sharedFields,
      id: String(index),
      recipientId: String(index),
      ...release,
    })),
  }
  return receivedRow(family, clock)
}

const oak = { recipientName: 'Oak House', sentAt: '2026-11-20T18:00:00Z' }
const elm = { recipientName: 'Elm Court', sentAt: '2026-11-21T18:00:00Z' }

test.each([
  ['neither responded', oak, elm, 'Waiting for a response'],
  ['only the first responded', { ...oak, response: 'contacted' as const }, elm, 'Waiting for a response'],
  ['only the second responded', oak, { ...elm, response: 'contacted' as const }, 'Waiting for a response'],
  [
    'both responded',
    { ...oak, response: 'contacted' as const },
    { ...elm, response: 'tour-offered' as const },
    'Tour offered',
  ],
])(
  'a family that two communities share counts as answered only when both responded: %s [TRUTH-008]',
  (_case, first, second, label) => {
    const row = rowOf(first, second)
    expect(row.response.label).toBe(label)
    expect(row.sharedWith).toBe('Oak House, Elm Court')
  },
)

test('the time left is that of the first community that still has to respond [TRUTH-008]', () => {
  const later = { ...oak, respondBy: '2026-11-21T22:00:00Z' }
  const sooner = { ...elm, respondBy: '2026-11-21T19:12:00Z' }
  const answered = { ...sooner, response: 'contacted' as const }
  expect(rowOf(later, sooner).clock).toEqual(rowOf(sooner).clock)
  expect(rowOf(later, answered).clock).toEqual(rowOf(later).clock)
})
