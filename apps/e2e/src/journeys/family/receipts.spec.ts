import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../../testing/communities'
import { readCode, readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { sendFormRequest } from '../../testing/form-requests'
import { asAdmin } from '../../testing/staff'
import { api } from '../../testing/urls'
import { test } from '../../testing/visitors'
import { buildFamily } from '../../testing/wizard'

/** Returns the subjects of the emails to an address, newest first. */
async function subjectsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const admin = await asAdmin(request, api)
  return (await admin.listMessagesTo(address)).map(({ attributes }) => String(attributes['subject']))
}

test(
  'a family without a link gets one by email, and the page fits a phone in both themes [TRUST-003, TRUTH-009, UI-011]',
  { tag: '@smoke' },
  async ({ page, visitor, request }) => {
    const family = buildFamily()
    await sendFormRequest(visitor, (await findCommunity(request, 'gwizzy', ['CO', 'FL'])).id, family)

    await openPage(page, `/receipts?token=${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
    await page.getByLabel('Email').fill('ruth@')
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ruth@')
    await page.getByLabel('Email').fill(family.email)
    await page.getByRole('button', { name: 'Email me a link' }).click()
    await expect(page.getByText(/we emailed you a link/)).toBeVisible()
    await expect
      .poll(async () => (await subjectsTo(request, family.email))[0])
      .toBe('Your link: who has your information')

    await page.setViewportSize({ width: 320, height: 700 })
    await openPage(page, await readLink(request, api, family.email))
    await expect(page.getByRole('heading', { level: 1, name: 'Who has your information' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await expectAccessibleInDark(page)
    // Who has entered a code can do more.
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code').fill(await readCode(request, api, family.email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('You can now download, change, or delete your information.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await expectAccessibleInDark(page)
  },
)
