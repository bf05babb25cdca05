import type { Offer } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { lapsedOffer, offerSummary, titleOf, whyYou } from './offer-summary'

const clock = { now: DateTime.fromISO('2026-11-23T10:42:00-07:00'), zone: 'America/Denver' }
const offer: Offer = {
  id: '1',
  clientId: '7',
  clientName: 'Luis Ortega',
  agentId: 'advisor',
  status: 'offered',
  offeredAt: '2026-11-23T07:05:00-07:00',
  dueAt: '2026-11-23T11:05:00-07:00',
}

test('shows an offer with its clock and its reasons, even if the family can’t be loaded [WORK-002]', () => {
  const card = offerSummary({ ...offer, reasons: { area: 'county', language: 'es', room: 4 } }, undefined, clock)
  expect(card).toMatchObject({
    title: 'Luis Ortega',
    left: { words: '23 min', panes: 2 },
    due: { text: 'today 11:05 AM' },
    why: 'The family is in a county you serve, you speak Spanish, and you have room for 4 more families. Referral fees played no part.',
  })
})

test.each([
  [{ room: 1, language: 'en' }, 'You have room for 1 more family. Referral fees played no part.'],
  [
    { room: 0, area: 'region' as const, isShown: true as const },
    'We told the family that you’d call and you serve the region. Referral fees played no part.',
  ],
  [{ room: 0 }, 'Referral fees played no part.'],
])('explains %j in a sentence [WORK-002, TRUST-010]', (reasons, text) => {
  expect(whyYou(reasons)).toBe(text)
})

test.each([
  ['Father', 'Luis Ortega, for father'],
  ['Self + Partner', 'Luis Ortega, for self and partner'],
  ['Myself', 'Luis Ortega'],
  [undefined, 'Luis Ortega'],
])('says who a family looks for: %s [WORK-002]', (lookingFor, title) => {
  expect(titleOf('Luis Ortega', lookingFor)).toBe(title)
})

test('says why an offer ended, without the family [WORK-002, TRUST-004]', () => {
  const lapsed = lapsedOffer(
    { ...offer, clientName: '', status: 'timed-out', dueAt: '2026-11-23T10:05:00-07:00' },
    clock,
  )
  expect(lapsed.text).toBe(
    'You didn’t respond by 10:05 AM, so we asked another advisor. We offered you this family today 7:05 AM.',
  )
})
