import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { api } from './addresses'
import { expectAccessible } from './page-checks'

/** The password of everybody in these journeys. */
export const password = 'lanterns along the lake'
/** An address nobody had before. */
export const someone = (domain: string) => `${crypto.randomUUID()}@${domain}.example`
/** The gate over a page. */
export const gate = (page: Page) => page.getByRole('dialog', { name: 'Sign in or sign up' })

/** A modal stands open under this title, and nobody is shut out of it. */
export async function sees(page: Page, title: string | RegExp): Promise<void> {
  await expect(gate(page).getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
}

/** Presses a button of the gate. */
export async function press(page: Page, name: string): Promise<void> {
  await gate(page).getByRole('button', { name, exact: true }).click()
}

/** Opens the gate from the head of a page and says who it is. */
export async function say(page: Page, contact: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await sees(page, 'Sign in or sign up')
  await gate(page).getByLabel('Email or phone number').fill(contact)
  await press(page, 'Continue')
  await sees(page, 'How would you like to sign in?')
}

/** Fills the fields of an account; an invited address stands there already. */
export async function fillAccount(page: Page, { name, email }: { name: string; email?: string }): Promise<void> {
  await gate(page).getByLabel('Full name').fill(name)
  if (email !== undefined) await gate(page).getByLabel('Email').fill(email)
  await gate(page).getByLabel('Password').fill(password)
}

/** The head of the page leads to the account. */
export const isSignedIn = (page: Page) => expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible()

/** An account, made by the API. */
export async function register(request: APIRequestContext, at = api): Promise<string> {
  const email = someone('families')
  const attributes = { name: 'Robin Reader', email, password }
  const made = await request.post(`${at}/platform/auth/register`, { data: { data: { type: 'users', attributes } } })
  expect(made.status()).toBe(201)
  return email
}
