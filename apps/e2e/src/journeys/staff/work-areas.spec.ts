import { agentsUrl, namedWording } from '@pkg/domain'
import { type APIRequestContext, expect } from '@playwright/test'
import { newEmail } from '../../testing/gate'
import { expectLive } from '../../testing/live'
import { openPage, openUntilShown } from '../../testing/open-page'
import { expectAccessible, expectAccessibleInDark, expectNoSidewaysScrolling } from '../../testing/page-checks'
import { asAdmin, signIn } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { linkIn, openAs, registerPerson, sendRequest } from '../../testing/work-accounts'

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')]).toString('base64')

/** Applies to become an advisor as a new account, with a document. Returns the advisor's id. */
async function apply(person: APIRequestContext, name: string, state: string): Promise<string> {
  const profile = {
    displayName: name,
    workPhone: '(303) 555-0133',
    city: 'Anchorage',
    state,
    operatingIn: [{ state, counties: ['Anchorage'] }],
    inBusinessSince: 2015,
  }
  const applied = await person.post(`${api}/marketplace/agents`, {
    data: { data: { type: 'agents', attributes: profile } },
  })
  expect(applied.status()).toBe(201)
  const { id } = (await applied.json()).data
  const document = { kind: 'liabilityInsurance', fileName: 'insurance.pdf', content: pdf }
  const uploaded = await person.post(`${api}/marketplace/agents/${id}/documents`, {
    data: { data: { type: 'agent-documents', attributes: document } },
  })
  expect(uploaded.status()).toBe(201)
  return id
}

/** Changes a resource as an admin. */
async function change(request: APIRequestContext, path: string, type: string, attributes: object): Promise<void> {
  const data = { data: { type, id: path.split('/').at(-1), attributes } }
  expect((await request.patch(`${api}${path}`, { data })).status()).toBe(200)
}

test('an admin reads an application, declines it with a reason, and later approves it, and only then families find the advisor [API-027, AGENT-003, AGENT-004, ROLE-009, TRUTH-009]', async ({
  page,
  request,
}) => {
  const email = newEmail('advisors')
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`
  const person = await registerPerson({ name, email })
  const id = await apply(person, name, 'CO')
  await signIn(page, dashboard, 'admin@hearthway.example')
  await openPage(page, `${dashboard}/dashboard/applications`)
  await expectAccessible(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Liability insurance' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('insurance.pdf')

  await page.getByRole('button', { name: 'Decline application' }).click()
  await expect(page.getByText('Enter a reason, so they know what to change.').first()).toBeVisible()
  await page.getByLabel('Reason').fill('The insurance has run out.')
  await page.getByRole('button', { name: 'Decline application' }).click()
  await expect(page.getByText('Application declined. We emailed them your reason.')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  const admin = await asAdmin(request, api)
  await expect
    .poll(async () => String((await admin.listMessagesTo(email))[0]?.attributes['body']))
    .toContain('The insurance has run out.')

  const profile = agentsUrl({ region: 'mountain-west', city: { name: 'Anchorage', state: 'CO' }, agentId: id })
  expect((await page.goto(profile))?.status()).toBe(404)
  await openPage(page, `${dashboard}/dashboard/applications/${id}`)
  await page.getByRole('button', { name: 'Approve application' }).click()
  await expect(page.getByText('Approved. We emailed them the result.')).toBeVisible()
  await openUntilShown(page, profile, page.getByRole('heading', { level: 1, name }))
  await page.context().clearCookies()
  await openAs(page, email, await linkIn(request, email, /is approved/))
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible()
  await person.dispose()
})

test('a real estate agent is offered a home live, accepts it from the email, and responds [AGENT-006, TRUTH-001, TRUTH-008, TRUTH-009, TRUST-008, ROLE-010]', async ({
  page,
  browser,
  request,
}) => {
  const account = { name: `Rae ${crypto.randomUUID().slice(0, 8)}`, email: newEmail('agents') }
  const person = await registerPerson(account)
  const id = await apply(person, account.name, 'AK')
  await asAdmin(request, api)
  await change(request, `/admin/agents/${id}`, 'agent-applications', { status: 2 })
  await change(request, `/marketplace/agent-options/${id}`, 'agent-options', { kind: 'real-estate' })
  const { data } = await (await request.get(`${api}/admin/users?q=${account.email}`)).json()
  await change(request, `/admin/users/${data[0].id}`, 'users', { role: 'real-estate-agent' })

  await openAs(page, account.email, '/dashboard/real-estate')
  await expect(page.getByText('No homes yet')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Today',
    'Families',
    'Messages',
    'Homes',
    'Offered homes',
    'Your papers',
    'Notifications',
    'Your settings',
  ])

  const family = buildFamily()
  const sender = await (await browser.newContext()).newPage()
  const { data: listed } = await (await request.get(`${api}/marketplace/communities?state=AK&page-size=1`)).json()
  const wordings = [namedWording('contact', 'en'), namedWording('sell-home', 'en')]
  await sendRequest(sender, family, { slug: listed[0].id, homeSaleInterest: 'Yes', state: 'AK', wordings })
  await expectLive(page, () => expect(page.getByRole('heading', { name: 'Home to sell' })).toBeVisible())

  await openPage(page, await linkIn(request, account.email, /A home to sell/))
  await expectAccessible(page)
  await expect(page.getByText(family.lastName)).toHaveCount(0)
  await sender.goto('/receipts')
  await expect(sender.getByText(account.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Enter a reason, such as “I’m away this week”.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept this home' }).click()
  await expect(page.getByText(/^Home accepted\. We emailed the family your name\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(family.lastName) })).toBeVisible()
  await expect(page.getByText('Some help')).toHaveCount(0)
  const named = await (await asAdmin(request, api)).listMessagesTo(family.email)
  expect(named.map(({ attributes }) => attributes['subject'])).toContain(
    `${account.name} will call you about selling a home`,
  )
  await expect(page.getByRole('heading', { name: 'Home to sell' })).toBeVisible()
  await expectAccessible(page)
  const familyPage = page.url()
  await page.getByRole('link', { name: 'Stage, notes, and tasks' }).click()
  await page.getByLabel('New stage').selectOption('Attempting contact')
  await page.getByRole('button', { name: 'Change stage' }).click()
  await expect(page.getByText('Stage changed', { exact: true })).toBeVisible()
  await openPage(page, familyPage)
  await expect(page.getByText('Attempting contact', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'I contacted them' }).click()
  await expect(page.getByText('Contacted', { exact: true })).toBeVisible()
  for (const path of ['/tasks', '/invoices', '/claims']) {
    expect((await openPage(page, `${dashboard}/dashboard${path}`))?.status()).toBe(403)
  }

  await openPage(page, `${dashboard}/dashboard/real-estate`)
  await expect(page.getByText(family.lastName)).toBeVisible()
  await sender.goto('/receipts')
  await sender.getByText(`Stop sharing with ${account.name}`).click()
  await sender.getByRole('button', { name: 'Stop sharing', exact: true }).first().click()
  await expect(sender.getByText('You stopped sharing.')).toBeVisible()
  await expectLive(page, () => expect(page.getByText(family.lastName)).toHaveCount(0))
  await openPage(page, await linkIn(request, account.email, /stopped sharing/))
  await page.getByRole('button', { name: 'Confirm deletion' }).click()
  await expect(page.getByText('Deletion confirmed. The family can see it.')).toBeVisible()
  await sender.context().close()
  await person.dispose()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a community signs a contract with a typed name, and the advisor’s link shows who signed [API-033, TRUTH-009]', async ({
    page,
    browser,
    request,
  }) => {
    await asAdmin(request, api)
    const { data: agents } = await (await request.get(`${api}/marketplace/agents?page-size=1`)).json()
    const { data: communities } = await (
      await request.get(`${api}/marketplace/communities?state=VT&page-size=1`)
    ).json()
    const attributes = { communityId: communities[0].id, agentId: agents[0].id }
    const contracts = `${api}/marketplace/agents-community-contracts`
    const created = await request.post(`${contracts}/auto-create`, {
      data: { data: { type: 'agents-community-contracts', attributes } },
    })
    const { id } = (await created.json()).data
    const { url } = await (await request.get(`${contracts}/get-contract-sign-url?contractId=${id}`)).json()
    expect(url.startsWith(`${dashboard}/dashboard/contracts/${id}/sign?token=`)).toBe(true)

    expect((await page.goto(url.replace(/token=.*/, `token=${'x'.repeat(43)}`)))?.status()).toBe(404)
    await expect(page.getByText('Ask your advisor for a new link.')).toBeVisible()
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign your contract' })).toBeVisible()
    await expect(page.getByText(/% of the first month’s rent and care/)).toBeVisible()
    await page.getByLabel('Your full name').fill('Olga Owner')
    await page.getByRole('button', { name: 'Sign contract' }).click()
    await expect(page.getByText('Check this box to sign.').first()).toBeVisible()
    await expect(page.getByLabel('Your full name')).toHaveValue('Olga Owner')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign contract' }).click()
    await expect(page.getByText(/^Signed by Olga Owner on \w+ \d+, \d{4}\.$/)).toBeVisible()

    const checked = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await checked.goto(url)
    await expect(checked.getByRole('heading', { level: 1, name: 'This contract is signed' })).toBeVisible()
    await expectAccessible(checked)
    await expectAccessibleInDark(checked)
    await checked.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScrolling(checked)
    await checked.context().close()
  })
})
