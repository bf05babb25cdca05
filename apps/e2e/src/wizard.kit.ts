import { expect, type Locator, type Page } from '@playwright/test'

/** A family as the journeys type it; the address is new each time. */
export function aFamily() {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`
  return {
    firstName: 'Dana',
    lastName: `Whitfield ${stamp}`,
    email: `dana.${stamp}@families.example`,
    phone: '(303) 555-0123',
  }
}

export type Family = ReturnType<typeof aFamily>

/** Opens the wizard of a community that is not memory care, from a listing. */
export async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/assisted-living/colorado/denver')
  await page
    .getByRole('link', { name: /^Get pricing/ })
    .first()
    .click()
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByRole('heading', { name: /looking for/i })).toBeVisible()
  return wizard
}

export const next = (wizard: Locator) => wizard.getByRole('button', { name: /^(Continue|Submit)$/ })

/** Answers the questions up to the contact data. */
export async function answerQuestions(wizard: Locator): Promise<void> {
  await choose(wizard, 'Mother')
  await choose(wizard, /light|some help/i)
  await choose(wizard, /Within 30 Days/)
  await choose(wizard, '$2K-$5K')
}

/** Chooses an answer and goes on. */
export async function choose(wizard: Locator, answer: string | RegExp): Promise<void> {
  await wizard.getByLabel(answer).first().check()
  await next(wizard).click()
}
