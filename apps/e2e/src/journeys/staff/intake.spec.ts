import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addFamilies } from '../../testing/added-families'
import { newPhone } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { openAs } from '../../testing/work-accounts'
import { addAdvisor, addCommunity, type OwnAdvisor } from '../../testing/world'

/** Adds a family of an advisor with a phone number, as someone who has already called. */
async function addKnownFamily(page: Page, phone: string, name: string): Promise<void> {
  await openPage(page, `${dashboard}/dashboard/families/new`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('checkbox', { name: 'They agreed to this' }).check()
  await page.getByRole('button', { name: 'Add family' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const familiesNamed = async (request: APIRequestContext, name: string): Promise<{ id: string }[]> => {
  await asAdmin(request, api)
  return (await (await request.get(`${api}/secure/clients?q=${encodeURIComponent(name)}`)).json()).data
}

/** Chooses in the focused menu by its first letters, as people do on the keyboard, and goes on. */
async function choose(page: Page, label: string, letters: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.focus()
  await page.keyboard.type(letters)
}

/** Fills in what the family says, by keyboard. */
async function takeCall(page: Page, { place }: OwnAdvisor, community: string): Promise<void> {
  await choose(page, 'Who it’s for', 'Mot')
  await choose(page, 'Care', 'Light')
  await choose(page, 'Budget a month', '$2')
  await choose(page, 'Move-in', '30')
  await page.getByLabel('City').fill(place.city)
  await page.getByRole('combobox', { name: 'State' }).selectOption(place.state)
  await page.getByLabel('ZIP code').fill(place.zip)
  const picker = page.getByRole('combobox', { name: 'Communities they ask about' })
  await picker.focus()
  // The city is in the address.
  await page.keyboard.type(`${community} ${place.city}`)
  await expect(page.getByRole('option', { name: community })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: community })).toBeChecked()
  await expect(picker).toBeFocused()
  await expect(picker).toHaveValue('')
  await choose(page, 'Language', 'Spa')
  await expect(page.getByText(/^La familia aceptó/)).toBeVisible()
  await page.getByLabel('Note').fill('Her son decides with her')
}

test(
  'an advisor takes a call: a known number warns before anything is saved, another family is added with what it says, found by its care, and its budget is changed later [WORK-019, WORK-007, WORK-006, DASH-003]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    test.slow()
    const advisor = await addAdvisor(request)
    const community = await addCommunity(request, advisor.place)
    const phone = newPhone()
    const word = `Quill${crypto
      .randomUUID()
      .replaceAll(/[^a-f]/g, '')
      .slice(0, 5)}`
    await openAs(page, advisor.email, '/dashboard/families')
    await addKnownFamily(page, phone, `Karen ${word}`)

    await openPage(page, `${dashboard}/dashboard/families/new`)
    await page.getByLabel('Name').fill(`Kim ${word}`)
    await page.getByLabel('Phone').fill(phone)
    await page.keyboard.press('Tab')
    const warning = page.getByRole('status').getByText(`This phone number belongs to Karen ${word}`)
    await expect(warning).toBeVisible()
    await expect(page.getByRole('link', { name: `Open Karen ${word}` })).toBeVisible()
    await takeCall(page, advisor, community.name)
    await expectAccessible(page)
    await expectAccessibleInDark(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize({ width: 1280, height: 900 })

    // Nothing typed is lost by a reload, and nothing is saved before the person says what to do.
    await page.reload()
    await expect(page.getByLabel('Note')).toHaveValue('Her son decides with her')
    await expect(page.getByRole('checkbox', { name: community.name })).toBeChecked()
    await page.getByRole('checkbox', { name: 'They agreed to this' }).check()
    await page.getByRole('button', { name: 'Add family' }).click()
    await expect(page.getByRole('alert').getByText('Choose whether it’s the same family, or open it.')).toBeVisible()
    expect(await familiesNamed(request, `Kim ${word}`)).toEqual([])
    await page.getByRole('radio', { name: 'It’s another family. Add it anyway.' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Add family' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Kim ${word}, for mother` })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Her son decides with her' })).toBeVisible()
    await expect(page.getByText(community.name).first()).toBeVisible()
    const family = page.url().replace(/\?.*/, '')

    // The form is empty again for the next call.
    await openPage(page, `${dashboard}/dashboard/families/new`)
    await expect(page.getByLabel('Name')).toHaveValue('')

    const filtered = (care: string) => `${dashboard}/dashboard/families?tab=all&q=${word}&filter[care]=${care}`
    await openPage(page, filtered('light-care'))
    await expect(page.getByRole('rowheader').getByRole('link')).toHaveText([`Kim ${word}`])
    await openPage(page, filtered('memory-care'))
    await expect(page.getByRole('rowheader')).toHaveCount(0)

    await openPage(page, family)
    await page.getByRole('link', { name: 'Edit what they told us' }).click()
    await expect(page.getByRole('combobox', { name: 'Who it’s for' })).toBeFocused()
    await choose(page, 'Budget a month', '$5')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.getByText('Answers saved')).toBeVisible()
    const change = page.getByRole('listitem').filter({ hasText: 'Answers changed' })
    await expect(change).toContainText('Budget: $2K-$5K → $5K+')
    await expect(change).toContainText(`By ${advisor.name}`)
  },
)

test('of two people who change what a family told us, neither overwrites the other without knowing, and nothing typed is lost [WORK-019, WORK-005]', async ({
  browser,
  request,
}) => {
  const { added } = await addFamilies(request, 1)
  const open = async () => {
    const page = await (await browser.newContext()).newPage()
    await signIn(page, dashboard, 'admin@hearthway.example')
    await openPage(page, `${dashboard}/dashboard/families/${added[0]?.id}?edit=answers`)
    return page
  }
  const [mine, theirs] = await Promise.all([open(), open()])
  const field = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
  await field(mine, 'Budget a month').selectOption('$5K+')
  await field(mine, 'Care').selectOption('light-care')

  await field(theirs, 'Budget a month').selectOption('<$2K')
  await field(theirs, 'Move-in').selectOption('Unsure')
  await save(theirs)
  await expect(theirs.getByText('Answers saved')).toBeVisible()

  await save(mine)
  const conflict = mine.getByRole('alert').getByText('Budget a month: now <$2K, yours $5K+.')
  await expect(conflict).toBeVisible()
  await expect(field(mine, 'Budget a month')).toHaveValue('$5K+')
  await expect(field(mine, 'Care')).toHaveValue('light-care')
  await expect(field(mine, 'Move-in')).toHaveValue('Unsure')
  await expectAccessible(mine)
  await mine.reload()
  await expect(field(mine, 'Budget a month')).toHaveValue('$5K+')
  // What the browser kept is still based on the earlier answers.
  await save(mine)
  await expect(conflict).toBeVisible()
  await save(mine)
  await expect(mine.getByText('Answers saved')).toBeVisible()
  const { attributes } = (await (await request.get(`${api}/secure/clients/${added[0]?.id}`)).json()).data
  expect(attributes).toMatchObject({ budgetRange: '$5K+', care: 'light-care', timing: 'Unsure' })
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})
