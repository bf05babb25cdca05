import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../../testing/communities'
import { newEmail } from '../../testing/gate'
import { readLink } from '../../testing/messages'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { openSignedInForm, registerWriter } from '../../testing/signed-in-form'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'

/** Opens the form from a community's page, and signs in where it leads. */
const openForm = (page: Page, request: APIRequestContext, community: FoundCommunity, email: string) =>
  openSignedInForm(page, request, community, {
    email,
    links: ['Ask a question', 'Sign in instead'],
    heading: 'Ask a question about',
  })

/** Opens a question from the list of the dashboard. */
async function openQuestion(staff: Page, question: string): Promise<void> {
  await staff.getByRole('link', { name: question }).click()
  await expect(staff.getByRole('heading', { level: 1, name: question })).toBeVisible()
}

test(
  'staff decline a question with a reason, on pages that axe accepts in both themes [COMM-010, ROLE-010]',
  { tag: '@smoke' },
  async ({ browser, page, request }) => {
    const community = await findCommunity(request, 'gwizzy', ['NC', 'OH'])
    const asker = await registerWriter()
    const question = `Does Ann in room ${crypto.randomUUID().slice(0, 6)} sing?`
    await openForm(page, request, community, asker.email)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await page.getByLabel('Your question').fill(question)
    await page.getByRole('button', { name: 'Send question' }).click()
    await expect(page.getByText('Your question is waiting for an answer')).toBeVisible()
    const own = page.url()
    await expectAccessible(page)

    const staff = await (await browser.newContext()).newPage()
    await signIn(staff, dashboard, 'admin@hearthway.example')
    await staff.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Questions' }).click()
    await expectAccessible(staff)
    await openQuestion(staff, question)
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Decline question' }).click()
    await expect(staff.getByText('Enter a reason, so they know why we don’t show it.').first()).toBeVisible()
    await staff.getByLabel('Reason').fill('It names a resident.')
    await staff.getByRole('button', { name: 'Decline question' }).click()
    await expect(staff.getByText(/^Question declined\./)).toBeVisible()

    await openPage(page, own)
    await expect(page.getByText('Reason: It names a resident.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScrolling(page)
    await expectAccessibleInDark(page)
    // The page of a question is only for the person who asked.
    await openPage(staff, own)
    await expect(staff.getByText(question)).toHaveCount(0)
    await staff.context().close()
  },
)

test('the pages on which a family asks without an account fit a phone, and axe accepts them in both themes [COMM-010]', async ({
  page,
  request,
}) => {
  const expectGood = async (heading: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await expectNoSidewaysScrolling(page)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const community = await findCommunity(request, 'gwizzy', ['NC', 'OH'])
  const email = newEmail('families')
  await openPage(page, `/questions/new?community=${community.id}`)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await page.getByRole('link', { name: 'Enter your first name.' }).click()
  await expect(page.getByLabel('Your first name')).toBeFocused()
  await expectGood(`Ask a question about ${community.name}`)
  await page.getByLabel('Your question').fill('Is there a garden?')
  await page.getByLabel('Your first name').fill('Dana')
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expectGood('Check your email')
  await openPage(page, await readLink(request, api, email))
  await expectGood(`Send your question about ${community.name}`)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expectGood(`Your question about ${community.name}`)
  await openPage(page, `/questions/confirm?token=${'a'.repeat(43)}`)
  await expectGood('This link has expired')
})
