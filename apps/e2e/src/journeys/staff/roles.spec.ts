import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { openAs } from '../../testing/work-accounts'
import { addAdvisor } from '../../testing/world'

const greeting = /^Good (morning|afternoon|evening), /

/** Adds an advisor, with the id of their account. */
async function startAdvisor(request: APIRequestContext) {
  const advisor = await addAdvisor(request)
  const found = await request.get(`${api}/admin/users?q=${encodeURIComponent(advisor.email)}`)
  const { data } = await found.json()
  return { advisor, email: advisor.email, accountId: String(data[0].id) }
}

/** Gives the account that is open another role. */
async function addRole(page: Page, role: string): Promise<void> {
  await page.getByRole('link', { name: /^Edit ?: ?Account/ }).click()
  await page.getByRole('group', { name: 'Other roles' }).getByLabel(role).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('an admin gives an advisor a second role, and the advisor works in one role at a time [WORK-001, ROLE-001, ROLE-010]', async ({
  page,
  request,
  browser,
}) => {
  const { advisor, email, accountId } = await startAdvisor(request)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await page.goto(`${dashboard}/dashboard/search?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: advisor.name }).click()
  await expect(page).toHaveURL(new RegExp(`/users/${accountId}$`))
  await expect(page.getByRole('heading', { level: 1, name: advisor.name })).toBeVisible()
  await addRole(page, 'Provider')
  await expectAccessible(page)
  await expectAccessibleInDark(page)

  const own = await (await browser.newContext()).newPage()
  await openAs(own, email, '/dashboard/')
  const menu = own.getByRole('navigation', { name: 'Dashboard' })
  await expect(menu.getByRole('link', { name: 'Tasks' })).toBeVisible()
  const switches = own.getByRole('banner')
  await expect(switches.getByText('Working as advisor')).toBeVisible()
  await switches.getByRole('button', { name: 'Work as provider' }).click()
  await expect(switches.getByText('Working as provider')).toBeVisible()
  await expect(own.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Tasks' })).toHaveCount(0)
  const tasks = await own.goto(`${dashboard}/dashboard/tasks`)
  expect(tasks?.status()).toBe(403)
  await own.goto(`${dashboard}/dashboard/`)
  await switches.getByRole('button', { name: 'Work as advisor' }).click()
  await expect(menu.getByRole('link', { name: 'Tasks' })).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await own.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(own)
    await expect(own.getByText('Working as advisor').filter({ visible: true })).toBeVisible()
    await expectAccessible(own)
  }
  await own.context().close()
})

test('two admins change the roles of one account: the second reads what changed, and nothing is overwritten [WORK-005, WORK-001]', async ({
  page,
  request,
}) => {
  const { accountId } = await startAdvisor(request)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/users/${accountId}?edit=account`)
  const others = page.getByRole('group', { name: 'Other roles' })
  await others.getByLabel('Provider').check()
  const theirs = { data: { data: { type: 'users', id: accountId, attributes: { otherRoles: ['admin'] } } } }
  expect((await request.patch(`${api}/admin/users/${accountId}`, theirs)).status()).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed “Other roles” to Admin meanwhile.').first()).toBeVisible()
  await expect(others.getByLabel('Provider')).toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { data } = await (await request.get(`${api}/admin/users/${accountId}`)).json()
  expect(data.attributes.roles).toEqual(['agent', 'provider'])
})

test('an admin views the dashboard as an advisor, can’t change anything, and returns; the view is on record [WORK-001, WORK-017, ROLE-009]', async ({
  page,
  request,
}) => {
  const { advisor, accountId } = await startAdvisor(request)
  await signIn(page, dashboard, 'admin@hearthway.example')
  await page.goto(`${dashboard}/dashboard/users/${accountId}`)
  await expect(page.getByText('No one has viewed the dashboard as this person.')).toBeVisible()
  await page.getByRole('button', { name: 'View as this person' }).click()
  const strip = page.getByText(`You’re viewing the dashboard as ${advisor.name} (advisor).`)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  expect((await page.goto(`${dashboard}/dashboard/claims`))?.status()).toBe(403)
  await expect(strip).toBeVisible()

  await page.goto(`${dashboard}/dashboard/advisors/${advisor.id}`)
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('You’re viewing as someone else, so nothing was changed.')).toBeVisible()

  await page.goto(`${dashboard}/dashboard/`)
  await page.getByRole('button', { name: 'Return to your account' }).click()
  await expect(strip).toHaveCount(0)
  await page.goto(`${dashboard}/dashboard/users/${accountId}`)
  const view = page.getByRole('table', { name: 'Views as this person' }).getByRole('row').nth(1)
  await expect(view).not.toContainText('Open, or ended with the session')
})
