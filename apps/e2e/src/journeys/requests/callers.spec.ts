import { expect, type APIRequestContext } from '@playwright/test'
import { nextModal } from '../../testing/after-wizard'
import { findCommunity } from '../../testing/communities'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api } from '../../testing/urls'
import {
  answerPlace,
  buildFamily,
  choose,
  clickContinue,
  openWizard,
  question,
  reachSubmit,
} from '../../testing/wizard'
import { pick } from '../../testing/input-driver'

const states = ['ID', 'OR', 'WA', 'GA', 'FL', 'OH', 'NY']

/** Returns the name of the advisor who got a family. */
async function advisorOf(request: APIRequestContext, lastName: string): Promise<string> {
  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(lastName))[0]?.attributes['agentName']).toBeTruthy()
  const [family] = await admin.families(lastName)
  return String(family?.attributes['agentName'])
}

test(
  'the advisor named before the phone number gets the request [TRUTH-001, TRUST-007, CONF-001]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const family = buildFamily()
    const community = await findCommunity(request, 'gwizzy', states)
    const wizard = await openWizard(page, community.url)
    await choose(wizard, 'Mother')
    await choose(wizard, 'No help')
    await choose(wizard, '30-90 Days')
    await choose(wizard, '$2K-$5K')
    await answerPlace(wizard, `${community.city}, ${community.state}`)
    await question(wizard, 'What’s your name?')
    await wizard.getByLabel('First name').fill(family.firstName)
    await wizard.getByLabel('Last name').fill(family.lastName)
    await clickContinue(wizard)
    await wizard.getByLabel('Email').fill(family.email)
    await clickContinue(wizard)
    await question(wizard, 'What’s your phone number?')
    const named = await wizard
      .getByText(/, your local advisor/)
      .locator('strong')
      .innerText()
    await expect(wizard.getByText(/^First call by \w+, \w+ \d+, \d+:(00|30) (AM|PM)/)).toBeVisible()
    await expect(wizard.getByRole('checkbox', { name: new RegExp(`^${named} may text me`) })).not.toBeChecked()
    await wizard.getByLabel('Phone number').fill(family.phone)
    await clickContinue(wizard)
    await pick(wizard.getByRole('radio', { name: 'No', exact: true }))
    await reachSubmit(wizard)
    await clickContinue(wizard)
    await nextModal(wizard, [])
    expect(await advisorOf(request, family.lastName)).toBe(named)
  },
)
