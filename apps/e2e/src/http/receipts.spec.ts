import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { sendFormRequest } from '../testing/form-requests'
import type { HtmlPage } from '../testing/html-page'
import { readCode, readLink } from '../testing/messages'
import { asAdmin } from '../testing/staff'
import { api } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'

/** Returns the subjects of the emails to an address, newest first. */
async function subjectsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const admin = await asAdmin(request, api)
  return (await admin.listMessagesTo(address)).map(({ attributes }) => String(attributes['subject']))
}

/** Sends the request of a new family as a visitor. Returns it with the name of its advisor. */
async function requestAs(visitor: Visitor, request: APIRequestContext) {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', ['CO', 'FL'])
  const { named } = await sendFormRequest(visitor, community.id, family)
  return { family, named }
}

/** Asks for a code on the page, enters a part of it, and then the one that arrives. */
async function enterCode(page: HtmlPage, readNewest: () => Promise<string>): Promise<HtmlPage> {
  const asked = await page.press('Send code')
  expect(asked.text).toContain('We sent you a code.')
  const short = await asked.press('Continue', { Code: '12' })
  expect(short.text).toContain('Enter the 6 digits of your code.')
  const known = await short.press('Continue', { Code: await readNewest() })
  expect(known.text).toContain('You can now download, change, or delete your information.')
  return known
}

test('without an account, a family sees who has its information, asks for another advisor, and stops all calls [TRUST-003, TRUST-004, TRUTH-001, TRUTH-009]', async ({
  visitor: sender,
  newVisitor,
  request,
}) => {
  const { family, named } = await requestAs(sender, request)
  const own = await sender.open('/receipts')
  expect(own.headings(3)).toEqual(['Hearthway'])
  expect(own.one('navigation', 'Your homebase').names('link')).toContain('Saved')

  const linked = await newVisitor()
  const page = await linked.open(await readLink(request, api, family.email))
  expect(page.path).toBe('/receipts')
  expect(page.all('navigation', 'Your homebase')).toEqual([])
  expect(page.headings(1)).toEqual(['Who has your information'])
  expect(page.text).toContain(`We asked ${named}, a local advisor, to call you`)
  expect(page.headings(3)).toEqual(['Hearthway'])
  expect([page.headers['cache-control'], page.meta('robots')]).toEqual(['no-store', 'noindex'])

  const asked = await page.press('Ask for someone else')
  expect(asked.text).toContain('We’ll ask another advisor.')
  await expect
    .poll(async () => (await subjectsTo(request, family.email))[0])
    .toMatch(/ will call you about your search$/)
  expect((await subjectsTo(request, family.email))[0]).not.toContain(named)

  const later = await linked.open('/receipts')
  expect(later.names('heading')).toContain('Who will call you')
  const stopped = await later.press('Stop all sharing')
  expect(stopped.text).toContain('You stopped all sharing.')
  expect(stopped.names('heading')).not.toContain('Who will call you')
})

test('a family sees who looked, and changes call times and contact info [TRUST-003, TRUST-007, TRUST-008, TRUST-016, TRUTH-011]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const { family } = await requestAs(visitor, request)
  const admin = await asAdmin(request, api)
  await admin.families(family.lastName)
  const [sent] = await admin.listMessagesTo(family.email)
  await request.get(`${api}/platform/emails/${sent?.id}`)
  const page = await (await newVisitor()).open(await readLink(request, api, family.email))
  // The address that later requests come from has no token.
  expect([page.path, page.headers['referrer-policy']]).toEqual(['/receipts', 'strict-origin'])
  expect(page.text).toContain('“A journey compares it”')
  expect(page.text).toContain('Looked at a sent message')

  const timed = await page.press('Save call times', { Tuesday: true, 'Time of day': 'Morning, 9 AM to noon' })
  expect(timed.text).toContain('We saved when you want to be called.')
  expect([timed.one('checkbox', 'Tuesday').isChecked, timed.value('Time of day')]).toEqual([
    true,
    'Morning, 9 AM to noon',
  ])
  const [found] = await admin.families(family.lastName)
  expect(found?.attributes['callPreferences']).toEqual({ days: ['tuesday'], from: 9, until: 12 })

  const known = await enterCode(timed, () => readCode(request, api, family.email))
  const rejected = await known.press('Save contact info', { Phone: '12' })
  expect(rejected.text).toContain('Enter a US phone number with 10 digits')
  expect(rejected.value('Phone')).toBe('12')
  const saved = await rejected.press('Save contact info', { Phone: '(303) 555-0199' })
  expect(saved.text).toContain('We saved your contact info.')
})

test('a family downloads its information and then deletes it after a code [TRUST-016, TRUTH-012]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const { family } = await requestAs(visitor, request)
  const page = await (await newVisitor()).open(await readLink(request, api, family.email))
  const known = await enterCode(page, () => readCode(request, api, family.email))
  const file = await known.press('Download my information')
  expect(file.headers['content-disposition']).toContain('filename="my-information.json"')
  const stored: unknown = JSON.parse(file.html)
  expect(stored).toMatchObject({ family: { email: family.email }, consents: expect.any(Array) })

  const unsure = await known.press('Delete my information')
  expect(unsure.text).toContain('Check this box to delete your information.')
  const deleted = await unsure.press('Delete my information', { 'Yes, delete my information': true })
  expect(deleted.text).toContain('We deleted your information')
  expect(await (await asAdmin(request, api)).listMessagesTo(family.email)).toEqual([])
})
