import { expect } from '@playwright/test'
import { demoPassword } from './emails/api-people'
import { password } from './gate'
import type { HtmlPage } from './html-page'
import { dashboard } from './urls'
import type { Visitor } from './visitors'

/** Signs in to the dashboard with an account of the demo, by its form. Returns the page where that leads. */
export async function signInByForm({ open }: Visitor, email: string, at = dashboard): Promise<HtmlPage> {
  const form = await open(`${at}/dashboard/sign-in`)
  const today = await form.press('Sign in', { Email: email, Password: demoPassword })
  expect(today.headings(1)).toEqual([expect.stringMatching(/^Good /)])
  return today
}

/** Opens a page of the dashboard as a visitor, and signs in where it leads, with an account that a test created. */
export async function openAsStaff({ open }: Visitor, email: string, address: string): Promise<HtmlPage> {
  const form = await open(address.startsWith('/') ? `${dashboard}${address}` : address)
  expect(form.url.pathname).toBe('/dashboard/sign-in')
  return form.press('Sign in', { Email: email, Password: password })
}
