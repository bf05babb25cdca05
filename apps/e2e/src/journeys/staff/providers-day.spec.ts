import { expect, type Locator, type Page } from '@playwright/test'
import { now } from '@pkg/domain'
import { findCommunity, hasTeam } from '../../testing/communities'
import { newEmail } from '../../testing/gate'
import { openPage } from '../../testing/open-page'
import { expectSoundOnPhones } from '../../testing/page-checks'
import { readAttributes, readList } from '../../testing/read-api'
import { asAdmin } from '../../testing/staff'
import { test } from '../../testing/test'
import { api, dashboard } from '../../testing/urls'
import { buildFamily } from '../../testing/wizard'
import { addProvider, openAs, registerPerson, sendRequest } from '../../testing/work-accounts'
import { expectFullDay, startPlayedDay } from '../../testing/played-day'

/** States whose laws ask for no copy of a disclosure. */
const states = ['IN', 'WI', 'TN', 'MO', 'PA', 'IL']

interface Price {
  id: string
  amount: number
  age: string
  statedOn?: string
}
interface Room {
  room: string
  status?: string
  openRooms?: number
  age: string
}

/** Reads what a team stated about its community. */
async function readSheet(page: Page, id: string): Promise<{ prices: Price[]; rooms: Room[] }> {
  const attributes = await readAttributes(page, `/platform/community-statements/${id}`)
  return JSON.parse(JSON.stringify(attributes))
}

/** Finds a community that sends families to its own team, whose team has no account yet, and that states the prices of rooms. */
const findPriced = (request: Parameters<typeof findCommunity>[0]) =>
  findCommunity(request, 'D2C', states, {
    fits: async (_summary, id) => {
      const { data } = await (await request.get(`${api}/marketplace/communities/${id}`)).json()
      const { rates, slyPrices, hidePricing } = data.attributes
      if (rates !== 'Provided' || slyPrices.length === 0 || hidePricing === true) return false
      return !(await hasTeam(request, api, id))
    },
  })

/** Writes and publishes a review of a community. Returns the text. */
async function publishReview(page: Page, communityId: string, text: string): Promise<string> {
  const writer = await registerPerson({ name: 'Wanda Writer', email: newEmail('writers') })
  const attributes = { entityType: 'Community', entityId: communityId, value: 6, text, relation: 'Resident' }
  const written = await writer.post(`${api}/platform/reviews`, { data: { data: { type: 'reviews', attributes } } })
  expect(written.status()).toBe(201)
  const { id } = (await written.json()).data
  await writer.dispose()
  await asAdmin(page.request, api)
  const decision = { data: { data: { type: 'reviews', id, attributes: { status: 'published' } } } }
  expect((await page.request.patch(`${api}/platform/reviews/${id}`, decision)).status()).toBe(200)
  return id
}

/** Records a move-in of a family as an admin, and issues its invoice. Returns its id. */
async function issueInvoice(page: Page, clientId: string | undefined, communityId: string): Promise<string> {
  await asAdmin(page.request, api)
  const send = async (method: 'POST' | 'PATCH', path: string, type: string, attributes: object) => {
    const id = method === 'PATCH' ? { id: path.split('/').at(-1) } : {}
    const response = await page.request.fetch(`${api}${path}`, { method, data: { data: { type, ...id, attributes } } })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return (await response.json()).data.id
  }
  await send('PATCH', `/marketplace/communities/${communityId}`, 'communities', { feePercent: 50 })
  const movedInOn = now().toISOString().slice(0, 10)
  const moveIn = { clientId, communityId, movedInOn, rentCents: 400_000, careCents: 100_000 }
  const id = await send('POST', '/platform/invoices', 'invoices', moveIn)
  await send('PATCH', `/platform/invoices/${id}`, 'invoices', { status: 'issued' })
  return id
}

test(
  'a provider plays a day at work: families, prices, rooms, reviews, and invoices [WORK-010, WORK-001, TRUST-018, TRUST-017, TRUTH-008, DASH-006, WORK-028, ROLE-010]',
  { tag: '@smoke' },
  async ({ browser, request }) => {
    const day = startPlayedDay()
    const community = await findPriced(request)
    const provider = { name: 'Pat Provider', email: newEmail('providers') }
    await addProvider(request, provider, community.id)
    const [first, second, third] = [buildFamily(), buildFamily(), buildFamily()]
    const sender = await (await browser.newContext()).newPage()
    await openPage(sender, '/')
    for (const family of [first, second, third]) await sendRequest(sender, family, { slug: community.id })
    const admin = await (await browser.newContext()).newPage()
    const reviewId = await publishReview(admin, community.id, 'The food was cold, and the staff were kind.')
    const desk = await (await browser.newContext()).newPage()
    const waiting = () => readList(desk, '/secure/clients?filter[response]=waiting&page-size=100')
    const familyNamed = async (name: string) =>
      (await readList(desk, '/secure/clients?page-size=100')).find(({ attributes }) =>
        String(attributes['name']).includes(name),
      )
    const go = (path: string) => openPage(desk, `${dashboard}/dashboard${path}`)
    const saved = (text: string | RegExp) => expect(desk.getByText(text).first()).toBeVisible()

    await day.act(
      'signs in and lands on Today',
      () => openAs(desk, provider.email, '/dashboard/'),
      async () => {
        await expect(desk.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / })).toBeVisible()
        expect(await waiting()).toHaveLength(3)
      },
    )
    await day.act(
      'reads how long each family waits',
      () => expect(desk.getByRole('article')).toHaveCount(3),
      () => expect(desk.getByText(/left to reply/).first()).toBeVisible(),
    )
    await day.act(
      'sees the clock of each family in the list, with the keyboard',
      async () => {
        await desk.keyboard.press('g')
        await desk.keyboard.press('f')
        await expect(desk).toHaveURL(/\/families/)
      },
      () => expect(desk.getByText(/left to reply/)).toHaveCount(3),
    )
    await day.act(
      'opens a family',
      () => desk.getByRole('link', { name: new RegExp(first.lastName) }).click(),
      async () => {
        await expect(
          desk.getByText(/The family agreed to share this with you: name, email, phone number/),
        ).toBeVisible()
        await expect(desk.getByText('(303) 555-0123')).toHaveCount(0)
      },
    )
    await day.act(
      'asks for the number without a reason',
      () => desk.getByRole('button', { name: 'Show contact info' }).click(),
      () => expect(desk.getByText(/Enter a reason, such as/)).toBeVisible(),
    )
    await day.act(
      'says why, and sees the number',
      async () => {
        await desk.getByLabel('Why do you need it?').fill('To answer their request')
        await desk.getByRole('button', { name: 'Show contact info' }).click()
      },
      () => expect(desk.getByRole('link', { name: '(303) 555-0123' })).toBeVisible(),
    )
    await day.act(
      'says that it contacted the family',
      async () => {
        await desk.getByLabel('Note (optional)').fill('Left a voicemail.')
        await desk.getByRole('button', { name: 'I contacted them' }).click()
        await saved('Response saved. Thank you for contacting the family.')
      },
      async () => {
        const family = await familyNamed(first.lastName)
        expect(JSON.stringify(family?.attributes['releases'])).toContain('"response":"contacted"')
        expect(await waiting()).toHaveLength(2)
      },
    )
    await day.act(
      'offers another family a tour',
      async () => {
        await go('/families')
        await desk.getByRole('link', { name: new RegExp(second.lastName) }).click()
        await desk.getByLabel('Note (optional)').fill('Friday at 2 PM, if they like.')
        await desk.getByRole('button', { name: 'I offered a tour' }).click()
        await saved(/you offered a tour/)
      },
      async () => {
        const family = await familyNamed(second.lastName)
        expect(JSON.stringify(family?.attributes['releases'])).toContain('"response":"tour-offered"')
        await asAdmin(admin.request, api)
        const attributes = await readAttributes(admin, `/secure/clients/${family?.id}`)
        expect(JSON.stringify(attributes['timeline'])).toContain('offered the family a tour: Friday at 2 PM')
      },
    )
    await day.act(
      'declines the third one without a reason',
      async () => {
        await go('/families')
        await desk.getByRole('link', { name: new RegExp(third.lastName) }).click()
        await desk.getByRole('button', { name: 'Decline this family' }).click()
      },
      () => saved('Enter a reason, such as “We have no rooms until March”.'),
    )
    await day.act(
      'declines it with a reason, and no longer sees it',
      async () => {
        await desk.getByLabel('Can’t help? Say why').fill('We have no rooms until March.')
        await desk.getByRole('button', { name: 'Decline this family' }).click()
        await saved(/Family declined\./)
      },
      async () => {
        expect(await familyNamed(third.lastName)).toBeUndefined()
        expect(await waiting()).toHaveLength(0)
      },
    )
    await day.act(
      'finds no one waiting on Today',
      () => go('/'),
      () => expect(desk.getByText('No families are waiting', { exact: true })).toBeVisible(),
    )
    await day.act(
      'sees on Today which prices to check, and opens them',
      () => desk.getByRole('link', { name: /^Check prices and rooms of / }).click(),
      async () => {
        await expect(
          desk.getByRole('heading', { level: 1, name: `Prices and rooms of ${community.name}` }),
        ).toBeVisible()
        const { prices } = await readSheet(desk, community.id)
        expect(prices.length).toBeGreaterThan(0)
      },
    )
    const before = await readSheet(desk, community.id)
    // One that the prices below neither more than double nor more than halve.
    const price = before.prices.find(({ amount }) => amount > 2_600 && amount < 10_000)
    const today = () => now().toISOString().slice(0, 10)
    const priceNow = async () => (await readSheet(desk, community.id)).prices.find(({ id }) => id === price?.id)
    const changeAsStaff = async (change: { was: number; amount: number }) => {
      await asAdmin(admin.request, api)
      const attributes = { prices: [{ id: price?.id, ...change }] }
      const data = { data: { data: { type: 'community-statements', id: community.id, attributes } } }
      const path = `${api}/platform/community-statements/${community.id}`
      expect((await admin.request.patch(path, data)).status()).toBe(200)
    }
    const row = () => desk.locator('li', { has: desk.locator(`input[name="price"][value="${price?.id}"]`) })
    const ending = 'Families will see this on your page within a minute.'
    /** Returns the name of a row, as its button says it. */
    const nameOf = async (each: Locator) =>
      ((await each.getByRole('button', { name: /^Save/ }).textContent()) ?? '').replace(/^Save: /, '')
    const priceName = await nameOf(row())
    await day.act(
      'says that one price is still right',
      async () => {
        await row()
          .getByRole('button', { name: /^Still right/ })
          .click()
        await saved(`Confirmed: ${priceName}. ${ending}`)
      },
      async () => {
        const current = await priceNow()
        expect([current?.amount, current?.age]).toEqual([price?.amount, 'current'])
        expect(Math.abs(Date.parse(current?.statedOn ?? '') - Date.parse(today()))).toBeLessThanOrEqual(86_400_000)
        await expect(row().getByText(/^Good until /)).toBeVisible()
      },
    )
    await day.act(
      'types words into a price and presses Enter, which saves',
      async () => {
        await row().getByRole('textbox').fill('ask us')
        await row().getByRole('textbox').press('Enter')
      },
      async () => {
        await expect(row().getByText('Enter whole dollars, such as 4650.')).toBeVisible()
        await expect(row().getByRole('textbox')).toHaveValue('ask us')
        expect((await priceNow())?.amount).toBe(price?.amount)
      },
    )
    await day.act(
      'presses Still right after typing another price',
      async () => {
        await row().getByRole('textbox').fill('5111')
        await row()
          .getByRole('button', { name: /^Still right/ })
          .click()
      },
      async () => {
        await expect(row().getByText('You typed another price. Press Save to use it.')).toBeVisible()
        expect((await priceNow())?.amount).toBe(price?.amount)
      },
    )
    await day.act(
      'types a zero too many, and is asked before families read it',
      async () => {
        await row().getByRole('textbox').fill(`${price?.amount}0`)
        await row().getByRole('button', { name: /^Save/ }).click()
      },
      async () => {
        await expect(
          row().getByText(/^The current price is \$[\d,]+\. If \$[\d,]+0 is right, press Save again\.$/),
        ).toBeVisible()
        await expect(row().getByRole('textbox')).toHaveValue(`${price?.amount}0`)
        expect((await priceNow())?.amount).toBe(price?.amount)
      },
    )
    await day.act(
      'corrects the price with the keyboard',
      async () => {
        await row().getByRole('textbox').fill('$5,111')
        await row().getByRole('button', { name: /^Save/ }).focus()
        await desk.keyboard.press('Enter')
        await saved(`Saved: ${priceName}. ${ending}`)
      },
      async () => {
        await expect.poll(async () => (await priceNow())?.amount).toBe(5111)
        const attributes = await readAttributes(desk, `/marketplace/communities/${community.id}`)
        expect(JSON.stringify(attributes['slyPrices'])).toContain('5111')
      },
    )
    await day.act(
      'meets a change of staff instead of overwriting it',
      async () => {
        // A page without live updates still shows what the change replaces.
        await desk.route('**/platform/events/stream', (route) => route.abort())
        await go(`/prices?community=${community.id}`)
        await expect(row().locator('input[name="was"]')).toHaveValue('5111')
        await changeAsStaff({ was: 5111, amount: 5222 })
        await row()
          .getByRole('button', { name: /^Still right/ })
          .click()
      },
      async () => {
        await expect(row().getByText(/^Someone else just changed this price to \$5,222\./)).toBeVisible()
        await expect(row().getByRole('textbox')).toHaveValue('5222')
        expect((await priceNow())?.amount).toBe(5222)
        await desk.unroute('**/platform/events/stream')
      },
    )
    await day.act(
      'types a price while staff change it: what was typed stays, and nothing is overwritten',
      async () => {
        await row().getByRole('textbox').fill('5333')
        await changeAsStaff({ was: 5222, amount: 5444 })
        // The page reloads its data when another row is saved.
        const other = desk.locator('li', { has: desk.locator('input[name="room"]') }).first()
        await other.getByLabel('Availability').selectOption('Open')
        await other.getByRole('button', { name: /^Save/ }).click()
        await expect(other.getByText(/^Good until /)).toBeVisible()
        await expect(row().getByRole('textbox')).toHaveValue('5333')
        await row().getByRole('button', { name: /^Save/ }).click()
      },
      async () => {
        await expect(row().getByText(/^Someone else just changed this price to \$5,444\./)).toBeVisible()
        await expect(row().getByRole('textbox')).toHaveValue('5333')
        expect((await priceNow())?.amount).toBe(5444)
      },
    )
    await day.act(
      'lowers the price to less than half, is asked, and presses Save again',
      async () => {
        await row().getByRole('textbox').fill('2111')
        await row().getByRole('button', { name: /^Save/ }).click()
        await expect(
          row().getByText('The current price is $5,444. If $2,111 is right, press Save again.'),
        ).toBeVisible()
        expect((await priceNow())?.amount).toBe(5444)
        await row().getByRole('button', { name: /^Save/ }).click()
        await saved(`Saved: ${priceName}. ${ending}`)
      },
      async () => expect((await priceNow())?.amount).toBe(2111),
    )
    await day.act(
      'confirms every price while staff change one, and reads that before anything is overwritten',
      async () => {
        await desk.route('**/platform/events/stream', (route) => route.abort())
        await go(`/prices?community=${community.id}`)
        await expect(row().locator('input[name="was"]')).toHaveValue('2111')
        await changeAsStaff({ was: 2111, amount: 2222 })
        await desk.getByRole('button', { name: /^All still right/ }).click()
      },
      async () => {
        await expect(desk.getByRole('alert')).toHaveText(/^Someone else just changed one of these prices\./)
        await expect(row().getByRole('textbox')).toHaveValue('2222')
        expect((await priceNow())?.amount).toBe(2222)
        await desk.unroute('**/platform/events/stream')
      },
    )
    await day.act(
      'confirms every price while one that was typed isn’t saved, and is led to it',
      async () => {
        await row().getByRole('textbox').fill('3333')
        await desk.getByRole('button', { name: /^All still right/ }).click()
      },
      async () => {
        await expect(desk.getByRole('alert')).toHaveText(/^One of these prices isn’t saved yet\./)
        await expect(row().getByRole('textbox')).toBeFocused()
        await expect(row().getByRole('textbox')).toHaveValue('3333')
        expect((await priceNow())?.amount).toBe(2222)
      },
    )
    await day.act(
      'confirms every price with one press',
      async () => {
        await row().getByRole('textbox').fill('$2,222')
        await desk.getByRole('button', { name: /^All still right/ }).click()
        await saved(`Confirmed your prices. ${ending}`)
      },
      async () => {
        const ages = async () => {
          const { prices } = await readSheet(desk, community.id)
          return [...new Set(prices.filter(({ amount }) => amount > 0).map(({ age }) => age))]
        }
        await expect.poll(ages).toEqual(['current'])
      },
    )
    const [room] = before.rooms
    const roomRow = () => desk.locator('li', { has: desk.locator(`input[name="room"][value="${room?.room}"]`) })
    const roomName = await nameOf(roomRow())
    const roomNow = async () =>
      (await readSheet(desk, community.id)).rooms.find(({ room: name }) => name === room?.room)
    await day.act(
      'says that 2 rooms of a type are open',
      async () => {
        await roomRow().getByLabel('Availability').selectOption('Open')
        await roomRow().getByLabel('Open rooms').fill('2')
        await roomRow().getByRole('button', { name: /^Save/ }).click()
        await saved(`Saved: ${roomName}. ${ending}`)
      },
      async () => {
        await expect.poll(roomNow).toMatchObject({ status: 'open', openRooms: 2, age: 'current' })
        await expect(roomRow().locator('input[name="was"]')).toHaveValue('open2')
      },
    )
    await day.act(
      'says that the rooms are still open',
      async () => {
        await roomRow()
          .getByRole('button', { name: /^Still right/ })
          .click()
        await saved(`Confirmed: ${roomName}. ${ending}`)
      },
      async () => expect(await roomNow()).toMatchObject({ status: 'open', openRooms: 2 }),
    )
    await day.act(
      'names a number of rooms that aren’t open',
      async () => {
        await roomRow().getByLabel('Availability').selectOption('Full')
        await roomRow().getByRole('button', { name: /^Save/ }).click()
      },
      async () => {
        await expect(roomRow().getByText(/Leave it empty unless rooms are open/)).toBeVisible()
        expect(await roomNow()).toMatchObject({ status: 'open' })
      },
    )
    await day.act(
      'says that the rooms are full, which families read',
      async () => {
        await go(`/prices?community=${community.id}`)
        await roomRow().getByLabel('Availability').selectOption('Full')
        await roomRow().getByLabel('Open rooms').fill('')
        await roomRow().getByRole('button', { name: /^Save/ }).click()
        await saved(`Saved: ${roomName}. ${ending}`)
      },
      async () => {
        await expect.poll(roomNow).toMatchObject({ status: 'full', age: 'current' })
        const attributes = await readAttributes(desk, `/marketplace/communities/${community.id}/rooms`)
        expect(attributes['rooms']).toContainEqual(
          expect.objectContaining({ room: room?.room, status: 'full', statedBy: 'community' }),
        )
      },
    )
    await day.act(
      'reads the reviews of the community that have no reply',
      async () => {
        await go('/community-reviews')
        await desk.getByRole('link', { name: 'Without a reply' }).click()
        await expect(desk).toHaveURL(/tab=waiting/)
      },
      () => expect(desk.getByText('The food was cold, and the staff were kind.')).toBeVisible(),
    )
    const reviewCard = () => desk.locator('section', { hasText: 'The food was cold' }).last()
    const review = () => readAttributes(desk, `/platform/reviews/${reviewId}`)
    await day.act(
      'sends an empty reply',
      () => reviewCard().getByRole('button', { name: 'Publish reply' }).click(),
      async () => {
        await saved('Write a reply.')
        expect(await review()).not.toHaveProperty('reply')
      },
    )
    await day.act(
      'replies, and families read it',
      async () => {
        await reviewCard().getByLabel('Your reply to').fill('Thank you. The kitchen has new ovens.')
        await reviewCard().getByRole('button', { name: 'Publish reply' }).click()
        await saved('Reply published. Families can read it below the review.')
      },
      async () => expect((await review())['reply']).toBe('Thank you. The kitchen has new ovens.'),
    )
    await day.act(
      'reports the review without a reason',
      async () => {
        await expect(reviewCard()).toHaveCount(0)
        await desk.getByRole('link', { name: 'All', exact: true }).click()
        await reviewCard().getByText('Report this review').click()
        await reviewCard().getByRole('button', { name: 'Send report' }).click()
      },
      async () => {
        await saved('Choose a reason.')
        await expect(desk.getByText(/^You reported it/)).toHaveCount(0)
      },
    )
    await day.act(
      'reports it, and staff get a task while it stays published',
      async () => {
        await reviewCard().getByLabel('What’s wrong with it?').selectOption('The writer never toured or lived here')
        await reviewCard().getByRole('button', { name: 'Send report' }).click()
        await saved(/^Reported\. Our staff will look at the review again/)
      },
      async () => {
        expect((await review())['status']).toBe('published')
        await asAdmin(admin.request, api)
        const tasks = await readList(admin, '/platform/tasks?filter[status]=open&page-size=100&q=Look%20again')
        expect(tasks.map(({ attributes }) => attributes['title'])).toContain(
          `Look again at a review of ${community.name}, which its team reported`,
        )
      },
    )
    const invoiceId = await issueInvoice(admin, (await familyNamed(first.lastName))?.id, community.id)
    await day.act(
      'finds the new invoice in the list',
      () => go('/invoices'),
      () => expect(desk.getByRole('link', { name: /^Invoice H-/ }).first()).toBeVisible(),
    )
    await day.act(
      'reads how its amount is made up',
      () => go(`/invoices/${invoiceId}`),
      async () => {
        await expect(desk.getByText('Referral fee: 50% of the first month')).toBeVisible()
        const attributes = await readAttributes(desk, `/platform/invoices/${invoiceId}`)
        expect(attributes['amountCents']).toBe(250_000)
        await expect(desk.getByText('$2,500.00').first()).toBeVisible()
      },
    )
    await day.act(
      'sends an empty dispute',
      () => desk.getByRole('button', { name: 'Send dispute' }).click(),
      () => saved('Write what’s wrong first.'),
    )
    await day.act(
      'disputes the invoice, and an admin has the task',
      async () => {
        await desk.getByLabel('What’s wrong, or what would you like to know?').fill('The rent was $3,800.')
        await desk.getByRole('button', { name: 'Send dispute' }).click()
        await saved('Dispute sent. Our staff will answer within one business day.')
      },
      async () => {
        await asAdmin(admin.request, api)
        const tasks = await readList(admin, '/platform/tasks?filter[status]=open&page-size=100&q=3%2C800')
        expect(tasks.map(({ attributes }) => String(attributes['title'])).join(' ')).toContain('The rent was $3,800.')
        await expect(desk.getByText(/disputed this invoice/)).toBeVisible()
      },
    )
    await day.act(
      'can’t open the prices of another community',
      async () => {
        const other = await findCommunity(request, 'D2C', ['GA', 'OH'], { fits: (_, id) => id !== community.id })
        const response = await go(`/prices?community=${other.id}`)
        expect(response?.status()).toBe(404)
      },
      async () => expect(await readList(desk, '/marketplace/listings')).toHaveLength(1),
    )
    expectFullDay(day)

    for (const path of ['/', '/families?tab=all', '/prices', '/community-reviews', `/invoices/${invoiceId}`])
      await expectSoundOnPhones(desk, `${dashboard}/dashboard${path}`)
    for (const page of [sender, admin, desk]) await page.context().close()
  },
)
