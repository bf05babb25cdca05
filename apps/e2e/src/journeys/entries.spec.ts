import { expect, test } from '@playwright/test'
import { api, dashboard } from '../testing/addresses'
import { communityOf } from '../testing/communities'
import { pastNearby } from '../testing/follow'
import { asAdmin, signIn } from '../testing/staff'
import { walk } from '../testing/walk'
import { aFamily } from '../testing/wizard'

const states = ['ID', 'OR', 'WA'] as const

/** The link of the demo's partner, who has asked everything but the contact. */
const partnerLink = (answers: object) =>
  `partner-data=${Buffer.from(JSON.stringify({ partner: 'Riverbend Guide', answers })).toString('base64url')}`

test('whom a partner’s link brought is asked for the contact alone, and staff see the partner [API-048, ATTR-004, GWZ-096, GWZ-099, GWZ-100, QUERY-005]', async ({
  page,
  request,
}) => {
  const family = aFamily()
  const community = await communityOf(request, 'gwizzy', states)
  const answers = {
    lookingFor: 'Father',
    adl: 'heavy-care',
    timing: 'Unsure',
    budgetRange: '$5K+',
    location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
  }
  const [looked] = await Promise.all([
    page.waitForResponse(/\/api\/affiliate-partner\?data=/),
    page.goto(`/senior-living/idaho?${partnerLink(answers)}`),
  ])
  expect(looked.status()).toBe(200)
  await page.waitForFunction(() => localStorage.getItem('affiliatePartner') !== null)
  await page.goto(community.url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const steps = await walk(dialog, { family })
  expect(steps.filter((step) => step !== 'ResidentNameInfo')).toEqual([
    'NameInfo',
    'EmailInfo',
    'PhoneInfo',
    'homeSaleInterest',
  ])
  await pastNearby(dialog)
  const admin = await asAdmin(request, api)
  const [kept] = await admin.families(family.lastName)
  expect(kept?.attributes).toMatchObject({
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

test('a signed-in person finds the own name filled in and the e-mail fixed [GWZ-097, GWZ-098, ROLE-005]', async ({
  page,
  request,
}) => {
  await page.request.post(`${api}/platform/auth/login`, {
    data: {
      data: { type: 'users', attributes: { email: 'family@hearthway.example', password: 'a light is on tonight' } },
    },
  })
  const community = await communityOf(request, 'noAgent', states)
  await page.goto(community.url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const phone = { ...aFamily(), firstName: 'Dana', lastName: 'Whitfield' }
  const seen: string[] = []
  await walk(dialog, {
    family: phone,
    onStep: async (step) => {
      if (step === 'NameInfo') seen.push(await dialog.getByLabel('First name').inputValue())
      if (step === 'EmailInfo') {
        await expect(dialog.getByLabel('Email')).toHaveJSProperty('readOnly', true)
        seen.push(await dialog.getByLabel('Email').inputValue())
      }
    },
  })
  expect(seen).toEqual(['Dana', 'family@hearthway.example'])
  const desk = await page.context().newPage()
  await page.context().clearCookies()
  await signIn(desk, dashboard, 'admin@hearthway.example')
  await desk.goto(`${dashboard}/dashboard/families?tab=new`)
  await expect(desk.getByText('Dana Whitfield').first()).toBeVisible()
})
