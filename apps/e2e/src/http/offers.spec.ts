import { namedWording, now } from '@pkg/domain'
import { type APIRequestContext, expect } from '@playwright/test'
import { findCommunity } from '../testing/communities'
import { newEmail } from '../testing/gate'
import type { HtmlPage } from '../testing/html-page'
import { readAttributes, readList } from '../testing/read-api'
import { addRealEstateAccount, offerHome } from '../testing/real-estate-account'
import { asAdmin } from '../testing/staff'
import { openAsStaff, signInByForm } from '../testing/staff-visits'
import { api, dashboard } from '../testing/urls'
import { test, type Visitor } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'
import { addProvider, linkIn, sendRequest } from '../testing/work-accounts'
import { addAdvisor, addCommunity, findFreePlace } from '../testing/world'

/** Adds a task of an advisor, due five minutes ago, as an admin. */
async function addTask(request: APIRequestContext, ownerId: string, title: string): Promise<void> {
  await asAdmin(request, api)
  const attributes = { title, dueAt: new Date(now().getTime() - 300_000).toISOString(), ownerId }
  const created = await request.post(`${api}/platform/tasks`, { data: { data: { type: 'tasks', attributes } } })
  expect(created.status()).toBe(201)
}

test('an advisor declines an offer with a reason, marks a task done, and undoes it [DASH-002, WORK-001, WORK-002]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const community = await addCommunity(request, advisor.place)
  const family = buildFamily()
  await sendRequest(await newVisitor(), family, { slug: community.id })
  await addTask(request, advisor.id, 'Order brochures')
  const today = await openAsStaff(visitor, advisor.email, '/dashboard/')
  const offerOn = (page: HtmlPage) => page.one('article', new RegExp(family.lastName))
  const rejected = await today.press(offerOn(today).one('button', 'Decline this family'))
  expect(rejected.text).toContain('Enter a reason, such as “I’m away this week”.')
  const declined = await rejected.press(offerOn(rejected).one('button', 'Decline this family'), {
    'Can’t help? Say why': 'Not my area',
  })
  expect(declined.all('article', new RegExp(family.lastName))).toEqual([])
  const done = await declined.press('Mark done: Order brochures')
  expect(done.text).toContain('Task completed')
  const undone = await done.press(done.first('button', /^Undo/))
  expect(undone.text).toContain('Undone')
  expect(undone.text).toContain('Order brochures')
})

/** Sends the request of a family that wants to sell its home, and offers the home to an agent. Returns the family and the id of the home. */
async function addHome(visitor: Visitor, request: APIRequestContext, agentId: string) {
  const family = buildFamily()
  const community = await addCommunity(request, await findFreePlace(request))
  const wordings = [namedWording('contact', 'en'), namedWording('sell-home', 'en')]
  await sendRequest(visitor, family, { slug: community.id, homeSaleInterest: 'Yes', state: community.state, wordings })
  return { family, id: await offerHome(request, family.lastName, agentId) }
}

test('a real estate agent changes a stage, and adds a note and a task [AGENT-006]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const account = await addRealEstateAccount(request, 'WY')
  const { id, family } = await addHome(await newVisitor(), request, account.id)
  const offers = await openAsStaff(visitor, account.email, '/dashboard/real-estate')
  await offers.press('Accept this home')
  const home = await visitor.open(`${dashboard}/dashboard/homes/${id}`)
  expect(home.headings(1)).toEqual([expect.stringContaining(family.lastName)])
  const closed = await home.press('Change stage', {
    'New stage': 'Closed other',
    'Reason (required to close it)': 'They rent it out.',
  })
  expect(closed.text).toContain('Stage changed')
  const noted = await closed.press('Save note', { 'New note': 'Ask again in May.' })
  const planned = await noted.press('Add task', { 'New task': 'Ask again', Due: '2030-05-01' })
  expect(planned.text).toContain('Task added')
  expect(await readAttributes(visitor, `/marketplace/sren-referrals/${id}`)).toMatchObject({
    stage: 'closed-other',
    closedReason: 'They rent it out.',
    notes: [{ text: 'Ask again in May.' }],
  })
  const [task] = await readList(visitor, '/platform/tasks?page-size=10')
  expect(task?.attributes).toMatchObject({ title: 'Ask again', clientName: expect.stringContaining(family.lastName) })
})

test('a provider declines a family, which then goes to an advisor, and an admin sees why [TRUTH-008, TRUST-008]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const community = await addCommunity(request, await findFreePlace(request))
  const provider = { name: 'Pru Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const family = buildFamily()
  await sendRequest(await newVisitor(), family, { slug: community.id })

  const page = await openAsStaff(visitor, provider.email, await linkIn(request, provider.email, /New request for/))
  const asked = await page.press('Show contact info')
  expect(asked.text).toContain('Enter a reason, such as “They asked me to call”.')
  const rejected = await asked.press('Decline this family')
  expect(rejected.text).toContain('Enter a reason, such as “We have no rooms until March”.')
  const declined = await rejected.press('Decline this family', { 'Can’t help? Say why': 'We have no rooms.' })
  expect(declined.url.pathname).toBe('/dashboard/families')
  expect(declined.text).toContain('Family declined. You no longer see it')
  expect(declined.html).not.toContain(family.lastName)

  const admin = await asAdmin(request, api)
  await expect.poll(async () => (await admin.families(family.lastName))[0]?.attributes['agentName']).toBeTruthy()
  const desk = await newVisitor()
  await signInByForm(desk, 'admin@hearthway.example')
  const missed = await desk.open(`${dashboard}/dashboard/missed-responses`)
  const list = await missed.follow(missed.first('link', /^Declined \d+$/))
  expect(list.first('link', /^Declined \d+$/).attribute('aria-current')).toBe('page')
  const row = list.all('row').find(({ text }) => text.includes(family.lastName))
  expect(row?.text).toContain('We have no rooms.')
  expect(row?.text).toContain(community.name)
})

test('a provider confirms a price, changes a room, and questions nothing that isn’t theirs [WORK-010, TRUST-018]', async ({
  visitor,
  request,
}) => {
  const community = await findCommunity(request, 'D2C', ['UT', 'NV', 'KS', 'MO', 'PA', 'VA', 'NC'], {
    fits: async (_summary, id) => {
      const { data } = await (await request.get(`${api}/marketplace/communities/${id}`)).json()
      const { rates, slyPrices, hidePricing } = data.attributes
      return rates === 'Provided' && slyPrices.length > 0 && hidePricing !== true
    },
  })
  const provider = { name: 'Pia Provider', email: newEmail('providers') }
  await addProvider(request, provider, community.id)
  const sheet = async (): Promise<{ prices: { amount: number; age: string }[]; rooms: object[] }> =>
    JSON.parse(JSON.stringify(await readAttributes(visitor, `/platform/community-statements/${community.id}`)))
  const prices = await openAsStaff(visitor, provider.email, '/dashboard/prices')
  const confirmed = await prices.press(prices.one('button', /^All still right/))
  expect(confirmed.text).toContain('Confirmed your prices. Families will see this')
  expect((await sheet()).prices.filter(({ amount, age }) => amount > 0 && age !== 'current')).toEqual([])
  const room = confirmed.select('li').find(({ element }) => element.querySelector('input[name="room"]'))
  if (!room) throw new Error('The page lists no room')
  const saved = await confirmed.press(room.one('button', /^Save/), { Availability: 'Waitlist', 'Open rooms': '' })
  expect(saved.text).toMatch(/Saved: .+\. Families will see this on your page within a minute\./)
  expect((await sheet()).rooms[0]).toMatchObject({ status: 'waitlist', age: 'current' })
  expect((await visitor.open(`${dashboard}/dashboard/invoices/${crypto.randomUUID()}`)).status).toBe(404)
})
