import { expect, test } from '@playwright/test'
import { newEmail } from '../testing/gate'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { signIn } from '../testing/staff'
import { dashboard } from '../testing/urls'

test('a reader finds an article, its author and reviewer, and the guide to a state [RES-001, RES-002, RES-003, ROUTE-012]', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resource center' }).click()
  await expect(page.getByText(/^1–10 of \d+ articles$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Care types', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Care types' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('fee entrance')
  await page.getByRole('searchbox', { name: 'Search articles' }).press('Enter')
  await page.getByRole('link', { name: 'Continuing care communities and the entrance fee' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuing care communities and the entrance fee')
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'What you get back' })
    .click()
  await expect(page.getByRole('heading', { name: 'What you get back' })).toBeInViewport()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScrolling(page)
  await expectAccessibleInDark(page)
  await page.getByRole('link', { name: 'Renee Castillo' }).click()
  await expect(page.getByRole('heading', { name: 'Articles reviewed by Renee Castillo' })).toBeVisible()
  await openPage(page, '/resource-center/states')
  await page.getByRole('link', { name: 'Colorado' }).click()
  await expect(page.getByText('Colorado Department of Public Health and Environment').first()).toBeVisible()
  await expectAccessible(page)
})

test('without scripts, a reader writes to us, corrects the form, and staff read the message [ROUTE-018, BIZ-008]', async ({
  browser,
  page: staff,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const text = `Someone called me twice, ${crypto.randomUUID()}.`
  await openPage(page, '/contact')
  await page.getByLabel('Your message').fill(text)
  await page.getByLabel('Your name').fill('Ruth Park')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Choose what your message is about.',
    'Enter an email address, such as ruth@example.com.',
  ])
  await expect(page.getByLabel('Your message')).toHaveValue(text)
  await page.getByLabel('What is it about?').selectOption('I got a call from someone I didn’t choose')
  await page.getByLabel('Your email address').fill(newEmail('families'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await context.close()

  await signIn(staff, dashboard, 'admin@hearthway.example')
  await openPage(staff, `${dashboard}/dashboard/outbox`)
  await staff.getByRole('searchbox', { name: 'Subject or recipient' }).fill('Contact form: An unwanted call')
  await staff.getByRole('button', { name: 'Search', exact: true }).click()
  const email = staff.getByRole('row').filter({ hasText: text })
  await email.getByText('Contact form: An unwanted call').click()
  await expect(email.getByText(text)).toBeVisible()
  await expect(email).toContainText('Ruth Park')
  await openPage(staff, '/contact')
  await expectAccessible(staff)
  await expectAccessibleInDark(staff)
})
