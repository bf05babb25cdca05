import { addDays, siteDay } from '@pkg/domain'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { chooseAdvisor } from '../../testing/advisors'
import { newEmail, newPhone } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { openMenu } from '../../testing/open-menu'
import { readAttributes, readListAttributes } from '../../testing/read-api'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { openAs, sendRequest } from '../../testing/work-accounts'
import { addAdvisor, addCommunity, type OwnAdvisor } from '../../testing/world'

interface Day {
  page: Page
  /** Sends requests as an admin, to compare what is stored. */
  request: APIRequestContext
  browser: Browser
  advisor: OwnAdvisor
  /** The word in the names of this day's families, which no other one has. */
  word: string
}

const readFamily = (day: Day, id: string) => readAttributes(day, `/secure/clients/${id}`)

/** Waits until the keys of the open page work. */
const keysWork = (page: Page, label: string) =>
  expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText(label).first()).toBeVisible()

const idIn = (page: Page) => /\/families\/([\w-]{36})/.exec(page.url())?.[1] ?? ''

async function sendFamily({ browser, word, advisor }: Day, slug: string, firstName: string): Promise<void> {
  const family = { ...buildFamily(), firstName, lastName: word }
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  await sendRequest(sender, family, { slug, state: advisor.place.state })
  await sender.context().close()
}

/** Accepts one of two offered families and declines the other, by key. */
async function respondToOffers(day: Day): Promise<void> {
  const { page, advisor, word } = day
  const left = page.getByRole('article').filter({ hasText: word }).getByText('left to respond')
  const offersOf = (status: string) =>
    readListAttributes(day, `/platform/offers?filter[status]=${status}&filter[agent]=${advisor.id}`)
  // The keys apply to the first offer, so no other family may be offered.
  await expect(page.getByText('left to respond')).toHaveCount(2)
  await keysWork(page, 'Accept')
  await page.locator('body').press('y')
  await expect(page.getByText('Family accepted. You can open their contact info now.')).toBeVisible()
  expect(await offersOf('claimed')).toHaveLength(1)
  await openPage(page, `${dashboard}/dashboard/`)
  await keysWork(page, 'Decline')
  await page.locator('body').press('d')
  await page.getByLabel('Can’t help? Say why').fill('I’m away this week')
  await page.keyboard.press('Enter')
  await expect(left).toHaveCount(0)
  expect(await offersOf('declined')).toMatchObject([{ reason: 'I’m away this week' }])
}

/** Writes to the accepted family in the inbox, by key. */
async function reply(day: Day): Promise<void> {
  const { page, word } = day
  const text = `Would Tuesday suit you, ${word}?`
  await openPage(page, `${dashboard}/dashboard/messages`)
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click()
  await keysWork(page, 'Reply')
  await page.locator('body').press('r')
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Message sent')).toBeVisible()
  const [, id = ''] = /\/messages\/([\w-]{36})/.exec(page.url()) ?? []
  const messages = await readListAttributes(day, `/platform/conversation-messages?filter[conversation]=${id}`)
  expect(messages.map((message) => message['text'])).toContain(text)
}

/** Adds a family that called. Returns its id. */
async function addFamily(
  { page, word, advisor }: Day,
  name: string,
  contact: { email: string; phone?: string },
): Promise<string> {
  await openPage(page, `${dashboard}/dashboard/families/new`)
  await page.getByLabel('Name').fill(`${name} ${word}`)
  await page.getByLabel('Email').fill(contact.email)
  await page.getByLabel('Phone').fill(contact.phone ?? '')
  await page.getByLabel('City').fill(advisor.place.city)
  await page.getByRole('combobox', { name: 'State' }).selectOption(advisor.place.state)
  await page.getByRole('checkbox', { name: 'They agreed to this' }).check()
  await page.getByRole('button', { name: 'Add family' }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} ${word}`) })).toBeVisible()
  return idIn(page)
}

/** Logs a call, and writes, corrects, and deletes a note, all by keyboard. */
async function writeAbout(day: Day, id: string): Promise<void> {
  const { page } = day
  const notes = () => readListAttributes(day, `/marketplace/notes?filter[client]=${id}`)
  await keysWork(page, 'Log a call')
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Reached them' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Call logged')).toBeVisible()
  expect(await readListAttributes(day, `/platform/call-logs?filter[client]=${id}`)).toMatchObject([
    { outcome: 'reached' },
  ])

  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Wants a balcony')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Note saved')).toBeVisible()
  expect(await notes()).toMatchObject([{ text: 'Wants a balcony' }])

  await page.locator('summary').filter({ hasText: 'Edit note' }).press('Enter')
  const editor = page.locator('details').filter({ hasText: 'Edit note' })
  await editor.getByRole('textbox', { name: 'Note' }).fill('Wants a garden')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a garden' }).first()).toBeVisible()
  expect(await notes()).toMatchObject([{ text: 'Wants a garden' }])
  await page.locator('summary').filter({ hasText: 'Edit note' }).press('Enter')
  await editor.getByRole('button', { name: 'Delete note' }).click()
  await expect(page.getByText('Note deleted').first()).toBeVisible()
  expect(await notes()).toEqual([])
}

/** Emails the family, plans a task about it, shows its number, and moves it to another stage. */
async function workOn(day: Day, id: string, email: string): Promise<void> {
  const { page } = day
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.getByLabel('Subject').fill('Two places with gardens')
  await page.getByLabel('Message').fill('Both have a room in December.')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Email sent')).toBeVisible()
  const sent = await readListAttributes(day, `/platform/emails?page-size=100&filter[recipient]=${email}`)
  expect(sent.map(({ subject }) => subject)).toContain('Two places with gardens')

  await page.getByRole('link', { name: 'Task', exact: true }).click()
  await page.getByRole('textbox', { name: 'Task' }).fill('Ask how the tour went')
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Task added', { exact: true })).toBeVisible()
  expect(await readListAttributes(day, `/platform/tasks?filter[client]=${id}&q=tour went`)).toMatchObject([
    { status: 'open' },
  ])

  await page.getByLabel('Why do you need it?').fill('To plan a tour')
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  expect(await readListAttributes(day, `/platform/record-reads?filter[client]=${id}`)).toContainEqual(
    expect.objectContaining({ reason: 'To plan a tour', route: 'reveal' }),
  )

  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Touring')
  await page.getByRole('button', { name: 'Change stage' }).click()
  await expect(page.getByText('Stage changed', { exact: true }).first()).toBeVisible()
  expect(await readFamily(day, id)).toMatchObject({ stage: 'touring' })
}

/** Shares the family with a community that it agreed to, and pauses it and takes it back. */
async function shareAndPause(day: Day, id: string, community: { id: string; name: string }): Promise<void> {
  const { page } = day
  await page.getByRole('link', { name: 'Share with communities' }).click()
  for (const chosen of await page.getByRole('checkbox', { checked: true }).all()) await chosen.uncheck()
  await page.getByRole('combobox', { name: 'Add another community' }).fill(community.name)
  await page.getByRole('option').filter({ hasText: community.name }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Share with ${community.name}` }).click()
  await expect(page.getByText('Ask them first, then confirm it here.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'They agreed to this' }).check()
  await page.getByRole('button', { name: `Share with ${community.name}` }).click()
  await expect(page.getByText('Shared. The community’s team was emailed.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Who has their information' })).toContainText(community.name)
  const releases = await readListAttributes(
    day,
    `/platform/releases?filter[client]=${id}&filter[recipientKind]=community`,
  )
  expect(releases).toMatchObject([{ recipientId: community.id, status: 'active' }])

  await openMenu(page, 'Pause')
  await page.getByRole('button', { name: 'Pause family' }).click()
  await expect(page.getByText('Family paused')).toBeVisible()
  expect(await readFamily(day, id)).toHaveProperty('pausedUntil')
  await page.getByRole('button', { name: 'Resume now' }).click()
  await expect(page.getByText('Family resumed')).toBeVisible()
  expect(await readFamily(day, id)).not.toHaveProperty('pausedUntil')
}

/** Finds a family with a wrong letter, by phone, by email, and by its community, and looks at the shortcuts. */
async function find({ page, word }: Day, contact: { name: string; email: string; phone: string }): Promise<void> {
  await openPage(page, `${dashboard}/dashboard/tasks`)
  await keysWork(page, 'Views')
  for (const typed of [word.replace('z', 's'), contact.phone, contact.email]) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Find or do' }).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(typed)
    await expect(page.getByRole('menuitem', { name: contact.name }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Find or do' })).toHaveCount(0)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Go to Families')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Sorts, narrows, selects, changes, undoes, keeps as a view, and exports the list of families, and goes from one to the next. */
async function workThroughList(day: Day, names: string[]): Promise<void> {
  const { page, word } = day
  await openPage(page, `${dashboard}/dashboard/families?tab=all&q=${word}`)
  await keysWork(page, 'Views')
  await page.getByRole('columnheader').getByRole('link', { name: 'Family' }).click()
  await expect(page.getByRole('columnheader', { name: 'Family' })).toHaveAttribute('aria-sort', 'ascending')
  const shown = await page.getByRole('rowheader').getByRole('link').allInnerTexts()
  expect(shown).toEqual(shown.toSorted())
  expect(shown).toEqual(expect.arrayContaining(names))
  await openMenu(page, 'Filter')
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('New')
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('link', { name: 'Remove filter: Stage: New' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter: Stage: New' })).toHaveCount(0)

  await page.locator('body').press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Decided', exact: true }).click()
  await expect(page.getByText('Family moved to Decided')).toBeVisible()
  const decided = () => readListAttributes(day, `/secure/clients?q=${word}&filter[stage]=decided`)
  const changed = (await decided()).length
  await page.keyboard.press('u')
  await expect(page.getByText(/^Undone/)).toBeVisible()
  expect((await decided()).length).toBe(changed - 1)

  await openMenu(page, 'Saved views')
  await page.getByLabel('Name', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect.poll(() => page.url()).toContain('q=')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('families.csv')

  await page.getByRole('rowheader').getByRole('link').first().click()
  await keysWork(page, 'Log a call')
  const first = idIn(page)
  // The page finds its place in the list a moment after its keys work.
  await expect(page.getByRole('button', { name: 'Next in the list' })).toBeEnabled()
  await page.keyboard.press(']')
  // The address changes a moment before the page.
  await expect(page.getByRole('button', { name: 'Previous in the list' })).toBeEnabled()
  await keysWork(page, 'Log a call')
  await page.keyboard.press('[')
  await expect.poll(() => idIn(page)).toBe(first)
}

/** Finishes and snoozes tasks, with a way back. */
async function workOnTasks(day: Day): Promise<void> {
  const { page } = day
  await openPage(page, `${dashboard}/dashboard/tasks?tab=later&q=tour+went`)
  await keysWork(page, 'Views')
  await page.locator('body').press('j')
  await page.keyboard.press('e')
  await expect(page.getByText('Task completed').first()).toBeVisible()
  const statuses = async () =>
    (await readListAttributes(day, `/platform/tasks?filter[owner]=${day.advisor.id}&q=tour went`)).map(
      ({ status }) => status,
    )
  expect(await statuses()).toEqual(['done'])
  await page.keyboard.press('u')
  await expect(page.getByText(/^Undone/)).toBeVisible()
  expect(await statuses()).toEqual(['open'])
}

/** Merges a second record of a family, undoes it, reassigns the family, and closes another one. */
async function moveElsewhere(day: Day, id: string, second: string): Promise<void> {
  const { page, request } = day
  await openPage(page, `${dashboard}/dashboard/families/${id}/merge/${second}`)
  await page
    .getByRole('checkbox', { name: /Merge them anyway/ })
    .check({ timeout: 2000 })
    .catch(() => undefined)
  await page.getByRole('button', { name: 'Merge families' }).click()
  await expect(page.getByText('Families merged. You can undo it for 30 days.')).toBeVisible()
  expect((await request.get(`${api}/secure/clients/${second}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText('Merge undone').first()).toBeVisible()
  expect((await request.get(`${api}/secure/clients/${second}`)).status()).toBe(200)

  await openPage(page, `${dashboard}/dashboard/families/${second}`)
  await openMenu(page, 'Close')
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Stayed at home')
  await page.getByRole('button', { name: 'Close family' }).click()
  await expect(page.getByText('Family closed. Its open tasks are canceled.')).toBeVisible()
  expect(await readFamily(day, second)).toMatchObject({ stage: 'closed', closedReason: 'stayed-home' })

  await openPage(page, `${dashboard}/dashboard/families/${id}`)
  await openMenu(page, 'Reassign')
  const chosen = await chooseAdvisor(page.getByRole('combobox', { name: 'Advisor' }))
  await page.getByRole('button', { name: 'Reassign family' }).click()
  await expect(page.getByText('Family reassigned. We told them who their advisor is.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Families' })).toBeVisible()
  expect((await readFamily(day, id))['agentId']).toBe(chosen)
}

/** Turns the light off and on, sets hours and time off, and reads what happened. */
async function settle({ page, advisor: { id: agentId }, request }: Day): Promise<void> {
  const isAccepting = async () =>
    (await (await request.get(`${api}/marketplace/agent-options/${agentId}`)).json()).data.attributes.isAccepting
  await openPage(page, `${dashboard}/dashboard/notifications`)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0)
  const light = page.getByRole('banner')
  await light.getByRole('button', { name: 'Turn off' }).click()
  await expect(light.getByText('Your light is off')).toBeVisible()
  expect(await isAccepting()).toBe(false)
  await light.getByRole('button', { name: 'Turn on' }).click()
  await expect(light.getByText('Your light is on')).toBeVisible()
  expect(await isAccepting()).toBe(true)

  const timeOff = { from: addDays(siteDay(), 14), until: addDays(siteDay(), 18) }
  await openPage(page, `${dashboard}/dashboard/advisors/${agentId}`)
  await page.getByLabel('Monday from', { exact: true }).fill('10:00')
  await page.getByLabel('Monday until', { exact: true }).fill('16:00')
  await page.getByLabel('First day 1').fill(timeOff.from)
  await page.getByLabel('Last day 1').fill(timeOff.until)
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()
  const hours = (await (await request.get(`${api}/platform/agents/${agentId}/call-hours`)).json()).data.attributes
  expect(hours).toMatchObject({
    hours: expect.arrayContaining([{ weekday: 1, opens: '10:00', closes: '16:00' }]),
    timeOff: [timeOff],
  })
}

test(
  'an advisor’s day, from the first offer to the settings, with every result stored [DASH-002, DASH-003, DASH-004, WORK-001, WORK-002, WORK-003, WORK-004, WORK-005, WORK-006, WORK-007, WORK-008, WORK-009, WORK-016]',
  { tag: '@smoke' },
  async ({ page, request, browser }) => {
    const advisor = await addAdvisor(request)
    const community = await addCommunity(request, advisor.place)
    const word = `Alvarez${crypto
      .randomUUID()
      .replaceAll(/[^a-f]/g, '')
      .slice(0, 5)}`
    const day: Day = { page, request, browser, advisor, word }
    await asAdmin(request, api)
    await sendFamily(day, community.id, 'Ada')
    await sendFamily(day, community.id, 'Bea')
    await openAs(page, advisor.email, '/dashboard/')
    await test.step('offers', () => respondToOffers(day))
    await test.step('a message', () => reply(day))
    const contact = { email: newEmail('day'), phone: newPhone() }
    const id = await addFamily(day, 'Cleo', contact)
    await test.step('a call and notes', () => writeAbout(day, id))
    await test.step('email, task, contact info, stage', () => workOn(day, id, contact.email))
    await test.step('sharing and a pause', () => shareAndPause(day, id, community))
    await test.step('tasks', () => workOnTasks(day))
    await test.step('search', () => find(day, { name: `Cleo ${word}`, ...contact }))
    const second = await addFamily(day, 'Cleo', { email: newEmail('day') })
    await test.step('the list', () => workThroughList(day, [`Cleo ${word}`]))
    await test.step('merging, closing, reassigning', () => moveElsewhere(day, id, second))
    await test.step('settings', () => settle(day))
  },
)
