import { type APIRequestContext, expect, type Locator, type Page, request as requests } from '@playwright/test'
import { newEmail, password } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { readAttributes, readListAttributes } from '../../testing/read-api'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { addProvider, linkIn, openAs } from '../../testing/work-accounts'
import { addCommunity, findFreePlace } from '../../testing/world'

/** Waits until the keys of the open page work. */
const keysWork = (page: Page, label: string) =>
  expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText(label).first()).toBeVisible()

/** Chooses a record from a picker by keyboard. */
async function pick(field: Locator, name: string): Promise<void> {
  await field.focus()
  await field.pressSequentially(name)
  await expect(field.page().getByRole('option', { name }).first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
}

/** Opens the account of a person from the list of users, by keyboard. */
async function openUser(page: Page, name: string, tab: string): Promise<void> {
  await openPage(page, `${dashboard}/dashboard/users?tab=${tab}&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Signs up with the newest invitation to an address. */
async function acceptInvitation(request: APIRequestContext, { name, email }: { name: string; email: string }) {
  const invitation = new URL(await linkIn(request, email, /invited/)).searchParams.get('token')
  const person = await requests.newContext()
  const registration = { data: { data: { type: 'users', attributes: { name, email, password, invitation } } } }
  expect((await person.post(`${api}/platform/auth/register`, registration)).status()).toBe(201)
  return person
}

test('an admin invites a provider for two communities, withdraws, and invites again; the person signs in; the admin disables them with another team, and the name stays [DASH-012, WORK-007, WORK-017, ROLE-009]', async ({
  page,
  request,
  browser,
}) => {
  const place = await findFreePlace(request)
  const communities = [await addCommunity(request, place), await addCommunity(request, place)]
  const word = crypto.randomUUID().slice(0, 8)
  const other = { name: `Olive Other ${word}`, email: newEmail('providers') }
  const [first] = communities
  await addProvider(request, other, first?.id ?? '')
  const invited = { name: `Pat Invited ${word}`, email: newEmail('providers') }

  await signIn(page, dashboard, 'admin@hearthway.example')
  await page.locator('body').press('g')
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expectAccessible(page)
  await keysWork(page, 'Invite people')
  await page.locator('body').press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite people' })).toBeVisible()
  const people = page.getByLabel('Name and email of each person')
  await expect(people).toBeFocused()
  await page.keyboard.type(`${invited.name}, ${invited.email}\nNo Email`)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Provider')
  const picker = page.getByRole('combobox', { name: 'Communities' })
  for (const { name } of communities) {
    await pick(picker, name)
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await page.getByRole('button', { name: 'Send invitations' }).press('Enter')
  await expect(page.getByText('Line 2 (No Email): Add an email address.').first()).toBeVisible()
  for (const { name } of communities) await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await expectAccessible(page)
  await people.fill(`${invited.name}, ${invited.email}`)
  await page.getByRole('button', { name: 'Send invitations' }).press('Enter')
  await expect(page.getByText('Invitations sent.')).toBeVisible()
  await expect(page).toHaveURL(/tab=invited/)

  await openUser(page, invited.name, 'invited')
  const id = /\/users\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
  await keysWork(page, 'Withdraw invitation')
  await page.locator('body').press('w')
  await page.getByRole('button', { name: 'Withdraw invitation' }).press('Enter')
  await expect(page.getByText('Invitation withdrawn')).toBeVisible()
  await keysWork(page, 'Invite again')
  await page.locator('body').press('i')
  await expect(page.getByText('Invitation sent again.')).toBeVisible()

  const person = await acceptInvitation(request, invited)
  const own = await (await browser.newContext()).newPage()
  await openAs(own, invited.email, '/dashboard/prices')
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
  const change = { data: { type: 'communities', id: first?.id, attributes: { capacity: 25 } } }
  expect((await person.patch(`${api}/marketplace/communities/${first?.id}`, { data: change })).ok()).toBe(true)
  await person.dispose()

  await openUser(page, invited.name, 'staff')
  await expect(page.getByText('Code or link by email')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await keysWork(page, 'Disable')
  await page.locator('body').press('d')
  await expect(page.getByText('They have 2 communities.')).toBeVisible()
  await pick(page.getByRole('combobox', { name: 'Who gets the communities' }), other.name)
  await page.getByRole('button', { name: 'Disable' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Disable ${invited.name}` })).toBeVisible()
  await expect(page.getByRole('row', { name: other.name })).toContainText('2 communities')
  await expectAccessible(page)
  await page.getByLabel('Reason').fill('Left the company')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account disabled, and work reassigned')).toBeVisible()

  await own.reload()
  await expect(own).toHaveURL(/\/dashboard\/sign-in/)
  await own.context().close()
  await asAdmin(request, api)
  expect(await readAttributes({ request }, `/admin/users/${id}`)).toMatchObject({ status: 'disabled', communities: [] })
  const [receiver] = await readListAttributes({ request }, `/admin/users?q=${encodeURIComponent(other.email)}`)
  expect(receiver?.['communities']).toHaveLength(2)
  await openPage(page, `${dashboard}/dashboard/audit?q=${encodeURIComponent(invited.name)}`)
  await expect(page.getByRole('link', { name: invited.name }).first()).toBeVisible()
  await expectAccessible(page)
  await openPage(page, `${dashboard}/dashboard/audit?filter[record]=${id}`)
  await expect(page.getByText('Left the company').first()).toBeVisible()
  await expect(page.getByText('Status: Active → Disabled')).toBeVisible()
})

test('staff change their name and password, and end a session on another browser [DASH-012, API-003, API-014]', async ({
  page,
  request,
  browser,
}) => {
  const place = await findFreePlace(request)
  const community = await addCommunity(request, place)
  const provider = { name: 'Sam Settings', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const other = await (await browser.newContext()).newPage()
  await openAs(other, provider.email, '/dashboard/')
  await openAs(page, provider.email, '/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Sam Changed')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^End session/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Session ended')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/dashboard\/sign-in/)
  await other.context().close()
  const current = page.getByLabel('Current password').last()
  await current.fill('not this one at all')
  await page.getByLabel('New password').fill('lanterns along the lake')
  await page.keyboard.press('Enter')
  await expect(current).toHaveAccessibleDescription(/Incorrect/)
  await current.fill(password)
  await page.getByLabel('New password').fill('lanterns along the lake')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your settings' })).toBeVisible()
})
