import { expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { familyAnswers, acknowledgment, sendFormRequest } from '../testing/form-requests'
import { asAdmin, countItems } from '../testing/staff'
import { api } from '../testing/urls'
import { test } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY']

test('requests pricing on one page, with errors at their fields [GWZ-118, VAL-001, VAL-002, BIZ-006]', async ({
  visitor,
  request,
}) => {
  const family = buildFamily()
  const list = await visitor.open('/independent-living/colorado/denver')
  const first = await list.follow(list.first('link', /^Get pricing/))
  const form = await first.press('Continue', { Mother: true })
  expect(form.value('Who are you searching for?')).toBe('Mother')
  const rejected = await form.press('Submit', { Email: 'dana@' })
  expect(rejected.names('link')).toEqual(
    expect.arrayContaining(['Email: Invalid email address', 'First name: Required']),
  )
  expect(rejected.value('Email')).toBe('dana@')
  const sent = await rejected.press('Submit', {
    ...familyAnswers(family, 'Some help'),
    ...acknowledgment(rejected),
  })
  expect(sent.headings(1)).toEqual(['Thank you! We will get back to you shortly'])
  const admin = await asAdmin(request, api)
  await expect
    .poll(async () => (await admin.families(family.lastName)).map((saved) => countItems(saved, 'leads')))
    .toEqual([1])
})

test('the advisor named above the phone number gets the request [TRUTH-001, TRUST-007]', async ({
  visitor,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const { sent, named } = await sendFormRequest(visitor, community.id, family)
  expect(sent.headings(1)).toEqual(['Thank you! We will get back to you shortly'])
  expect(named).not.toBe('')
  expect(sent.text).toContain(`${named} will call you by`)
  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['agentName']).toBe(named)
})

test('a request that the server rejects comes back with the reason at its field and every answer [ERR-013]', async ({
  visitor,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const first = await visitor.open(`/custom-pricing?community=${community.id}`)
  const form = await first.press('Continue', { Mother: true })
  const rejected = await form.press('Submit', {
    ...familyAnswers({ ...family, phone: '(684) 234-4321' }),
    ...acknowledgment(form),
  })
  expect(rejected.names('link')).toContain('Phone number: Invalid phone number')
  expect(rejected.one('textbox', 'Phone number').description).toContain('Invalid phone number')
  expect(rejected.value('Phone number')).toBe('(684) 234-4321')
  expect(rejected.value('Last name')).toBe(family.lastName)
  expect(rejected.value('How much help is needed each day?')).toBe('No help')
  const sent = await rejected.press('Submit', { 'Phone number': family.phone, ...acknowledgment(rejected) })
  expect(sent.headings(1)).toEqual([expect.stringMatching(/^Thank you!/)])
})

test('an ad’s landing page asks for the place first, and leads to a community’s form [ROUTE-018, COMM-005]', async ({
  visitor,
}) => {
  const landing = await visitor.open('/custom-pricing')
  const list = await landing.press('Show communities', { 'City or ZIP code': 'Denver, CO' })
  const form = await list.follow(list.first('link', /^Get pricing/))
  expect(form.path).toMatch(/^\/custom-pricing\?community=/)
})
