import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from './input-driver'
import { openPage } from './open-page'

/** What a family types into a wizard. */
export interface TypedFamily {
  firstName: string
  lastName: string
  email: string
  phone: string
}

/** Builds a family with a name and an email address that aren't in use. Its name has a digit, so a search doesn't find similar names. */
export function buildFamily(): TypedFamily {
  const stamp = crypto.randomUUID().slice(0, 13).replace('-', '0')
  return {
    firstName: 'Dana',
    lastName: `Of ${stamp}`,
    email: `dana.${stamp}@families.example`,
    phone: '(303) 555-0123',
  }
}

/** Opens the wizard from a page, and returns its dialog. */
export async function openWizard(page: Page, listing: string): Promise<Locator> {
  await openPage(page, listing)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
  return wizard
}

/** Clicks the button that leads to the next step. */
export const clickContinue = (wizard: Locator) => wizard.getByRole('button', { name: /^(Continue|Submit)$/ }).click()

/** Waits for a question. */
export const question = (wizard: Locator, name: string | RegExp) =>
  expect(wizard.getByRole('heading', { name })).toBeVisible()

/** Answers a question with one choice, and continues. */
export async function choose(wizard: Locator, answer: string): Promise<void> {
  await pick(wizard.getByRole('radio', { name: answer }))
  await clickContinue(wizard)
}

/** Answers every question before the home sale. */
export async function answerUpToSubmit(wizard: Locator, family: TypedFamily): Promise<void> {
  await choose(wizard, 'Mother')
  await choose(wizard, 'A lot of help')
  await choose(wizard, 'Within 30 Days')
  await choose(wizard, '$2K-$5K')
  await answerPlace(wizard, 'Denver, CO')
  await answerContact(wizard, family)
}

/** Answers the question for the place, in which the community's city may already be, and continues. */
export async function answerPlace(wizard: Locator, typed: string): Promise<void> {
  await question(wizard, 'Where should we look?')
  await wizard.getByRole('combobox').fill('')
  await wizard.getByRole('combobox').fill(typed)
  await wizard.getByRole('option').first().click()
  await clickContinue(wizard)
}

/** Enters the contact info, one step at a time. */
export async function answerContact(wizard: Locator, family: TypedFamily): Promise<void> {
  await question(wizard, 'What’s your name?')
  await wizard.getByLabel('First name').fill(family.firstName)
  await wizard.getByLabel('Last name').fill(family.lastName)
  await clickContinue(wizard)
  await question(wizard, 'What’s your email address?')
  await wizard.getByLabel('Email').fill(family.email)
  await clickContinue(wizard)
  await question(wizard, 'What’s your phone number?')
  // Nothing is agreed to in advance. [TRUST-005]
  await expect(wizard.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await wizard.getByLabel('Phone number').fill(family.phone)
  await clickContinue(wizard)
  await question(wizard, 'Would you like help selling a home?')
  await pick(wizard.getByRole('radio', { name: 'No', exact: true }))
}

/** Continues to the step with Submit. Some communities ask for the resident's name first. [GWZ-066] */
export async function reachSubmit(wizard: Locator): Promise<void> {
  const submit = wizard.getByRole('button', { name: 'Submit' })
  await expect(wizard.getByRole('button', { name: /^(Continue|Submit)$/ })).toBeVisible()
  if (await submit.isVisible()) return
  await clickContinue(wizard)
  await wizard.getByLabel('Name of the person moving in').fill('Ruth Of')
  await expect(submit).toBeVisible()
}
