import { expect, test } from 'vitest'
import { formerFamily } from './former-family'

const clock = { zone: 'America/Denver' }
const stoppedAt = '2026-11-24T03:00:00.000Z'
const ended = { id: 'ended', status: 'ended' as const }

test.each([
  ['a family that stopped sharing', [{ id: 'r1', status: 'revoked' as const, stoppedAt }], 'r1'],
  ['a late confirmation', [{ id: 'r1', status: 'overdue' as const, stoppedAt }], 'r1'],
  ['a confirmed deletion', [{ id: 'r1', status: 'confirmed' as const, stoppedAt }], undefined],
  ['an older release', [ended, { id: 'r1', status: 'revoked' as const, stoppedAt }], 'r1'],
])('says since when %s isn’t shared, in the person’s time zone [TRUST-004]', (_what, releases, releaseId) => {
  expect(formerFamily(releases, [], clock)).toEqual({ reason: 'stopped', stoppedOn: 'November 23, 2026', releaseId })
})

test.each([
  ['a family that they declined', [{ ...ended, response: 'declined' as const }], [], 'declined'],
  ['an offer that they declined', [], [{ status: 'declined' as const }], 'declined'],
  ['an offer that timed out', [], [{ status: 'timed-out' as const }], 'ended'],
  ['an offer that was withdrawn', [], [{ status: 'revoked' as const }], 'ended'],
  ['a release that ended', [{ ...ended, response: 'contacted' as const }], [], 'ended'],
])('says why %s is gone [TRUST-004]', (_what, releases, offers, reason) => {
  expect(formerFamily(releases, offers, clock)).toEqual({ reason })
})

test('says nothing about a family that the person never saw [TRUST-004, ROLE-010]', () => {
  expect(formerFamily([], [], clock)).toBeUndefined()
})
