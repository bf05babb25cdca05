import type { LeadSuggestion } from '@pkg/api-client'
import { advisorFit } from '@pkg/domain'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { advisorRow } from './advisor-row'
import { missedSuggestion, suggestionCard } from './suggestion-card'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const operatingIn = [{ state: 'CO', counties: ['Larimer'] }]
const agent = {
  id: 'advisor-1',
  status: 2 as const,
  region: 'mountain-west' as const,
  info: { serviceArea: { operatingIn } },
}
const advisor = { agent, openLeads: 12, capacity: 40, languages: ['en', 'es'], minutesToRespond: 9.4 }

function fitFor(needs: Parameters<typeof advisorFit>[1]) {
  const fit = advisorFit(advisor, needs)
  if (typeof fit === 'string') throw new Error(fit)
  return fit
}

const waiting: LeadSuggestion = {
  id: 'family-1',
  lookingFor: 'Father',
  care: 'light-care',
  budgetRange: '$5K+',
  timing: '30 days',
  place: 'Loveland, CO',
  language: 'es',
  waitingSince: '2026-11-26T15:00:00Z',
  fit: fitFor({ state: 'CO', county: 'Larimer', language: 'es' }),
  next: [
    { name: 'Naomi Rhodes', score: 79 },
    { name: 'Jamal Boyd', score: 64 },
  ],
}

test('names a family without an offer by its place only, and says who is next [DASH-005, TRUTH-001]', () => {
  const [card] = suggestionCard(waiting, clock)
  expect(card).toMatchObject({
    name: 'Family in Loveland, CO',
    title: 'Family in Loveland, CO, for father',
    offer: undefined,
    since: { text: '3 hours ago' },
    next: 'Next is Naomi Rhodes (79), then Jamal Boyd (64).',
  })
  expect(card?.needs).not.toContain('Loveland')
  expect(card?.needs).toContain('$5K+')
  const [without] = suggestionCard({ ...waiting, next: [] }, clock)
  expect(without?.next).toBe('No other advisor can get this family now. Admins will see it.')
})

test('says what raised and lowered the score, with points that add up [DASH-005]', () => {
  const [card] = suggestionCard(waiting, clock)
  expect(card?.fit.rows).toMatchObject([
    { label: 'Area', points: 78, of: 78, fact: 'You serve the family’s county.', isLowest: false },
    { label: 'Language', points: 12, of: 12, fact: 'You speak Spanish.', isLowest: false },
    {
      label: 'Speed',
      points: 8,
      of: 10,
      fact: 'You respond in 9 min on average, and have 12 open families.',
      isLowest: true,
    },
  ])
  expect(card?.fit.rows.reduce((sum, { points }) => sum + points, 0)).toBe(card?.fit.score)
})

test('an offer has the name, its time left, and whether the family was shown this advisor [DASH-005, WORK-002]', () => {
  const offer = {
    id: 'offer-1',
    offeredAt: '2026-11-26T17:00:00Z',
    dueAt: '2026-11-26T18:22:00Z',
    isShown: true as const,
  }
  const [card] = suggestionCard({ ...waiting, clientName: 'Luis Ortega', offer }, clock)
  expect(card).toMatchObject({
    title: 'Luis Ortega, for father',
    offer: { id: 'offer-1', left: { words: '22 min', isUrgent: true }, isShown: true },
  })
  expect(card?.needs).toContain('Loveland, CO')
})

test('a family that an advisor can’t get says why, to the advisor and to admins [DASH-005]', () => {
  const { fit: _fit, ...missed } = waiting
  expect(suggestionCard({ ...missed, obstacle: 'room' }, clock)).toEqual([])
  expect(missedSuggestion({ ...missed, obstacle: 'room' })).toMatchObject([
    { title: 'Family in Loveland, CO', cause: 'You have as many families as you can take.' },
  ])
  expect(missedSuggestion(waiting)).toEqual([])
  const row = { id: 'advisor-1', name: 'Ann', openLeads: 40, capacity: 40, language: 'en', obstacle: 'room' as const }
  expect(advisorRow(row)).toMatchObject({ load: '40 of 40', obstacle: 'Has as many families as they can take' })
})
