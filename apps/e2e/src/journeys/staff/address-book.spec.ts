import { expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { sendResource } from '../../testing/send-resource'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { addProvider, openAs } from '../../testing/work-accounts'
import { addAdvisor, addCommunity, findFreePlace } from '../../testing/world'

const own = () => crypto.randomUUID().slice(0, 8)

/** Checks a page on phones and in both themes. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScrolling(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** Types into a picker, and chooses the first match by keyboard. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus()
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('an advisor adds a contact, logs a call with it, and marks it as having left, by keyboard [DASH-014, WORK-004, WORK-025]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const name = `Nia ${own()}`
  const advisor = await addAdvisor(request)
  await openAs(page, advisor.email, '/dashboard/tasks')
  await scriptsStarted(page)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expectSound(page)
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Views')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'Add a contact' })).toBeVisible()
  await expectSound(page)

  // The first field has the focus. Without a name, the form says so.
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Enter a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Nurse')
  await page.getByRole('textbox', { name: 'Phone' }).fill('303-555-0142')
  await page.getByRole('textbox', { name: 'Preference' }).fill('Text before noon')
  await page.getByRole('textbox', { name: 'Preference' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: '(303) 555-0142' })).toHaveAttribute('href', 'tel:+13035550142')
  await expectSound(page)

  await page.keyboard.press('c')
  await expect(page.getByRole('combobox', { name: 'How it went' })).toBeFocused()
  await page.keyboard.type('Reached')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A studio opens on the 15th.')
  await page.getByRole('button', { name: 'Log a call' }).press('Enter')
  await expect(page.getByText('Call logged')).toBeVisible()
  await expect(page.getByText('A studio opens on the 15th.')).toBeVisible()
  await expect(page.getByText('Reached them, 7 min')).toBeVisible()

  await page.keyboard.press('l')
  await expect(page.getByText('Calls stay, and you can undo it.')).toBeVisible()
  await page.getByRole('button', { name: 'Left the company' }).press('Enter')
  await expect(page.getByText('Moved to “Left”')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Find or do' }).fill(name)
  await page.getByRole('menuitem', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('an admin makes an organization, adds a community, and merges a duplicate and back, by keyboard [DASH-013, WORK-025]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const name = `Amber ${own()}`
  await asAdmin(request, api)
  const duplicate = { name: `${name} Inc`, city: 'Boise', state: 'ID' }
  await sendResource(request, 'POST', `${api}/platform/organizations`, { type: 'organizations', attributes: duplicate })
  const { data } = await (await request.get(`${api}/marketplace/communities?state=WY&page-size=1`)).json()
  const community = data[0].attributes.name

  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/organizations/group`)
  await expect(page.getByRole('heading', { level: 1, name: 'Group communities' })).toBeVisible()
  await expectSound(page)
  await openPage(page, `${dashboard}/dashboard/organizations`)
  await expectSound(page)
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Views')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByText('No communities yet.')).toBeVisible()
  await expectSound(page)

  await page.keyboard.press('a')
  await pick(page, 'Communities', community)
  await page.getByRole('button', { name: 'Add communities' }).press('Enter')
  await expect(page.getByText('Communities added')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: community }).first()).toBeVisible()

  await page.keyboard.press('d')
  await pick(page, 'The other organization', duplicate.name)
  await page.getByRole('button', { name: 'Merge with a duplicate' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Duplicate' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('checkbox', { name: `Use “${duplicate.name}”` }).press('Space')
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: duplicate.name })).toBeVisible()
  await expect(page.getByText('Boise, ID').first()).toBeVisible()

  await page.keyboard.press('u')
  await page.getByRole('button', { name: 'Undo the last merge' }).press('Enter')
  await expect(page.getByText('Merge undone')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
})

test('a provider reads what advisors share about its community, and no organizations [DASH-014, ROLE-010]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: `Pat ${own()}`, email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const add = (attributes: object) =>
    sendResource(request, 'POST', `${api}/platform/contacts`, {
      type: 'contacts',
      attributes: { communityId: community.id, ...attributes },
    })
  const [shared, kept] = [`Shared ${own()}`, `Kept ${own()}`]
  await add({ name: shared })
  await add({ name: kept, scope: 'own' })
  await openAs(page, provider.email, '/dashboard/contacts')
  await expect(page.getByRole('rowheader', { name: shared })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Last talk' })).toHaveCount(0)
  await page.getByRole('link', { name: shared }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: shared })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await openPage(page, `${dashboard}/dashboard/organizations`)
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations' })).toHaveCount(0)
})

test('the page of a contact leads back to the list as it was, its keys follow the rows, and colleagues see one another there [WORK-003, WORK-016, WORK-025]', async ({
  page,
  browser,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const word = own()
  await asAdmin(request, api)
  for (const first of ['Ada', 'Bea', 'Cleo']) {
    const contact = { type: 'contacts', attributes: { name: `${first} ${word}` } }
    await sendResource(request, 'POST', `${api}/platform/contacts`, contact)
  }
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/contacts?sort=name&q=${word}`)
  await page.getByRole('link', { name: `Bea ${word}` }).click()
  const isAt = (first: string) =>
    expect(page.getByRole('heading', { level: 1, name: `${first} ${word}`, exact: true })).toBeVisible()
  const neighbor = (where: string) => page.getByRole('button', { name: `${where} in the list` })
  await isAt('Bea')
  await expect(neighbor('Next')).toBeEnabled()
  await page.keyboard.press(']')
  await isAt('Cleo')
  await expect(neighbor('Next')).toBeDisabled()
  await page.keyboard.press('[')
  await isAt('Bea')
  await page.keyboard.press('[')
  await isAt('Ada')
  await expect(neighbor('Previous')).toBeDisabled()

  const colleague = await (await browser.newContext()).newPage()
  await openAs(colleague, advisor.email, new URL(page.url()).pathname)
  await expect(colleague.getByText(/^Also looking at this page: /)).toBeVisible()
  await colleague.context().close()

  await page.getByRole('main').getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(page.getByRole('rowheader')).toHaveCount(3)
})
