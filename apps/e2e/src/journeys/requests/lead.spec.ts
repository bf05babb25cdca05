import { type APIRequestContext, expect } from '@playwright/test'
import { expectLive } from '../../testing/live'
import { openPage, scriptsStarted } from '../../testing/open-page'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { findCommunity } from '../../testing/communities'
import { answerDisclosure, nextModal, skipNearby } from '../../testing/after-wizard'
import { expectAccessible } from '../../testing/page-checks'
import { asAdmin, countItems, signIn } from '../../testing/staff'
import {
  buildFamily,
  answerContact,
  answerPlace,
  answerUpToSubmit,
  choose,
  clickContinue,
  openWizard,
  question,
  reachSubmit,
} from '../../testing/wizard'
import { addAdvisorAccount, openAs } from '../../testing/work-accounts'

/** Returns the first of these communities that opens the default wizard. */
async function findDefaultCommunity(request: APIRequestContext, slugs: string[]): Promise<string | undefined> {
  for (const slug of slugs) {
    const { conversionSchemaType } = await (await request.get(`/gateway/${slug}`)).json()
    if (conversionSchemaType === 'gwizzy') return slug
  }
  return undefined
}

test(
  'a family goes from the home page to an advisor, with Back and a reload, and appears on the dashboard [BIZ-001, BIZ-002, GWZ-071, GWZ-101, GWZ-118, ROLE-006]',
  { tag: '@smoke' },
  async ({ page, request, browser }) => {
    const family = buildFamily()
    await openPage(page, '/')
    await page.getByLabel('Search communities').fill('Denver, CO')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in Denver, Colorado' })).toBeVisible()

    await page.getByText('All filters', { exact: true }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Care type').selectOption('assisted-living')
    await filters.getByLabel('Size', { exact: true }).selectOption('large')
    await filters.getByRole('button', { name: /^Show \d+ communit/ }).click()
    await expect(page).toHaveURL(/\/assisted-living\/colorado\/denver\?size=large$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Assisted Living in Denver, Colorado' })).toBeVisible()

    const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const slugs = paths.map((path) => path.split('/').at(-1) ?? '')
    const slug = await findDefaultCommunity(request, slugs)
    if (!slug) throw new Error('No community of the list opens the default wizard')
    const community = links.nth(slugs.indexOf(slug))
    const name = (await community.innerText()).trim()
    const [communityPage] = await Promise.all([page.context().waitForEvent('page'), community.click()])
    await expect(communityPage.getByRole('heading', { level: 1, name })).toBeVisible()
    await scriptsStarted(communityPage)

    await communityPage
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    const wizard = communityPage.getByRole('dialog')
    await choose(wizard, 'Father')
    await question(wizard, 'How much help is needed each day?')
    await wizard.getByRole('button', { name: 'Back' }).click()
    await expect(wizard.getByRole('radio', { name: 'Father' })).toBeChecked()
    await choose(wizard, 'Mother')
    await choose(wizard, 'A lot of help')
    await question(wizard, 'What’s your timeline for moving?')

    await communityPage.reload()
    await scriptsStarted(communityPage)
    await communityPage
      .getByRole('link', { name: /^Get pricing/ })
      .first()
      .click()
    await question(wizard, 'What’s your timeline for moving?')
    await choose(wizard, 'Within 30 Days')
    await choose(wizard, '$2K-$5K')
    await answerPlace(wizard, 'Denver, CO')
    await answerContact(wizard, family)

    await reachSubmit(wizard)
    const desk = await browser.newPage()
    await signIn(desk, dashboard, 'admin@hearthway.example')
    await desk.goto(`${dashboard}/dashboard/families?tab=new`)
    await expect(desk.getByText(family.lastName)).toHaveCount(0)

    await clickContinue(wizard)
    await expect(desk.getByText(family.lastName).first()).toBeVisible()
    expect(await skipNearby(wizard)).toBe('disclosure')
    await answerDisclosure(wizard, true)
    expect(await nextModal(wizard, ['nearby', 'disclosure'])).toBe('homebase')
    await desk.close()

    const admin = await asAdmin(request, api)
    const [saved, ...others] = await admin.families(family.lastName)
    expect(others).toEqual([])
    expect(saved?.attributes).toMatchObject({
      email: family.email,
      phone: '+13035550123',
      stage: 'new',
      answers: {
        lookingFor: 'Mother',
        adl: ['heavy-care'],
        timing: 'Within 30 Days',
        budgetRange: '$2K-$5K',
        city: 'Denver',
      },
      leads: [{ communityName: name, status: 'assigned' }],
      tasks: [{ status: 'open' }],
    })
    expect(saved?.attributes['agentName']).toBeTruthy()
    await expect.poll(async () => (await admin.listMessagesTo(family.email)).length).toBe(1)
  },
)

test('an advisor sees a new family within two seconds, without a reload, and its contact info after accepting [DASH-003, ROLE-010, GWZ-118, TRUTH-001]', async ({
  page,
  request,
  browser,
}) => {
  const community = await findCommunity(request, 'gwizzy', ['GA'])
  const { partnerAgent: advisor } = await (await request.get(`/gateway/${community.id}`)).json()
  const email = await addAdvisorAccount(request, advisor)

  const family = buildFamily()
  const desk = await (await browser.newContext()).newPage()
  await openAs(desk, email, '/dashboard/families?tab=new')

  await openPage(page, `/custom-pricing?community=${community.id}`)
  const wizard = page.getByRole('main')
  await choose(wizard, 'Mother')
  await choose(wizard, 'Some help')
  await choose(wizard, 'Unsure')
  await choose(wizard, '$5K+')
  await answerPlace(wizard, `${community.city}, ${community.state}`)
  await answerContact(wizard, family)
  await reachSubmit(wizard)
  const sent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/platform/uuid-actions') &&
      response.request().postDataJSON().data.attributes.actionInfo.status === 'complete',
  )
  await clickContinue(wizard)
  await sent
  await expectLive(desk, () => expect(desk.getByText(family.lastName).first()).toBeVisible())

  await desk.getByRole('link', { name: new RegExp(family.lastName) }).click()
  await expect(desk.getByRole('heading', { name: 'Can you help this family?' })).toBeVisible()
  await expect(desk.getByText(/•••/)).toHaveCount(0)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Accept this family' }).click()
  await expect(desk.getByText('Family accepted. You can open their contact info now.')).toBeVisible()
  await expect(desk.getByText('(303) •••-••23')).toBeVisible()
  await desk.context().close()

  await openPage(page, '/receipts')
  await expect(page.getByText(`${advisor.name} is your local advisor`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: advisor.name })).toBeVisible()
})

test('a double-click on Submit and a lost response create one lead [GWZ-117, GWZ-118]', async ({ page, request }) => {
  const family = buildFamily()
  const community = await findCommunity(request, 'gwizzy', ['CO'])
  const wizard = await openWizard(page, community.url)
  await answerUpToSubmit(wizard, family)
  await reachSubmit(wizard)
  let lost = 0
  await page.route('**/api/platform/uuid-actions', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server receives the request and responds, but the response never arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await wizard.getByRole('button', { name: 'Submit' }).dblclick()
  await expect.poll(() => lost).toBe(1)

  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
  expect(await skipNearby(wizard)).toBe('disclosure')
  const [saved, ...others] = await admin.families(family.lastName)
  expect(others).toEqual([])
  expect(countItems(saved, 'leads')).toBe(1)
  expect(countItems(saved, 'tasks')).toBe(1)
  await expect.poll(async () => (await admin.listMessagesTo(family.email)).length).toBe(1)
})
