import { expect, type Locator, type Page } from '@playwright/test'
import { pick } from './hands'

/** A family as the journeys type it; its address is new each time. */
export interface TypedFamily {
  firstName: string
  lastName: string
  email: string
  phone: string
}

export function aFamily(): TypedFamily {
  const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`
  return {
    firstName: 'Dana',
    lastName: `Of ${stamp}`,
    email: `dana.${stamp}@families.example`,
    phone: '(303) 555-0123',
  }
}

/** The wizard's dialog, opened from the first tile of a listing. */
export async function openWizard(page: Page, listing: string): Promise<Locator> {
  await page.goto(listing)
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByRole('heading', { name: 'Who are you searching for?' })).toBeVisible()
  return wizard
}

export const goOn = (wizard: Locator) => wizard.getByRole('button', { name: /^(Continue|Submit)$/ }).click()

/** Waits for a question. */
export const question = (wizard: Locator, name: string) => expect(wizard.getByRole('heading', { name })).toBeVisible()

export async function choose(wizard: Locator, answer: string): Promise<void> {
  await pick(wizard.getByRole('radio', { name: answer }))
  await goOn(wizard)
}

/** Answers everything up to the home sale, the last question but the name of the resident. */
export async function answerUpToSubmit(wizard: Locator, family: TypedFamily): Promise<void> {
  await choose(wizard, 'Mother')
  await choose(wizard, 'A lot of help')
  await choose(wizard, 'Within 30 Days')
  await choose(wizard, '$2K-$5K')
  await answerPlace(wizard, 'Denver, CO')
  await answerContact(wizard, family)
}

export async function answerPlace(wizard: Locator, typed: string): Promise<void> {
  await question(wizard, 'Where should we look?')
  await wizard.getByRole('combobox').fill(typed)
  await wizard.getByRole('option').first().click()
  await goOn(wizard)
}

export async function answerContact(wizard: Locator, family: TypedFamily): Promise<void> {
  await question(wizard, 'What’s your name?')
  await wizard.getByLabel('First name').fill(family.firstName)
  await wizard.getByLabel('Last name').fill(family.lastName)
  await goOn(wizard)
  await question(wizard, 'What’s your email address?')
  await wizard.getByLabel('Email').fill(family.email)
  await goOn(wizard)
  await question(wizard, 'What’s your phone number?')
  await wizard.getByLabel('Phone number').fill(family.phone)
  await goOn(wizard)
  await question(wizard, 'Would you like help selling a home?')
  await pick(wizard.getByRole('radio', { name: 'No', exact: true }))
}

/** Goes on from the home sale to where Submit stands: some communities ask for the name of the resident first. [GWZ-066] */
export async function reachSubmit(wizard: Locator): Promise<void> {
  const submit = wizard.getByRole('button', { name: 'Submit' })
  await expect(wizard.getByRole('button', { name: /^(Continue|Submit)$/ })).toBeVisible()
  if (await submit.isVisible()) return
  await goOn(wizard)
  await wizard.getByLabel('Name of the person moving in').fill('Ruth Of')
  await expect(submit).toBeVisible()
}
