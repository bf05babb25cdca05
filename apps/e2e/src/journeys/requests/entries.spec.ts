import { expect } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { findCommunity } from '../../testing/communities'
import { newEmail, password } from '../../testing/gate'
import { skipNearby } from '../../testing/after-wizard'
import { asAdmin, signIn } from '../../testing/staff'
import { completeWizard } from '../../testing/complete-wizard'
import { partnerLink } from '../../testing/partner-link'
import { buildFamily } from '../../testing/wizard'

const states = ['ID', 'OR', 'WA'] as const

test('a visitor from a partner’s link enters only contact info, and staff see the partner [API-048, ATTR-004, ATTR-005, ATTR-006, GWZ-096, GWZ-099, GWZ-100, QUERY-005]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const answers = {
    lookingFor: 'Father',
    adl: 'heavy-care',
    timing: 'Unsure',
    budgetRange: '$5K+',
    location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
  }
  const [lookup] = await Promise.all([
    page.waitForResponse(/\/api\/affiliate-partner\?data=/),
    openPage(page, `/senior-living/idaho?${partnerLink(answers)}`),
  ])
  expect(lookup.status()).toBe(200)
  await page.waitForFunction(() => localStorage.getItem('affiliatePartner') !== null)
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'utm')?.value ?? ''
  await expect
    .poll(async () => decodeURIComponent(await cookie()))
    .toMatch(/"campaign":"Riverbend Guide","affiliateid":"/)
  await openPage(page, community.url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const steps = await completeWizard(dialog, { family })
  expect(steps.filter((step) => step !== 'ResidentNameInfo')).toEqual([
    'NameInfo',
    'EmailInfo',
    'PhoneInfo',
    'homeSaleInterest',
  ])
  await skipNearby(dialog)
  const admin = await asAdmin(request, api)
  const [saved] = await admin.families(family.lastName)
  expect(saved?.attributes).toMatchObject({
    answers: {
      lookingFor: 'Father',
      adl: ['heavy-care'],
      city: 'Boise',
      channel: 'affiliate',
      leadSource: 'Riverbend Guide self-searcher browse',
      affiliateSource: 'Riverbend Guide self-searcher browse',
    },
  })
})

test('fills in a signed-in person’s name and locks the email [GWZ-097, GWZ-098, ROLE-005]', async ({
  page,
  request,
}) => {
  const account = { name: 'Dana Whitfield', email: newEmail('entries'), password }
  await page.request.post(`${api}/platform/auth/register`, { data: { data: { type: 'users', attributes: account } } })
  const community = await findCommunity(request, 'noAgent', states)
  await openPage(page, community.url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const phone = { ...buildFamily(), firstName: 'Dana', lastName: 'Whitfield' }
  const seen: string[] = []
  await completeWizard(dialog, {
    family: phone,
    onStep: async (step) => {
      if (step === 'NameInfo') seen.push(await dialog.getByLabel('First name').inputValue())
      if (step === 'EmailInfo') {
        await expect(dialog.getByLabel('Email')).toHaveJSProperty('readOnly', true)
        seen.push(await dialog.getByLabel('Email').inputValue())
      }
    },
  })
  expect(seen).toEqual(['Dana', account.email])
  const desk = await page.context().newPage()
  await page.context().clearCookies()
  await signIn(desk, dashboard, 'admin@hearthway.example')
  await desk.goto(`${dashboard}/dashboard/families?tab=all&q=Whitfield`)
  await expect(desk.getByText('Dana Whitfield').first()).toBeVisible()
})
