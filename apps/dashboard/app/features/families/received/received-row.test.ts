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
function rowOf(received: Pick<FamilySummary, 'recipients' | 'response'>, ...releases: SharedRelease[]) {
  const family: FamilySummary = {
    version: 1,
    id: '7',
    name: 'Dana Whitfield',
    stage: 'new',
    stageSince: '2026-11-15T20:00:00Z',
    communities: [],
    openTasks: 0,
    createdAt: '2026-11-15T20:00:00Z',
    ...received,
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
  ['waiting', { label: 'Waiting for a response', tone: 'caution' }],
  ['contacted', { label: 'Contacted', tone: 'positive' }],
  ['tour-offered', { label: 'Tour offered', tone: 'positive' }],
] as const)('says who a family is shared with, and how they responded: %s [TRUTH-008]', (response, words) => {
  const row = rowOf({ recipients: ['Oak House', 'Elm Court'], response })
  expect([row.response, row.sharedWith]).toEqual([words, 'Oak House, Elm Court'])
})

test('the time left is that of the first community that still has to respond [TRUTH-008]', () => {
  const later = { ...oak, respondBy: '2026-11-21T22:00:00Z' }
  const sooner = { ...elm, respondBy: '2026-11-21T19:12:00Z' }
  const answered = { ...sooner, response: 'contacted' as const }
  expect(rowOf({}, later, sooner).clock).toEqual(rowOf({}, sooner).clock)
  expect(rowOf({}, later, answered).clock).toEqual(rowOf({}, later).clock)
})
