import type { RealEstateLead } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { homePage } from './home-page'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const home: RealEstateLead = {
  version: 3,
  id: '1',
  clientId: '2',
  clientName: 'Dana Whitfield',
  need: 'sell',
  stage: 'in-escrow',
  place: 'Fort Collins, CO',
  advisorName: 'Teresa Lindqvist',
  stageTimes: { new: '2026-11-02T18:00:00Z', accepted: '2026-11-02T19:00:00Z', 'in-escrow': '2026-11-26T17:00:00Z' },
  notes: [
    { author: 'Devon', text: 'First', at: '2026-11-03T18:00:00Z' },
    { author: 'Devon', text: 'Second', at: '2026-11-26T17:30:00Z' },
  ],
  createdAt: '2026-11-02T18:00:00Z',
  changedAt: '2026-11-20T18:00:00Z',
}

test('shows the twelve stages in order: those reached with their time, the one it’s in, and those ahead [AGENT-006]', () => {
  const { path } = homePage(home, [], clock)
  expect(path.map(({ label, state, at }) => [label, state, at?.text])).toEqual([
    ['New', 'reached', 'Nov 2'],
    ['Accepted', 'reached', 'Nov 2'],
    ['Attempting contact', 'ahead', undefined],
    ['Discussing with family', 'ahead', undefined],
    ['Nurture', 'ahead', undefined],
    ['Actively touring', 'ahead', undefined],
    ['Listing agreement signed', 'ahead', undefined],
    ['In escrow', 'now', 'Today 10:00 AM'],
    ['Home sold', 'ahead', undefined],
    ['Home bought', 'ahead', undefined],
    ['Closed unresponsive', 'ahead', undefined],
    ['Closed other', 'ahead', undefined],
  ])
})

test.each([
  ['sell', 'in-escrow', 'Home sold'],
  ['buy', 'in-escrow', 'Home bought'],
  ['sell', 'discussing-with-family', 'Listing agreement signed'],
  ['buy', 'discussing-with-family', 'Actively touring'],
  ['sell', 'home-sold', undefined],
  ['sell', 'closed-other', undefined],
] as const)('after a home to %s in the stage %s comes %s [AGENT-006]', (need, stage, label) => {
  expect(homePage({ ...home, need, stage }, [], clock).next.stage?.label).toBe(label)
})

test('shows the newest note first, and the advisor who sees the stage [AGENT-006]', () => {
  const { notes, advisor, title } = homePage(home, [], clock)
  expect(notes.map(({ text }) => text)).toEqual(['Second', 'First'])
  expect([advisor, title]).toEqual(['Teresa Lindqvist', 'Home to sell: Dana Whitfield'])
})
