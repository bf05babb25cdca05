import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { holdRequests } from '../../testing/hold-requests'
import { expectLive } from '../../testing/live'
import { openPage } from '../../testing/open-page'
import { expectAccessible } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { findFreePlace } from '../../testing/world'

/** Adds a family as an admin after a call, and returns the path of its page on the dashboard. */
async function createFamily(request: APIRequestContext): Promise<string> {
  await asAdmin(request, api)
  const attributes = {
    name: `Iris ${crypto.randomUUID().slice(0, 8)}`,
    email: newEmail('conflicts'),
    ...(await findFreePlace(request)),
    consent: { id: 'spoken-contact', version: '1', language: 'en' },
  }
  const added = await request.post(`${api}/marketplace/clients`, { data: { data: { type: 'clients', attributes } } })
  expect(added.status()).toBe(201)
  return `/dashboard/families/${(await added.json()).data.id}`
}

async function openStaffPage(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}${path}`)
  return page
}

/** Adds the task “Send the list” about the family at a path, as a colleague does. */
async function addTask(request: APIRequestContext, path: string): Promise<void> {
  const attributes = { clientId: path.split('/').at(-1), title: 'Send the list', dueAt: '2030-01-08T17:00:00Z' }
  const added = await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes } } })
  expect(added.status()).toBe(201)
}

const stageOf = (page: Page) => page.getByRole('combobox', { name: 'Stage' })
const changeStage = async (page: Page, stage: string) => {
  await stageOf(page).selectOption(stage)
  await page.getByRole('button', { name: 'Change stage' }).click()
}

test('of two people who edit one family, neither overwrites the other without knowing, and nothing typed is lost [WORK-005, WORK-003]', async ({
  browser,
  request,
}) => {
  const path = await createFamily(request)
  const [mine, theirs] = await Promise.all([openStaffPage(browser, path), openStaffPage(browser, path)])
  await stageOf(mine).selectOption('Decided')
  const note = mine.getByRole('textbox', { name: 'Note' })
  await note.fill('Her son will decide on')

  await changeStage(theirs, 'Touring')
  await expect(theirs.getByText('Stage changed', { exact: true })).toBeVisible()

  const changed = mine.getByText('The stage was changed to Touring while you were choosing.')
  await expectLive(mine, () => expect(changed).toBeVisible())
  await expect(stageOf(mine)).toHaveValue('decided')
  await expect(note).toHaveValue('Her son will decide on')

  await mine.getByRole('button', { name: 'Change stage' }).click()
  const conflict = mine.getByText(/Your choice wasn’t saved because the stage was changed to Touring/)
  await expect(conflict.first()).toBeVisible()
  await expect(stageOf(mine)).toHaveValue('decided')
  await expect(note).toHaveValue('Her son will decide on')
  await expectAccessible(mine)

  await mine.getByRole('button', { name: 'Change stage' }).click()
  await expect(mine.getByText('Stage changed', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('Her son will decide on')
  await expectLive(theirs, () => expect(stageOf(theirs)).toHaveValue('decided'))
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('a note that isn’t saved survives a reload and a sign-out, and is gone after it was saved [WORK-005]', async ({
  browser,
  request,
}) => {
  const path = await createFamily(request)
  const page = await openStaffPage(browser, path)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Prefers mornings')
  await page.reload()
  await expect(note).toHaveValue('Prefers mornings')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}${path}`)
  await expect(note).toHaveValue('Prefers mornings')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(note).toHaveValue('')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Prefers mornings' })).toBeVisible()
  await page.context().close()
})

test('a note and a task that someone adds appear on the other’s page within two seconds [WORK-003, DASH-003]', async ({
  browser,
  request,
}) => {
  const path = await createFamily(request)
  const [mine, theirs] = await Promise.all([openStaffPage(browser, path), openStaffPage(browser, path)])
  await theirs.getByRole('textbox', { name: 'Note' }).fill('Calls after work')
  await theirs.getByRole('button', { name: 'Save note' }).click()
  await expect(theirs.getByText('Note saved')).toBeVisible()
  await expectLive(mine, () =>
    expect(mine.getByRole('paragraph').filter({ hasText: 'Calls after work' })).toBeVisible(),
  )
  await addTask(request, path)
  await expectLive(mine, () => expect(mine.getByText('Send the list', { exact: true })).toBeVisible())
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('a live update that takes long to load doesn’t move the page of someone who scrolls meanwhile, and is one request [WORK-003, DASH-003]', async ({
  browser,
  request,
}) => {
  const path = await createFamily(request)
  const page = await openStaffPage(browser, path)
  // The page reloads once its event stream opens.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('.data')))
  const scroll = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  await scroll(100)
  const loads: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('.data')) loads.push(sent.url())
  })
  const release = await holdRequests(page, /\.data/)
  await addTask(request, path)
  await expect.poll(() => loads.length).toBeGreaterThan(0)
  await scroll(300)
  release()
  await expect(page.getByText('Send the list', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  // The router, whose own requests name routes, got the data from memory.
  expect(loads.filter((url) => url.includes('_routes'))).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('while a page can’t be updated, it stays with what was typed, says so, and catches up [ERR-018, WORK-003]', async ({
  browser,
  request,
}) => {
  const path = await createFamily(request)
  const page = await openStaffPage(browser, path)
  const reason = page.getByLabel('Why do you need it?')
  await stageOf(page).selectOption('Decided')
  await page.route('**/*.data*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await addTask(request, path)
  const outOfDate = page.getByText('This page may be out of date. We’re trying to update it.')
  await expect(outOfDate).toBeVisible()

  // Neither a link within the page nor a rejected form ends that.
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('To confirm the tour')
  await expect(outOfDate).toBeVisible()
  await expect(stageOf(page)).toHaveValue('decided')
  await expectAccessible(page)

  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('Send the list', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'This page is up to date again.' })).toHaveCount(1)
  await expect(outOfDate).toHaveCount(0)
  await expect(reason).toHaveValue('To confirm the tour')
  await expect(stageOf(page)).toHaveValue('decided')
  await page.context().close()
})
