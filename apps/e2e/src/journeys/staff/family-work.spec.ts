import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { chooseAdvisor } from '../../testing/advisors'
import { newEmail, newPhone } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { findCommunity } from '../../testing/communities'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { sendRequest } from '../../testing/work-accounts'
import { findFreePlace } from '../../testing/world'

const consent = { id: 'spoken-contact', version: '1', language: 'en' }

/** Adds a family as an admin after a call. */
async function addFamily(request: APIRequestContext, attributes: Record<string, string>): Promise<string> {
  await asAdmin(request, api)
  const place = await findFreePlace(request)
  const response = await request.post(`${api}/marketplace/clients`, {
    data: { data: { type: 'clients', attributes: { ...place, ...attributes, consent } } },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).data.id
}

const familyOf = async (request: APIRequestContext, id: string): Promise<Record<string, unknown>> =>
  (await (await request.get(`${api}/secure/clients/${id}`)).json()).data.attributes

const listOf = async (request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> =>
  (await (await request.get(`${api}${path}`)).json()).data.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => attributes,
  )

/** Waits until the keys of a family's page work. */
const keysWork = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Log a call')).toBeVisible()

test('by keyboard, an advisor’s family gets a call, a note, an email, and a task, and the timeline shows each of them [WORK-006, WORK-009, DASH-003, DASH-004, API-042]', async ({
  page,
  request,
}) => {
  const name = `Iris ${crypto.randomUUID().slice(0, 8)}`
  const id = await addFamily(request, { name, email: newEmail('work') })
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families/${id}`)
  await keysWork(page)

  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Reached them' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByLabel('Minutes (optional)').fill('14')
  await page.getByLabel('Note (optional)').fill('Wants a garden')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Call logged')).toBeVisible()
  await expect(page.getByText('Call, 14 min: Reached them')).toBeVisible()
  expect(await listOf(request, `/platform/call-logs?filter[client]=${id}`)).toMatchObject([
    { outcome: 'reached', minutes: 14, note: 'Wants a garden' },
  ])
  for (const label of ['Minutes (optional)', 'Note (optional)']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Reached them' })).not.toBeChecked()

  // Escape leaves the field.
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Her brother decides with her')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Her brother decides with her' })).toHaveCount(1)

  // The palette moves the focus from another field too.
  await page.getByRole('combobox', { name: 'Stage' }).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Find or do' }).fill('Log a call')
  await page.getByRole('menuitem', { name: 'Log a call' }).click()
  await expect(page.getByRole('radio', { name: 'Reached them' })).toBeFocused()

  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Enter a subject.').first()).toBeVisible()
  await page.getByLabel('Subject').fill('Two places with gardens')
  await page.getByLabel('Message').fill('Both have a room in December.')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Email sent')).toBeVisible()
  await expect(page.getByText('Email: Two places with gardens')).toBeVisible()

  await page.getByRole('link', { name: 'Task', exact: true }).click()
  await page.getByRole('textbox', { name: 'Task' }).fill('Ask how the tour went')
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Task added', { exact: true })).toBeVisible()
  const tasks = await listOf(request, `/platform/tasks?filter[client]=${id}&q=tour went`)
  expect(tasks).toMatchObject([{ title: 'Ask how the tour went', status: 'open' }])

  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: /^Calls/ })
    .click()
  await expect(page.getByText('Call, 14 min: Reached them')).toBeVisible()
  await expect(page.getByText('Email: Two places with gardens')).toHaveCount(0)
  await expectAccessible(page)
  await expectAccessibleInDark(page)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScrolling(page)
  }
})

test('a family that agreed to texts gets one from its page, and one that didn’t can’t be texted [WORK-006, WORK-008, TRUST-005]', async ({
  page,
  browser,
  request,
}) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', ['MN', 'NC', 'MI'])
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  const wordings = [
    { id: 'contact', version: '2', language: 'en' },
    { id: 'texts', version: '3', language: 'en' },
  ]
  await sendRequest(sender, family, { slug: community.id, wordings })
  await sender.context().close()
  const admin = await asAdmin(request, api)
  const [agreed] = await admin.families(family.lastName)
  const silent = await addFamily(request, { name: 'Iris Silent', phone: newPhone() })

  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families/${silent}?write=text`)
  await expect(page.getByText('This family hasn’t agreed to texts, or has no phone number.')).toBeVisible()
  await openPage(page, `${dashboard}/dashboard/families/${agreed?.id}`)
  await keysWork(page)
  await page.keyboard.press('x')
  const field = page.getByRole('textbox', { name: 'Message' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Write the message first.')).toBeVisible()
  await field.fill('The tour is confirmed for Friday at 2 PM.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Text sent')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'The tour is confirmed for Friday at 2 PM.' })).toHaveCount(
    1,
  )
  const outbox = await listOf(request, '/platform/emails?page-size=100')
  expect(
    outbox.filter(({ channel, body }) => channel === 'text' && String(body).includes('Friday at 2 PM')),
  ).toHaveLength(1)
})

test('a family’s page and preview say what its community costs for its care, next to its budget, as the community’s page does [WORK-006, TRUTH-010]', async ({
  browser,
  page,
  request,
}) => {
  const family = buildFamily()
  const estimateOf = async (id: string) =>
    (await request.get(`${api}/marketplace/cost-estimates/${id}?care=heavy-care&for-two=true`)).json()
  const community = await findCommunity(request, 'gwizzy', ['MN', 'NC', 'MI'], {
    fits: async (_summary, id) => {
      const { data } = await estimateOf(id)
      return data !== undefined && data.attributes.area === undefined && data.attributes.total.likely > 2000
    },
  })
  const sender = await (await browser.newContext()).newPage()
  await openPage(sender, '/')
  const answers = { lookingFor: 'Parents', adl: ['heavy-care'], budgetRange: '<$2K' }
  const wordings = [{ id: 'contact', version: '2', language: 'en' }]
  await sendRequest(sender, family, { slug: community.id, wordings, ...answers })
  await sender.context().close()
  const admin = await asAdmin(request, api)
  const [sent] = await admin.families(family.lastName)
  const { total, parts } = (await estimateOf(community.id)).data.attributes
  const money = (amount: number) => `$${amount.toLocaleString('en-US')}`

  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families/${sent?.id}`)
  await expect(page.getByText('Their budget: <$2K a month')).toBeVisible()
  const requested = page.getByRole('listitem').filter({ hasText: 'Requested' }).filter({ hasText: community.name })
  await expect(requested.getByText(money(total.likely), { exact: true }).first()).toBeVisible()
  await expect(requested.getByText(new RegExp(`\\${money(total.likely - 2000)} over their budget`))).toBeVisible()
  await requested.getByText('Cost details').click()
  const [rent] = parts
  const rentText =
    rent.amount.low === rent.amount.high
      ? money(rent.amount.low)
      : `${money(rent.amount.low)}–${money(rent.amount.high)}`
  await expect(requested.getByRole('definition').filter({ hasText: rentText }).first()).toBeVisible()
  await expect(requested.getByRole('term').filter({ hasText: 'Second person' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  await openPage(page, `${dashboard}/dashboard/families?tab=all&q=${family.lastName}&open=first`)
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview.getByText(money(total.likely), { exact: true })).toBeVisible()
})

test('a family is paused until a day, reassigned, closed with a reason, which cancels its tasks, and reopened [WORK-007, DASH-003]', async ({
  page,
  request,
}) => {
  const name = `Ida ${crypto.randomUUID().slice(0, 8)}`
  const id = await addFamily(request, { name, email: newEmail('work') })
  const task = { clientId: id, title: 'Call her', dueAt: '2026-12-01T17:00:00Z' }
  await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes: task } } })
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families/${id}`)
  await keysWork(page)
  await page.keyboard.press('h')
  await expect(page.getByLabel('The family comes back')).toBeFocused()
  await page.getByLabel('The family comes back').fill('some day')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('The family comes back')).toHaveAccessibleDescription(/Enter a day to come, such as 3d/)
  await expect(page.getByLabel('The family comes back')).toHaveValue('some day')
  await page.getByLabel('The family comes back').fill('2w')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Family paused')).toBeVisible()
  await expect(page.getByText(/^Paused until: – → \w+ \d+, \d{4}$/)).toBeVisible()
  await openPage(page, `${dashboard}/dashboard/families?tab=paused&q=${name}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Resume now' }).click()
  await expect(page.getByText('Family resumed')).toBeVisible()

  await page
    .locator('summary')
    .filter({ hasText: /^Reassign/ })
    .click()
  const advisor = page.getByRole('combobox', { name: 'Advisor' })
  const chosen = await chooseAdvisor(advisor)
  await page.getByRole('button', { name: 'Reassign family' }).click()
  await expect(page.getByText('Family reassigned. We told them who their advisor is.')).toBeVisible()
  expect((await familyOf(request, id))['agentId']).toBe(chosen)

  await page
    .locator('summary')
    .filter({ hasText: /^Close/ })
    .click()
  await page.getByRole('button', { name: 'Close family' }).click()
  await expect(page.getByText('Choose a reason.').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Stayed at home')
  await page.getByRole('button', { name: 'Close family' }).click()
  await expect(page.getByText('Family closed. Its open tasks are canceled.')).toBeVisible()
  await expect(page.getByText('Closed: Stayed at home')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: /^(Reassign|Pause)/ })).toHaveCount(0)
  expect(await familyOf(request, id)).toMatchObject({ stage: 'closed', closedReason: 'stayed-home' })
  const tasks = await listOf(request, `/platform/tasks?filter[client]=${id}&q=Call her`)
  expect(tasks).toMatchObject([{ status: 'canceled' }])

  await expect(page.getByText('To reopen this family, choose another stage.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Touring')
  await page.getByRole('button', { name: 'Change stage' }).click()
  await expect(page.getByText('Stage changed', { exact: true })).toBeVisible()
  await expect(page.getByText('Closed: Stayed at home')).toHaveCount(0)
  const reopened = await familyOf(request, id)
  expect(reopened['stage']).toBe('touring')
  expect(reopened).not.toHaveProperty('closedReason')
})

test('a task about no family is added from the list with a key, and a family that exists isn’t overwritten by a new one [DASH-004, WORK-006, WORK-007, API-029]', async ({
  page,
  request,
}) => {
  const known = `Iris ${crypto.randomUUID().slice(0, 8)}`
  const email = newEmail('work')
  const id = await addFamily(request, { name: known, email })
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/tasks`)
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('New task')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'New task' })).toBeVisible()
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Enter a task, such as “Call about prices”.').first()).toBeVisible()
  const title = `Order brochures ${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Task' }).fill(title)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Task added', { exact: true })).toBeVisible()
  const [task] = await listOf(request, `/platform/tasks?q=${encodeURIComponent(title)}`)
  expect(task).toMatchObject({ title, status: 'open' })
  expect(task).not.toHaveProperty('clientId')

  await openPage(page, `${dashboard}/dashboard/families/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Iris Overwritten')
  await page.getByRole('button', { name: 'Add family' }).click()
  await expect(page.getByText('Enter a phone number or an email address.').first()).toBeVisible()
  await expect(page.getByText('Ask them first, then confirm it here.').first()).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('They agreed to this').check()
  await page.getByRole('button', { name: 'Add family' }).click()
  await expect(page.getByText(`This email address belongs to ${known}`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Iris Overwritten')
  await expectAccessible(page)
  expect(await familyOf(request, id)).toMatchObject({ name: known })
  await page.getByRole('link', { name: `Open ${known}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: known })).toBeVisible()
})

test('a possible duplicate is compared, merged, and separated again [WORK-007]', async ({ page, request }) => {
  const surname = `Meadows${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 5)}`
  const place = { city: 'Boulder', state: 'CO', zip: '80302' }
  const second = await addFamily(request, { name: `Ruth ${surname}`, email: newEmail('work'), ...place })
  const third = await addFamily(request, { name: `Ruth ${surname}`, email: newEmail('work'), ...place })
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/families/${second}`)
  await expect(page.getByText(`Ruth ${surname} may be the same family`)).toBeVisible()
  await page.getByRole('link', { name: 'Compare' }).first().click()
  await expect(page.getByRole('heading', { name: 'Same family?' })).toBeVisible()
  await expect(page.getByRole('cell', { name: `Ruth ${surname}` })).toHaveCount(2)
  await expect(page.getByText('@example.com')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge families' }).click()
  await expect(page.getByText('Families merged. You can undo it for 30 days.')).toBeVisible()
  expect((await request.get(`${api}/secure/clients/${third}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText('Merge undone').first()).toBeVisible()
  expect((await familyOf(request, third))['name']).toBe(`Ruth ${surname}`)

  // Families that share nothing need a confirmation.
  const stranger = await addFamily(request, { name: 'Walter Unrelated', email: newEmail('work') })
  await openPage(page, `${dashboard}/dashboard/families/${second}/merge/${stranger}`)
  await page.getByRole('button', { name: 'Merge families' }).click()
  await expect(page.getByRole('alert')).toContainText('They share neither phone number, email address, nor name')
  expect((await request.get(`${api}/secure/clients/${stranger}`)).status()).toBe(200)
})
