import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { FoundCommunity } from './communities'
import { newEmail } from './gate'
import { readCode } from './messages'
import { openPage } from './open-page'
import { api } from './urls'
import { registerPerson } from './work-accounts'

/** Registers a person who writes to a community. Returns the email address, and the name as pages show it. */
export async function registerWriter(): Promise<{ email: string; shown: string }> {
  const firstName = `Rita${crypto.randomUUID().slice(0, 6)}`
  const email = newEmail('families')
  await (await registerPerson({ name: `${firstName} Reyes`, email })).dispose()
  return { email, shown: `${firstName} R.` }
}

/** Opens a form by its links, from a community's page on, and signs in with an emailed code where the last one leads. */
export async function openSignedInForm(
  page: Page,
  request: APIRequestContext,
  { url, name }: FoundCommunity,
  { email, links, heading }: { email: string; links: readonly string[]; heading: string },
): Promise<void> {
  await openPage(page, url)
  for (const link of links) await page.getByRole('link', { name: link }).click()
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('6-digit code').fill(await readCode(request, api, email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${heading} ${name}` })).toBeVisible()
}
