import { type APIRequestContext, expect, test } from '@playwright/test'
import { api, dashboard } from '../testing/addresses'
import { communityOf } from '../testing/communities'
import { answerDisclosure, nextModal, pastNearby } from '../testing/follow'
import { asAdmin, countOf, signIn } from '../testing/staff'
import {
  aFamily,
  answerContact,
  answerPlace,
  answerUpToSubmit,
  choose,
  goOn,
  openWizard,
  question,
  reachSubmit,
} from '../testing/wizard'

/** The first of these communities that opens the usual wizard; empty where none does. */
async function firstUsual(request: APIRequestContext, slugs: string[]): Promise<string> {
  for (const slug of slugs) {
    const { conversionSchemaType } = await (await request.get(`/gateway/${slug}`)).json()
    if (conversionSchemaType === 'gwizzy') return slug
  }
  return ''
}

test('from the home page to the advisor who calls, with Back and a reload on the way, and onto the staff’s screen [BIZ-001, BIZ-002, GWZ-071, GWZ-101, GWZ-118]', async ({
  page,
  request,
  browser,
}) => {
  const family = aFamily()
  await page.goto('/')
  await page.getByLabel('City, county or ZIP code').fill('Denver, CO')
  await page.getByRole('button', { name: 'Show communities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Living in Denver, Colorado' })).toBeVisible()

  await page.getByText('Filter and sort').click()
  await page.getByLabel('Care type').selectOption('assisted-living')
  await page.getByLabel('Size', { exact: true }).selectOption('large')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/\/assisted-living\/colorado\/denver\?size=large$/)

  const headings = await page.getByRole('main').getByRole('article').getByRole('heading').all()
  const links = await Promise.all(headings.map((heading) => heading.getByRole('link').getAttribute('href')))
  const slugs = links.map((href) => href?.split('/').at(-1) ?? '')
  const community = headings[slugs.indexOf(await firstUsual(request, slugs))] ?? page.locator('none')
  const name = (await community.innerText()).trim()
  const [communityPage] = await Promise.all([page.context().waitForEvent('page'), community.getByRole('link').click()])
  await expect(communityPage.getByRole('heading', { level: 1, name })).toBeVisible()

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

  await goOn(wizard)
  await expect(desk.getByText(family.lastName).first()).toBeVisible({ timeout: 2000 })
  expect(await pastNearby(wizard)).toBe('disclosure')
  await answerDisclosure(wizard, true)
  expect(await nextModal(wizard, ['nearby', 'disclosure'])).toBe('advisor')
  await desk.close()

  const admin = await asAdmin(request, api)
  const [kept, ...others] = await admin.families(family.lastName)
  expect(others).toEqual([])
  expect(kept?.attributes).toMatchObject({
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
  expect(kept?.attributes['agentName']).toBeTruthy()
  await expect.poll(async () => (await admin.messagesTo(family.email)).length).toBe(1)
})

test('the advisor sees the own new family within two seconds, without reload [DASH-003, ROLE-010, GWZ-118]', async ({
  page,
  request,
  browser,
}) => {
  // The demo advisor is the only one of a county: what is asked there is hers.
  await request.post(`${api}/platform/auth/login`, {
    data: {
      data: { type: 'users', attributes: { email: 'advisor@hearthway.example', password: 'a light is on tonight' } },
    },
  })
  const me = (await (await request.get(`${api}/platform/users/me`)).json()).data.attributes
  const { state, counties } = (await (await request.get(`${api}/marketplace/agents/${me.agentId}`)).json()).data
    .attributes.info.serviceArea.operatingIn[0]
  let tile:
    { id: string; attributes: { url: string; address: { city: string; state: string; zip: string } } } | undefined
  for (const county of counties) {
    const served = (
      await (await request.get(`${api}/marketplace/agents?filter[state]=${state}&page-size=100`)).json()
    ).data.filter((agent: { attributes: { info: { serviceArea: { operatingIn: { counties: string[] }[] } } } }) =>
      agent.attributes.info.serviceArea.operatingIn.some((area) => area.counties.includes(county)),
    )
    if (served.length !== 1) continue
    const { data } = await (
      await request.get(
        `${api}/marketplace/communities?state=${state}&filter[county]=${encodeURIComponent(county)}&page-size=50`,
      )
    ).json()
    const slugs = data.map(({ id }: { id: string }) => id)
    const usual = await firstUsual(request, slugs)
    tile ??= data[slugs.indexOf(usual)]
  }
  if (!tile) throw new Error('The demo advisor has no county of her own')

  const family = aFamily()
  const desk = await browser.newPage()
  await signIn(desk, dashboard, 'advisor@hearthway.example')
  await desk.goto(`${dashboard}/dashboard/families?tab=new`)

  await page.goto(`/custom-pricing?community=${tile.id}`)
  const wizard = page.getByRole('main')
  await choose(wizard, 'Mother')
  await choose(wizard, 'Some help')
  await choose(wizard, 'Unsure')
  await choose(wizard, '$5K+')
  await answerPlace(wizard, tile.attributes.address.zip)
  await answerContact(wizard, family)
  await reachSubmit(wizard)
  await goOn(wizard)
  await expect(desk.getByText(family.lastName).first()).toBeVisible({ timeout: 2000 })
  await desk.close()
})

test('Submit pressed twice and an answer lost on the way leave one of everything [GWZ-117, GWZ-118]', async ({
  page,
  request,
}) => {
  const family = aFamily()
  const community = await communityOf(request, 'gwizzy', ['CO'])
  const wizard = await openWizard(page, community.url)
  await answerUpToSubmit(wizard, family)
  await reachSubmit(wizard)
  let lost = 0
  await page.route('**/api/platform/uuid-actions', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The server gets the request and answers; the answer never arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await wizard.getByRole('button', { name: 'Submit' }).dblclick()
  await expect.poll(() => lost).toBe(1)

  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(family.lastName)).length).toBe(1)
  expect(await pastNearby(wizard)).toBe('disclosure')
  const [kept, ...others] = await admin.families(family.lastName)
  expect(others).toEqual([])
  expect(countOf(kept, 'leads')).toBe(1)
  expect(countOf(kept, 'tasks')).toBe(1)
  await expect.poll(async () => (await admin.messagesTo(family.email)).length).toBe(1)
})
