import { isFullProof } from '@pkg/config/draw'
import { expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { skipNearby } from '../testing/after-wizard'
import { pick } from '../testing/input-driver'
import { expectAccessible, expectNoSidewaysScrolling, newPage } from '../testing/page-checks'
import { test } from '../testing/test'
import { buildFamily, choose, clickContinue, openWizard, question, reachSubmit } from '../testing/wizard'

test(`every step of the wizard fits 320 px in the dark theme${isFullProof ? ', without accessibility violations' : ''} [GWZ-070, VAL-013, VAL-014]`, async ({
  browser,
  baseURL,
  request,
}) => {
  const family = buildFamily()
  const page = await newPage(browser, { width: 320, colorScheme: 'dark' })
  const community = await findCommunity(request, 'gwizzy', ['CO'])
  const wizard = await openWizard(page, `${baseURL}${community.url}`)
  const check = async () => {
    // The stories audit each step with axe; the full proof repeats it in the assembled page.
    if (isFullProof) await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  }
  await clickContinue(wizard)
  await expect(wizard.getByText('Required').first()).toBeVisible()
  await check()
  await choose(wizard, 'Someone else')
  await question(wizard, 'How much help is needed each day?')
  await check()
  await choose(wizard, 'No help')
  await question(wizard, 'What’s your timeline for moving?')
  await check()
  await choose(wizard, 'Unsure')
  await question(wizard, 'What’s your monthly budget?')
  await pick(wizard.getByRole('radio', { name: '<$2K' }))
  await check()
  await clickContinue(wizard)
  await question(wizard, 'What could help pay for care?')
  await check()
  await pick(wizard.getByRole('checkbox').first())
  await clickContinue(wizard)
  await question(wizard, 'Where should we look?')
  await wizard.getByRole('combobox').fill('80202')
  await expect(wizard.getByRole('option').first()).toBeVisible()
  await check()
  await wizard.getByRole('option').first().click()
  await clickContinue(wizard)
  await question(wizard, 'What’s your name?')
  await check()
  await wizard.getByLabel('First name').fill(family.firstName)
  await wizard.getByLabel('Last name').fill(family.lastName)
  await clickContinue(wizard)
  await question(wizard, 'What’s your email address?')
  await check()
  await wizard.getByLabel('Email').fill(family.email)
  await clickContinue(wizard)
  await question(wizard, 'What’s your phone number?')
  await wizard.getByLabel('Phone number').fill('(123) 456-7890')
  await clickContinue(wizard)
  await expect(wizard.getByText(/Fake phone number detected|Invalid phone number/).first()).toBeVisible()
  await check()
  await wizard.getByLabel('Phone number').fill(family.phone)
  await clickContinue(wizard)
  await question(wizard, 'Would you like help selling a home?')
  await check()
  await pick(wizard.getByRole('radio', { name: 'Yes', exact: true }))
  await reachSubmit(wizard)
  await check()
  await clickContinue(wizard)
  expect(await skipNearby(wizard)).toBe('disclosure')
  await check()
  await page.context().close()
})
