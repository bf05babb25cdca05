import type { Page } from '@playwright/test'
import { openPage } from './open-page'
import type { buildFamily } from './wizard'

/** Sends a request on one page, as a browser without scripts does. Returns the name of the advisor who will call. */
export async function sendPlainRequest(
  page: Page,
  communityId: string,
  family: ReturnType<typeof buildFamily>,
): Promise<string> {
  await openPage(page, `/custom-pricing?community=${communityId}`)
  await page.getByRole('radio', { name: 'Mother' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const promise = page.getByText(/ will call you by \w+, \w+ \d+, \d+:(00|30) (AM|PM)/)
  const [, named = ''] = /^(.+) will call you by/.exec(await promise.innerText()) ?? []
  await fillPlainRequest(page, family)
  await acknowledgeDisclosure(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  return named
}

/** Fills in the form on one page, except for the disclosure. */
export async function fillPlainRequest(
  page: Page,
  family: ReturnType<typeof buildFamily>,
  help: 'No help' | 'Some help' = 'No help',
): Promise<void> {
  await page.getByLabel('Who are you searching for?').selectOption('Mother')
  await page.getByLabel('How much help is needed each day?').selectOption(help)
  await page.getByLabel('First name').fill(family.firstName)
  await page.getByLabel('Last name').fill(family.lastName)
  await page.getByLabel('Email').fill(family.email)
  await page.getByLabel('Phone number').fill(family.phone)
}

/** Acknowledges the disclosure of the community's state, if it has one. [TRUTH-005] */
export async function acknowledgeDisclosure(page: Page): Promise<void> {
  const answer = page.getByRole('radio', { name: 'I acknowledge' })
  if (await answer.isVisible()) await answer.check()
}
