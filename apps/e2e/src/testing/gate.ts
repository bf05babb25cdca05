import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { scriptsStarted } from './open-page'
import { api } from './urls'
import { expectAccessible } from './page-checks'

/** The password of every account that journeys create. */
export const password = 'lanterns along the lake'
/** Returns an email address that isn't in use. */
export const newEmail = (domain: string) => `${crypto.randomUUID()}@${domain}.example`
const rareAreaCodes = '207 208 302 304 307 401 406 603 605 701 802 808 833 844 855 866 877 888 907'.split(' ')

/** Returns a fictional phone number that no family of the demo has. */
export function newPhone(): string {
  const any = (count: number) => Math.floor(Math.random() * count)
  return `(${rareAreaCodes[any(rareAreaCodes.length)]}) 555-01${String(any(100)).padStart(2, '0')}`
}
/** Returns the gate's dialog. */
export const gate = (page: Page) => page.getByRole('dialog', { name: 'Sign in or sign up' })

/** Expects a step with this title, without accessibility violations. */
export async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await expect(gate(page).getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
}

/** Clicks a button of the gate. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await gate(page).getByRole('button', { name, exact: true }).click()
}

/** Opens the gate from the page header and enters an email address or phone number. */
export async function enterContact(page: Page, contact: string): Promise<void> {
  await scriptsStarted(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expectStep(page, 'Sign in or sign up')
  await gate(page).getByLabel('Email or phone number').fill(contact)
  await pressButton(page, 'Continue')
  await expectStep(page, 'How would you like to sign in?')
}

/** Signs in with the password of an account that journeys created. Wait with `expectSignedIn`. */
export async function signInByPassword(page: Page, email: string): Promise<void> {
  await enterContact(page, email)
  await gate(page).getByLabel('Password').fill(password)
  await pressButton(page, 'Sign in')
}

/** Fills in the fields of a new account. An invitation fills in the email itself. */
export async function fillAccount(page: Page, { name, email }: { name: string; email?: string }): Promise<void> {
  await gate(page).getByLabel('Full name').fill(name)
  if (email !== undefined) await gate(page).getByLabel('Email').fill(email)
  await gate(page).getByLabel('Password').fill(password)
}

/** Expects the page header to link to the account. */
export const expectSignedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible()

/** Creates an account through the API, and returns its email address. */
export async function register(request: APIRequestContext, at = api): Promise<string> {
  const email = newEmail('families')
  const attributes = { name: 'Robin Reader', email, password }
  const created = await request.post(`${at}/platform/auth/register`, { data: { data: { type: 'users', attributes } } })
  expect(created.status()).toBe(201)
  return email
}
