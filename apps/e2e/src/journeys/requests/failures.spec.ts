import { expect, type Locator, type Page } from '@playwright/test'
import { expectHomebase, nextModal, skipNearby } from '../../testing/after-wizard'
import { findCommunity, hasTeam } from '../../testing/communities'
import { openPage } from '../../testing/open-page'
import { watchConsole } from '../../testing/page-checks'
import { partnerLink } from '../../testing/partner-link'
import { asAdmin, countItems } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import {
  answerContact,
  buildFamily,
  choose,
  clickContinue,
  openWizard,
  question,
  reachSubmit,
  type TypedFamily,
} from '../../testing/wizard'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH'] as const

/** Every answer that precedes the contact info. */
const answers = {
  lookingFor: 'Mother',
  adl: 'light-care',
  timing: 'Unsure',
  budgetRange: '$5K+',
  location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
}

/** Makes the page's requests to a part of the API fail, as if the connection broke. Returns a function that ends it. */
async function breakRequests(page: Page, url: string, method?: string): Promise<() => Promise<void>> {
  await page.route(url, (route) =>
    method === undefined || route.request().method() === method ? route.abort('connectionreset') : route.continue(),
  )
  return () => page.unroute(url)
}

/** Opens the wizard of an active-adult community, which has the fewest questions, and answers up to the name. */
async function openShortWizard(page: Page, url: string, family: TypedFamily): Promise<Locator> {
  await openPage(page, url)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await choose(wizard, 'Rent a home')
  await choose(wizard, 'Unsure')
  await question(wizard, 'What’s your name?')
  await wizard.getByLabel('First name').fill(family.firstName)
  await wizard.getByLabel('Last name').fill(family.lastName)
  return wizard
}

/** Enters a value that looks right and that the server rejects, leaves the field, and then the step. */
async function expectChecked(wizard: Locator, label: string, value: string, [atField, onLeaving]: [string, string]) {
  const field = wizard.getByLabel(label, { exact: true })
  await field.fill(value)
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription(new RegExp(atField))
  await expect(wizard.getByRole('button', { name: 'Continue' })).toBeDisabled()
  // The message takes the focus from no one who is already in the next field.
  await expect(field).not.toBeFocused()
  await expect(wizard.getByText('There’s a problem')).toBeHidden()
  await field.fill('')
  await field.fill(value)
  await field.press('Enter')
  await expect(wizard.getByRole('alert')).toBeFocused()
  await expect(wizard.getByRole('link', { name: `${label}: ${onLeaving}` })).toBeVisible()
  await expect(field).toHaveValue(value)
}

test(
  'a wizard says which contact info it can’t use, at the field and on leaving the step, and keeps it [ERR-006, ERR-007, ERR-008, VAL-014, VAL-015, VAL-016, VAL-018]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const family = buildFamily()
    const community = await findCommunity(request, 'activeAdult', states)
    const wizard = await openShortWizard(page, community.url, family)
    await clickContinue(wizard)
    await question(wizard, 'What’s your email address?')
    const undeliverable = family.email.replace('.example', '.invalid')
    await expectChecked(wizard, 'Email', undeliverable, ['Please enter a valid email', 'Invalid email detected'])
    await wizard.getByLabel('Email').fill(family.email)
    await clickContinue(wizard)
    await question(wizard, 'What’s your phone number?')
    await expect(wizard.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await expectChecked(wizard, 'Phone number', '(684) 234-4321', [
      'Please enter a valid phone number',
      'Fake phone number detected',
    ])
    await wizard.getByLabel('Phone number').fill(family.phone)
    await clickContinue(wizard)
    await question(wizard, 'Would you like help selling a home?')
  },
)

test('a wizard goes on when early requests fail, and keeps a request that couldn’t be sent until it can [ERR-009, ERR-010, ERR-011, ERR-015, GWZ-110, GWZ-111]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'activeAdult', states)
  const log = watchConsole(page)
  const restoreUsers = await breakRequests(page, '**/api/platform/users', 'POST')
  const restoreActions = await breakRequests(page, '**/api/platform/uuid-actions', 'POST')
  const wizard = await openShortWizard(page, community.url, family)
  await clickContinue(wizard)
  await wizard.getByLabel('Email').fill(family.email)
  await clickContinue(wizard)
  await question(wizard, 'What’s your phone number?')
  await wizard.getByLabel('Phone number').fill(family.phone)
  await clickContinue(wizard)
  await question(wizard, 'Would you like help selling a home?')
  await expect(wizard.getByRole('alert')).toHaveCount(0)
  expect(log.filter((text) => /^(Early lead failed|User not created)/.test(text))).toHaveLength(2)

  await wizard.getByRole('radio', { name: 'No', exact: true }).locator('xpath=ancestor::label').click()
  await reachSubmit(wizard)
  await clickContinue(wizard)
  const failed = wizard.getByRole('heading', { name: 'Oops! Something went wrong.' })
  await expect(failed).toBeVisible()
  await expect(wizard.getByRole('alert')).toContainText('Your answers are saved on this device')
  await expect(wizard.getByRole('link', { name: /^\(\d{3}\) / })).toBeVisible()
  await wizard.getByRole('button', { name: 'Change my answers' }).click()
  await question(wizard, /help selling a home|Who’s moving in/)
  await restoreUsers()
  await reachSubmit(wizard)
  await clickContinue(wizard)
  await expect(failed).toBeVisible()

  await restoreActions()
  await wizard.getByRole('button', { name: 'Try again' }).click()
  await expect(wizard.getByText('Thank you! We will get back to you shortly')).toBeVisible()
  const admin = await asAdmin(request, api)
  const [saved, ...others] = await admin.families(family.lastName)
  expect(others).toEqual([])
  expect(countItems(saved, 'leads')).toBe(1)
})

/** Follows a partner's link to a community, opens its wizard once `broken` requests fail, and sends a request. */
async function sendWithout(page: Page, broken: string, url: string, family: TypedFamily): Promise<Locator> {
  await openPage(page, `${url}?${partnerLink(answers)}`)
  await page.waitForFunction(() => localStorage.getItem('affiliatePartner') !== null)
  await breakRequests(page, broken)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await question(wizard, /^What’s your name\?$|^What would you like to do next\?$/)
  const price = wizard.getByRole('radio', { name: 'Get a detailed price breakdown' })
  if ((await price.count()) > 0) await choose(wizard, 'Get a detailed price breakdown')
  await answerContact(wizard, family)
  await reachSubmit(wizard)
  await clickContinue(wizard)
  return wizard
}

test('a request goes on without recommendations that couldn’t be loaded [ERR-002]', async ({ page, request }) => {
  // The demo provider's community, which has others nearby.
  const community = await findCommunity(request, 'D2C', ['FL'], {
    fits: async ({ similarCommunities }, id) =>
      Array.isArray(similarCommunities) && similarCommunities.length > 0 && (await hasTeam(request, api, id)),
  })
  const log = watchConsole(page)
  const wizard = await sendWithout(page, '**/api/**/homebase/**', community.url, buildFamily())
  expect(await nextModal(wizard)).toBe('homebase')
  await expectHomebase(page, community.name)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(log.join()).toContain('Homebase not found')
})

test('a request goes on to its advisor when nothing more about them could be loaded [ERR-003]', async ({
  page,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', states)
  const log = watchConsole(page)
  const wizard = await sendWithout(page, '**/api/marketplace/agents/**', community.url, family)
  expect(await skipNearby(wizard)).toBe('homebase')
  const [saved] = await (await asAdmin(request, api)).families(family.lastName)
  await expect(page.getByText(`${String(saved?.attributes['agentName'])} will call you`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(log.join()).toContain('Agent not found')
})

test('a partner’s link that can’t be read changes nothing on the page or in the wizard [API-048, ERR-004]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', states)
  const log = watchConsole(page)
  const [lookup] = await Promise.all([
    page.waitForResponse(/\/api\/affiliate-partner\?data=/),
    openPage(page, `${community.url}?partner-data=damaged`),
  ])
  expect(lookup.status()).toBe(400)
  await expect.poll(() => log.join()).toContain('Could not load the partner’s data')
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await openWizard(page, community.url)
})

test('a page that a translator changed is still there after an error [ERR-005]', async ({ page }) => {
  const log = watchConsole(page)
  await openPage(page, '/assisted-living/colorado/denver?sort=distance&entry=paid-ad')
  // The page remembers the ad once its scripts run.
  await page.waitForFunction(() => sessionStorage.getItem('entry') === 'paid-ad')
  const tile = page.getByRole('article').first()
  await expect(tile).toContainText('miles away')
  // A translator can move elements into its own. React then can't remove them. Only distances are removed by the order.
  await page.getByText(/ miles away$/).evaluateAll((distances) => {
    for (const distance of distances) {
      const font = document.createElement('font')
      distance.replaceWith(font)
      font.append(distance)
    }
  })
  await page.locator('summary:visible', { hasText: 'Sort:' }).click()
  await page.getByRole('link', { name: /^Best reviewed/ }).click()
  await expect(page).toHaveURL(/\/assisted-living\/colorado\/denver$/)
  await expect(tile).not.toContainText('miles away')
  await expect(page.getByRole('heading', { level: 1, name: 'Assisted Living in Denver, Colorado' })).toBeVisible()
  await expect.poll(() => log.join()).toContain('Rendering /assisted-living/colorado/denver failed')
})

test('a wizard that can’t be loaded says so, and opens once the connection is back [ERR-018]', async ({
  page,
  request,
}) => {
  const community = await findCommunity(request, 'gwizzy', states)
  await openPage(page, community.url)
  await page.context().setOffline(true)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('We couldn’t load the questions. Check your connection and try again.')).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await question(dialog, 'Who are you searching for?')
})
