import type { KnownFamily } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { knownChoices, knownView } from './known-view'

const client = { id: '7', name: 'Karen Weber', stage: 'touring', place: 'Boulder, CO' } as const
const own: KnownFamily = { reason: 'phone', agentName: 'Bo', client }
const foreign: KnownFamily = { reason: 'phone', agentName: 'Walter Vargas' }
const waiting: KnownFamily = { reason: 'phone' }

test('names a family to those who may contact it, and only its advisor to others [WORK-019, ROLE-010]', () => {
  expect(knownView(own)).toEqual({
    reason: 'phone',
    title: 'This phone number belongs to Karen Weber',
    about: 'Touring · Boulder, CO · Advisor: Bo',
    open: { href: '/families/7', label: 'Open Karen Weber' },
  })
  expect(knownView({ ...foreign, reason: 'email' })).toEqual({
    reason: 'email',
    title: 'This email address belongs to a family of Walter Vargas',
    ask: 'Ask Walter Vargas, or ask an admin to reassign the family to you.',
  })
  expect(knownView(waiting)).toEqual({
    reason: 'phone',
    title: 'This phone number belongs to a family without an advisor',
  })
})

test.each<[string, KnownFamily[], boolean, boolean]>([
  ['an own family’s number', [own], true, true],
  ['an own family’s number and address', [own, { ...own, reason: 'email' }], true, false],
  ['the number of another advisor’s family', [foreign], false, true],
  ['the address of another advisor’s family', [{ ...foreign, reason: 'email' }], false, false],
  ['the number of a family without an advisor', [waiting], true, true],
  ['the number of two families', [own, { ...own, client: { ...client, id: '8' } }], false, true],
  ['one family’s number and another’s address', [own, { ...foreign, reason: 'email' }], false, false],
])('for %s, it can be the same family: %s; another one: %s [WORK-019]', (_what, known, canBeSame, canBeOther) => {
  expect(knownChoices(known)).toEqual({ canBeSame: expect.any(Boolean), canBeOther })
  expect(knownChoices(known).canBeSame).toBe(canBeSame)
})
