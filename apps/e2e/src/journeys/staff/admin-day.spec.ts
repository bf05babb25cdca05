import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { findCommunity, type FoundCommunity } from '../../testing/communities'
import { chooseAdvisor } from '../../testing/advisors'
import { newEmail } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { openMenu } from '../../testing/open-menu'
import { readAttributes, readList, readListAttributes } from '../../testing/read-api'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { claimCommunity, registerPerson } from '../../testing/work-accounts'
import { addAdvisor, findFreePlace } from '../../testing/world'

interface Day {
  page: Page
  /** Sends requests as an admin, to compare what is stored. */
  request: APIRequestContext
  /** The word in the names of this day, which no other one has. */
  word: string
  community: FoundCommunity
}

const open = (page: Page, path: string) => openPage(page, `${dashboard}/dashboard${path}`)

/** Writes as a person with a new account. */
async function writeAs(name: string, path: string, type: string, attributes: object): Promise<void> {
  const person = await registerPerson({ name, email: newEmail('day') })
  const sent = await person.post(`${api}${path}`, { data: { data: { type, attributes } } })
  expect(sent.status()).toBe(201)
  await person.dispose()
}

/** Approves one claim, and declines another one with a reason. */
async function decideClaims(day: Day): Promise<void> {
  const { page, word, community } = day
  const claims = { yes: `Yolanda ${word}`, no: `Norman ${word}` }
  for (const name of Object.values(claims)) await claimCommunity({ name, email: newEmail('day') }, community.id)
  await open(page, `/claims?q=${word}`)
  await page.getByRole('link', { name: claims.yes }).click()
  await page.getByRole('button', { name: 'Approve claim' }).click()
  await expect(page.getByText('Approved. We emailed them the result.')).toBeVisible()
  await open(page, `/claims?q=${word}`)
  await page.getByRole('link', { name: claims.no }).click()
  await page.getByRole('button', { name: 'Decline claim' }).click()
  await expect(page.getByText('Enter a reason, so they know what to change.').first()).toBeVisible()
  await page.getByLabel('Reason').fill('The community doesn’t know you.')
  await page.getByRole('button', { name: 'Decline claim' }).click()
  await expect(page.getByText('Claim declined. We emailed them your reason.')).toBeVisible()
  const decided = await readListAttributes(day, `/admin/claims?q=${word}&sort=userName`)
  expect(decided).toMatchObject([
    { userName: claims.no, status: 'declined', reason: 'The community doesn’t know you.' },
    { userName: claims.yes, status: 'approved' },
  ])
}

/** Declines an application with a reason, and approves it later. */
async function decideApplication(day: Day): Promise<void> {
  const { page, word } = day
  await writeAs(`Ada ${word}`, '/marketplace/agents', 'agents', {
    displayName: `Ada ${word}`,
    workPhone: '(303) 555-0133',
    city: 'Yuma',
    state: 'CO',
    operatingIn: [{ state: 'CO', counties: ['Yuma'] }],
    inBusinessSince: 2015,
  })
  await open(page, `/applications?q=${word}`)
  await page.getByRole('link', { name: `Ada ${word}` }).click()
  await page.getByLabel('Reason').fill('The insurance has run out.')
  await page.getByRole('button', { name: 'Decline application' }).click()
  await expect(page.getByText('Application declined. We emailed them your reason.')).toBeVisible()
  const statusOf = async () => (await readListAttributes(day, `/admin/agents?q=${word}`)).map(({ status }) => status)
  expect(await statusOf()).toEqual([0])
  const [application] = await readList(day, `/admin/agents?q=${word}`)
  await open(page, `/applications/${application?.id}`)
  await page.getByRole('button', { name: 'Approve application' }).click()
  await expect(page.getByText('Approved. We emailed them the result.')).toBeVisible()
  expect(await statusOf()).toEqual([2])
}

/** Publishes a review, and answers a question. */
async function publish(day: Day): Promise<void> {
  const { page, word, community } = day
  await writeAs(`Rita ${word}`, '/platform/reviews', 'reviews', {
    entityType: 'Community',
    entityId: community.id,
    relation: 'Toured the community',
    value: 8,
    text: `No one hurried us, ${word}.`,
  })
  await open(page, `/reviews?q=${word}`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Review published. We emailed the writer.')).toBeVisible()
  expect(await readListAttributes(day, `/platform/reviews?q=${word}`)).toMatchObject([{ status: 'published' }])
}

/** Adds a family, gives it to an advisor and to another one, and changes several at a time. */
async function assignFamilies(day: Day): Promise<string> {
  const { page, word } = day
  const ids: string[] = []
  const place = await findFreePlace(day.request)
  for (const name of ['Gwen', 'Hal']) {
    await open(page, '/families/new')
    await page.getByLabel('Name').fill(`${name} ${word}`)
    await page.getByLabel('Email').fill(newEmail('day'))
    await page.getByLabel('City').fill(place.city)
    await page.getByRole('combobox', { name: 'State' }).selectOption(place.state)
    await page.getByRole('checkbox', { name: 'They agreed to this' }).check()
    await page.getByRole('button', { name: 'Add family' }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} ${word}`) })).toBeVisible()
    ids.push(/\/families\/([\w-]{36})/.exec(page.url())?.[1] ?? '')
  }
  const [first = ''] = ids
  await open(page, `/families/${first}`)
  await openMenu(page, 'Reassign')
  const chosen = await chooseAdvisor(page.getByRole('combobox', { name: 'Advisor' }))
  await page.getByRole('button', { name: 'Reassign family' }).click()
  await expect(page.getByText('Family reassigned. We told them who their advisor is.')).toBeVisible()
  expect(await readAttributes(day, `/secure/clients/${first}`)).toMatchObject({ agentId: chosen })

  await open(page, `/families?tab=all&q=${word}`)
  await expect(page.getByRole('complementary', { name: 'Keyboard shortcuts' }).getByText('Views').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await openMenu(page, 'Stage')
  await page.getByRole('button', { name: 'Touring', exact: true }).click()
  await expect(page.getByText('2 families moved to Touring')).toBeVisible()
  const touring = async () => (await readList(day, `/secure/clients?q=${word}&filter[stage]=touring`)).length
  expect(await touring()).toBe(2)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Undone for 2')).toBeVisible()
  expect(await touring()).toBe(0)
  return first
}

/** Works on one family: a call, a note that mentions its advisor, a task for someone else, and contact info with a reason. */
async function workOnFamily(day: Day, id: string): Promise<void> {
  const { page } = day
  await open(page, `/families/${id}?write=call`)
  await page.getByRole('radio', { name: 'Reached them' }).check()
  await page.getByRole('button', { name: 'Log call' }).click()
  await expect(page.getByText('Call logged')).toBeVisible()
  await open(page, `/families/${id}`)
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Asked for two quotes')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  expect(await readListAttributes(day, `/marketplace/notes?filter[client]=${id}`)).toMatchObject([
    { text: 'Asked for two quotes' },
  ])
  await open(page, `/families/${id}?write=task`)
  await page.getByRole('textbox', { name: 'Task' }).fill('Send the quotes')
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText('Task added', { exact: true })).toBeVisible()
  await page.getByLabel('Why do you need it?').fill('The family asked for a call')
  await page.getByRole('button', { name: 'Show contact info' }).click()
  await expect(page.getByText('Contact info is visible for 8 hours').first()).toBeVisible()
  expect(await readListAttributes(day, `/platform/record-reads?filter[client]=${id}`)).toContainEqual(
    expect.objectContaining({ reason: 'The family asked for a call', role: 'admin' }),
  )
  await openMenu(page, 'Close')
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Stayed at home')
  await page.getByRole('button', { name: 'Close family' }).click()
  await expect(page.getByText('Family closed. Its open tasks are canceled.')).toBeVisible()
  expect(await readListAttributes(day, `/platform/tasks?filter[client]=${id}&q=Send the quotes`)).toMatchObject([
    { status: 'canceled' },
  ])
}

/** Gives an account a second role, looks at the dashboard as its person, and looks at what only admins read. */
async function lookAround(day: Day): Promise<void> {
  const { page, request } = day
  const advisor = await addAdvisor(request)
  const [account] = await readList(day, `/admin/users?q=${encodeURIComponent(advisor.email)}`)
  await open(page, `/users/${account?.id}?edit=account`)
  await page.getByRole('group', { name: 'Other roles' }).getByLabel('Provider').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await readAttributes(day, `/admin/users/${account?.id}`)).toMatchObject({ roles: ['agent', 'provider'] })
  await page.getByRole('button', { name: 'View as this person' }).click()
  await expect(page.getByText(`You’re viewing the dashboard as ${advisor.name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Return to your account' }).click()
  await expect(page.getByText(/^You’re viewing the dashboard as/)).toHaveCount(0)
  expect(await readListAttributes(day, `/admin/account-views?filter[user]=${account?.id}`)).toMatchObject([
    { endedAt: expect.any(String) },
  ])
  for (const [path, title] of [
    ['/missed-responses', 'Missed responses'],
    ['/exit-survey', 'Exit survey'],
    ['/content', 'Content'],
    ['/agents', 'Advisors'],
    ['/coverage', 'Coverage'],
    ['/real-estate-agents', 'Real estate agents'],
    ['/real-estate-leads', 'Homes of families'],
    ['/real-estate-leads/board', 'Homes by stage'],
    ['/users', 'Users'],
    ['/organizations', 'Organizations'],
    ['/communities', 'Communities'],
    ['/suggested-edits', 'Suggested edits'],
    ['/contacts', 'Contacts'],
    ['/fee-agreements', 'Fee agreements'],
    ['/audit', 'Audit log'],
    ['/settings', 'Your settings'],
    ['/invoices', 'Invoices'],
    ['/outbox', 'Outbox'],
    ['/messages', 'Messages'],
    ['/lead-genie', 'Lead genie'],
    ['/rights', 'Roles and rights'],
    ['/notifications', 'Notifications'],
    ['/stats', 'How fast are families answered?'],
    ['/wizard-sessions', 'Wizard sessions'],
    ['/tours', 'Tours'],
    ['/releases', 'Shared contact info'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}

test(
  'an admin’s day, from claims to the last look around, with every result stored [WORK-001, WORK-003, WORK-006, WORK-007, WORK-009, ROLE-009, DASH-002, DASH-003, DASH-004, DASH-017, API-020, API-027]',
  { tag: '@smoke' },
  async ({ page, request }) => {
    const day: Day = {
      page,
      request,
      word: `Quince${crypto
        .randomUUID()
        .replaceAll(/[^a-f]/g, '')
        .slice(0, 5)}`,
      community: await findCommunity(request, 'gwizzy', ['UT', 'NM', 'NV']),
    }
    await asAdmin(request, api)
    await signIn(page, dashboard, 'admin@hearthway.example')
    await test.step('claims', () => decideClaims(day))
    await test.step('an application', () => decideApplication(day))
    await test.step('a review', () => publish(day))
    const id = await test.step('families', () => assignFamilies(day))
    await test.step('one family', () => workOnFamily(day, id))
    await test.step('roles and views', () => lookAround(day))
  },
)
