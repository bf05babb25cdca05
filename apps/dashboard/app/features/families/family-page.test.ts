import type { Family, Task } from '@pkg/api-client'
import type { CallPreferences } from '@pkg/domain'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { familyPage } from './family-page'

const clock = { now: DateTime.fromISO('2026-11-21T18:12:00-07:00'), zone: 'America/Denver' }
const at = '2026-11-21T23:12:00Z'
const task: Task = {
  version: 1,
  id: 't',
  title: 'Contact Dana',
  dueAt: at,
  status: 'open',
  createdAt: '2026-11-20T17:00:00Z',
  clientId: '7',
  clientName: 'Dana',
}
const family: Family = {
  version: 1,
  id: '7',
  name: 'Dana Whitfield',
  stage: 'contacted',
  stageSince: '2026-11-15T20:00:00Z',
  communities: ['Aspen Court'],
  openTasks: 1,
  createdAt: at,
  maskedPhone: '(303) •••-••23',
  maskedEmail: 'd•••@families.example',
  answers: { lookingFor: 'Mother' },
  lookingFor: 'Mother',
  leads: [
    {
      id: 'l',
      communityId: 'aspen-court',
      communityName: 'Aspen Court',
      communityUrl: '/aspen-court',
      status: 'assigned',
      kind: 'advisor',
      source: 'get pricing',
      channel: 'direct',
      contactMethod: 'online',
      createdAt: at,
    },
  ],
  timeline: [{ id: 'e', type: 'note', text: 'Wants a garden.', author: 'Bo', at }],
  tasks: [task, { ...task, id: 'd', status: 'done' }],
}

const revealed = { ...family, phone: '+13035550123', email: 'dana@families.example' }

test('masks phone and email, without links, until they are revealed [TRUST-008, DASH-003]', () => {
  expect(familyPage(family, clock)).toMatchObject({
    phone: { text: '(303) •••-••23' },
    email: { text: 'd•••@families.example' },
  })
  expect(familyPage(family, clock).phone).not.toHaveProperty('href')
  expect(familyPage(family, clock).email).not.toHaveProperty('href')
})

test('links a revealed number, with or without the consent to texts [DASH-003, TRUST-008]', () => {
  const page = familyPage(revealed, clock)
  expect(page.phone).toEqual({ text: '(303) 555-0123', href: 'tel:+13035550123' })
  expect(page.email).toEqual({ text: 'dana@families.example', href: 'mailto:dana@families.example' })
  expect(page.consent).toBeUndefined()
})

test('shows and dials the extension of a revealed number [DASH-003, VAL-004]', () => {
  const page = familyPage({ ...revealed, phone: '+13035550123;ext=5' }, clock)
  expect(page.phone).toEqual({ text: '(303) 555-0123 x5', href: 'tel:+13035550123;ext=5' })
})

const preferences: [CallPreferences, string | undefined][] = [
  [{ days: ['tuesday', 'thursday'], from: 17, until: 19, textFirst: true }, 'Tue, Thu, 5 PM–7 PM, text first'],
  [{ from: 9, until: 12 }, '9 AM–12 PM'],
  [{ textFirst: false }, undefined],
]

test.each(preferences)('writes the call preferences %j as %j [TRUST-007]', (callPreferences, words) => {
  expect(familyPage({ ...family, callPreferences }, clock).callPreference).toBe(words)
})

test('shows the consent text that the family agreed to [DASH-003]', () => {
  const consent = { text: 'You may call me.', language: 'en', version: '2', at }
  const page = familyPage({ ...revealed, consent }, clock)
  expect(page.phone).toEqual({ text: '(303) 555-0123', href: 'tel:+13035550123' })
  expect(page.consent).toMatchObject({ text: 'You may call me.', version: '2', given: { text: 'Today 4:12 PM' } })
})

test.each([
  ['Mother', 'Dana Whitfield, for mother'],
  ['Self + Partner', 'Dana Whitfield, for self and partner'],
  ['Myself', 'Dana Whitfield'],
  [undefined, 'Dana Whitfield'],
])('a search for %s is titled %s [DASH-003]', (lookingFor, title) => {
  const { lookingFor: _, ...rest } = family
  expect(familyPage(lookingFor === undefined ? rest : { ...rest, lookingFor }, clock).title).toBe(title)
})

test('writes communities and tasks in words, and never marks completed tasks as urgent [DASH-003, DASH-004]', () => {
  const page = familyPage(family, clock)
  expect(page.communities).toEqual([
    {
      id: 'l',
      communityId: 'aspen-court',
      name: 'Aspen Court',
      status: 'Assigned',
      requestedAt: { iso: at, text: 'Today 4:12 PM' },
    },
  ])
  expect(page.open).toMatchObject([{ id: 't', due: { urgency: 'overdue', words: '2 hours overdue' } }])
  expect(page.done).toMatchObject([{ id: 'd', due: { iso: at, text: 'Today 4:12 PM' } }])
  expect(page.done[0]?.due.urgency).toBeUndefined()
})

test('says since when messages are stopped, how the family asked, and in which words [EDGE-008]', () => {
  expect(familyPage(family, clock).pause).toBeUndefined()
  const messagePause = { since: at, channel: 'text' as const, words: 'STOP' }
  expect(familyPage({ ...family, messagePause }, clock).pause).toEqual({
    since: { iso: at, text: expect.stringContaining('4:12 PM') },
    channel: 'text',
    words: 'STOP',
  })
})
