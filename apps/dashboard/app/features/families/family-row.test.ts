import type { FamilySummary } from '@pkg/api-client'
import { leadStages } from '@pkg/domain'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { familyRow } from './family-row'

const clock = { now: DateTime.fromISO('2026-11-21T18:12:00-07:00'), zone: 'America/Denver' }
const bare: FamilySummary = {
  version: 1,
  id: '7',
  name: '',
  stage: 'new',
  stageSince: '2026-11-15T20:00:00Z',
  communities: [],
  openTasks: 0,
  createdAt: '2026-11-22T01:08:00Z',
}

test('shows care, budget, place, and requested communities in words [DASH-003]', () => {
  const family: FamilySummary = {
    ...bare,
    name: 'Dana Whitfield',
    lookingFor: 'Mother',
    care: 'memory-care',
    budgetRange: '$5K+',
    timing: 'Within 30 Days',
    place: 'Boulder, CO 80302',
    contact: '(303) •••-••23',
    communities: ['Aspen Court', 'Birch House', 'Elm'],
    agentName: 'Bo Boulder',
    openTasks: 2,
    sources: ['paid ad', 'direct call'],
    language: 'es',
    nextTask: { title: 'Call back', dueAt: '2026-11-22T00:30:00Z' },
  }
  expect(familyRow(family, clock)).toEqual({
    id: '7',
    href: '/families/7',
    name: 'Dana Whitfield',
    lookingFor: 'Mother',
    inStage: { iso: '2026-11-15T20:00:00Z', text: 'for 6 days' },
    care: 'Memory care',
    budget: '$5K+',
    move: 'Within 30 Days',
    place: 'Boulder, CO 80302',
    contact: '(303) •••-••23',
    stage: { label: 'New', tone: 'tint' },
    communities: 'Aspen Court and 2 more',
    advisor: 'Bo Boulder',
    isOffered: false,
    openTasks: 2,
    source: 'Paid ad, Direct call',
    language: 'Spanish',
    next: {
      title: 'Call back',
      due: { iso: '2026-11-22T00:30:00Z', text: 'Today 5:30 PM', urgency: 'overdue', words: '42 min overdue' },
    },
    since: { iso: '2026-11-22T01:08:00Z', text: '4 min ago' },
  })
})

test('shows a row for a family that hasn’t provided anything [DASH-003]', () => {
  expect(familyRow(bare, clock)).toMatchObject({ name: 'Not provided', communities: '', openTasks: 0 })
})

test.each(leadStages)('labels stage %s with a word, not just a color [DASH-003]', (stage) => {
  const { label, tone } = familyRow({ ...bare, stage }, clock).stage
  expect(label).toMatch(/^[A-Z]/)
  expect(tone).toMatch(/^[a-z]+$/)
})
