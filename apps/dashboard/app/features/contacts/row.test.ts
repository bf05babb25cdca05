import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { contactRow, telHref } from './row'

const clock = { now: DateTime.fromISO('2027-03-04T17:00:00Z'), zone: 'America/Denver' }
const contact = { id: '7', version: 1, name: 'Nia Nurse', createdAt: '2027-03-01T16:00:00Z', hasLeft: false }

test('shows a contact’s business number as people dial it, and where it works [DASH-014]', () => {
  const row = contactRow(
    {
      ...contact,
      role: 'nurse',
      phone: '+13035550142',
      communityId: 'aspen-court',
      communityName: 'Aspen Court',
      communityPlace: 'Boulder, CO',
      organizationName: 'Quiet Houses',
      lastTalkAt: '2027-03-02T17:00:00Z',
    },
    clock,
  )
  expect(row).toMatchObject({
    href: '/contacts/7',
    role: 'Nurse',
    works: 'Aspen Court',
    place: 'Boulder, CO',
    phone: '(303) 555-0142',
    phoneHref: 'tel:+13035550142',
    lastTalk: { text: '2 days ago' },
  })
})

test('names the organization of someone without a community, and no place [DASH-014]', () => {
  const row = contactRow({ ...contact, organizationName: 'Quiet Houses', communityPlace: 'Boulder, CO' }, clock)
  expect(row).toMatchObject({ works: 'Quiet Houses', place: undefined, phoneHref: undefined, lastTalk: undefined })
})

test.each([
  ['+13035550142', 'tel:+13035550142'],
  ['+13035550142;ext=7', 'tel:+13035550142,7'],
  ['+13035550142;7', 'tel:+13035550142,7'],
])('dials %s as %s [DASH-014]', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})
