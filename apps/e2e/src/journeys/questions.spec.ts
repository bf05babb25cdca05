import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../testing/communities'
import { newEmail } from '../testing/gate'
import { openPage } from '../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../testing/page-checks'
import { openSignedInForm, registerWriter } from '../testing/signed-in-form'
import { signIn } from '../testing/staff'
import { dashboard } from '../testing/urls'
import { addProvider, linkIn, openAs } from '../testing/work-accounts'

/** Opens the form from a community's page, and signs in where it leads. */
const openForm = (page: Page, request: APIRequestContext, community: FoundCommunity, email: string) =>
  openSignedInForm(page, request, community, { email, link: 'Ask a question', heading: 'Ask a question about' })

/** Opens a question from the list of the dashboard. */
async function openQuestion(staff: Page, question: string): Promise<void> {
  await staff.getByRole('link', { name: question }).click()
  await expect(staff.getByRole('heading', { level: 1, name: question })).toBeVisible()
}

test('without scripts, a family asks a question, staff answer it, and everyone reads both; staff remove it with a reason [COMM-010, FIND-011]', async ({
  browser,
  page: staff,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA', 'TX'])
  const asker = await registerWriter()
  const question = `Is there parking for visitor ${crypto.randomUUID().slice(0, 6)}?`
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await openForm(page, request, community, asker.email)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write your question.' })).toBeVisible()
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question is waiting for an answer')).toBeVisible()
  await openPage(page, community.url)
  await expect(page.getByText(question)).toHaveCount(0)

  await signIn(staff, dashboard, 'admin@hearthway.example')
  await openPage(staff, `${dashboard}/dashboard/questions`)
  await openQuestion(staff, question)
  await staff.getByLabel('Answer').fill('Yes, behind the building.')
  await staff.getByRole('button', { name: 'Publish answer' }).click()
  await expect(staff.getByText(/^Answer published\./)).toBeVisible()

  const shown = page.getByRole('listitem').filter({ hasText: question })
  // A page that takes more than a second to render again is first sent as it was.
  await expect(async () => {
    await openPage(page, community.url)
    await expect(shown).toContainText('Yes, behind the building.', { timeout: 1000 })
  }).toPass()
  await expect(shown).toContainText('Answered by our staff, ')
  await expect(shown).toContainText(`Asked by ${asker.shown}, `)
  await openPage(page, await linkIn(request, asker.email, /^Your question about .* has an answer$/))
  await expect(page.getByText('Yes, behind the building.')).toBeVisible()

  await openPage(staff, `${dashboard}/dashboard/questions?tab=published`)
  await openQuestion(staff, question)
  await staff.getByLabel('Reason').fill('It was about another community.')
  await staff.getByRole('button', { name: 'Remove question' }).click()
  await expect(staff.getByText(/^Question removed\./)).toBeVisible()
  await openPage(page, community.url)
  await expect(page.getByText(question)).toHaveCount(0)
  await context.close()
})

test('staff decline a question with a reason, on pages that axe accepts in both themes [COMM-010, ROLE-010]', async ({
  browser,
  page,
  request,
}) => {
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
  await expect(staff.getByText('Enter a reason, so they know why we don’t show it.')).toBeVisible()
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
})

test('without scripts, a community’s team answers a question about it, and no one else opens the page [COMM-010, ROLE-010]', async ({
  browser,
  page: advisor,
  request,
  baseURL,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['MA', 'NJ'])
  const asker = await registerWriter()
  const question = `Is there a piano for ${crypto.randomUUID().slice(0, 6)}?`
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await openForm(page, request, community, asker.email)
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question is waiting for an answer')).toBeVisible()

  const account = { name: 'Pat Provider', email: newEmail('providers') }
  await addProvider(request, account, community.id)
  const team = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  await openAs(team, account.email, '/dashboard/questions')
  await expect(team.getByText(asker.shown)).toHaveCount(0)
  await openQuestion(team, question)
  await expect(team.getByText(asker.shown)).toHaveCount(0)
  await expect(team.getByRole('button', { name: 'Decline question' })).toHaveCount(0)
  await team.getByLabel('Answer').fill('Yes, in the lounge.')
  await team.getByRole('button', { name: 'Publish answer' }).click()
  await expect(team.getByText(/^Answer published\./)).toBeVisible()
  await openPage(page, community.url)
  await expect(page.getByRole('listitem').filter({ hasText: question })).toContainText(
    `Answered by the team of ${community.name}, `,
  )
  await context.close()
  await team.context().close()

  await signIn(advisor, dashboard, 'advisor@hearthway.example')
  expect((await advisor.goto(`${dashboard}/dashboard/questions`))?.status()).toBe(403)
})
