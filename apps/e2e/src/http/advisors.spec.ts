import { expect } from '@playwright/test'
import { readCalendarFile } from '../testing/tours'
import { test } from '../testing/visitors'
import { buildFamily } from '../testing/wizard'
import { linkIn } from '../testing/work-accounts'
import { addAdvisor } from '../testing/world'

test('the directory has seven regions, and each state belongs to one [AGENT-001, AGENT-002, ROUTE-008]', async ({
  visitor,
}) => {
  const page = await visitor.open('/agents')
  expect(page.one('main').headings(3).toSorted()).toEqual([
    'Midwest',
    'Mountain West',
    'Northeast',
    'Pacific West',
    'South',
    'Southeast',
    'Southwest',
  ])
  const links = page
    .one('main')
    .all('link')
    .filter((link) => link.attribute('href')?.includes('state='))
  const regionOf = new Map(
    links.map((link) => {
      const { pathname, searchParams } = new URL(page.addressOf(link))
      return [searchParams.get('state'), pathname.split('/').at(-1)]
    }),
  )
  expect(regionOf.size).toBe(links.length)
  expect(links.length).toBeGreaterThan(40)
  const known = { CA: 'pacific-west', MA: 'northeast', TN: 'south', OH: 'midwest', FL: 'southeast', TX: 'southwest' }
  for (const [state, region] of Object.entries(known)) expect(regionOf.get(state)).toBe(region)
  for (const link of links) {
    const region = await page.follow(link)
    expect([link.name, region.status]).toEqual([link.name, 200])
    expect(region.path).toMatch(/^\/agents\/[a-z-]+\?state=[A-Z]{2}$/)
  }
})

test('a family books a call, moves it, and cancels it with the emailed link [AGENT-008, HOME-002, TRUST-003, TRUST-007, TRUTH-001]', async ({
  visitor,
  newVisitor,
  request,
}) => {
  const advisor = await addAdvisor(request)
  const family = buildFamily()
  const name = `${family.firstName} ${family.lastName}`
  const profile = await visitor.open(advisor.url)
  const form = await profile.press('Book this time')
  expect(form.headings(1)).toEqual([`Book a call with ${advisor.name}`])
  expect(form.text).toContain(`${advisor.name} (or another Hearthway advisor if`)
  const rejected = await form.press('Book call', { 'Your name': name, Email: family.email })
  expect(rejected.value('Your name')).toBe(name)
  const call = await rejected.press('Book call', { 'Phone number': family.phone })
  expect(call.texts('status').join()).toContain('Your call is booked')
  const booked = await readCalendarFile(visitor.request, call.url)
  expect([booked.method, booked.sequence]).toEqual(['PUBLISH', 0])

  const changed = await call.press('Change time')
  expect(changed.texts('status').join()).toContain('Your call has a new time')
  const moved = await readCalendarFile(visitor.request, changed.url)
  expect(moved).toMatchObject({ uid: booked.uid, sequence: 1 })
  expect(moved.startsAt).not.toBe(booked.startsAt)

  const when = changed.first('definition').text
  const steps = (await visitor.open('/homebase')).section('Next steps').texts('listitem')
  expect(steps.find((step) => step.includes(`Your call with ${advisor.name}`))).toContain(when)
  expect((await visitor.open('/receipts')).text).toMatch(
    new RegExp(`You booked a call with ${advisor.name}.* for ${when}\\.`),
  )
  const other = await addAdvisor(request)
  const asked = await (await visitor.open(other.url)).follow('Write instead')
  expect(asked.text).toContain(`We already asked ${advisor.name} to contact you`)
  const instead = `If you send this form, ${other.name} will contact you instead of ${advisor.name}.`
  expect(asked.text).toContain(`${instead} We’ll cancel your call with ${advisor.name}.`)

  const linked = await newVisitor()
  const own = await linked.open(await linkIn(request, family.email, /has a new time/))
  expect(own.path).toMatch(/^\/calls\/[0-9a-f-]{36}$/)
  const canceled = await own.press('Cancel call')
  expect(canceled.texts('status').join()).toContain('Your call is canceled')
  expect(await readCalendarFile(linked.request, canceled.url)).toMatchObject({
    method: 'CANCEL',
    uid: booked.uid,
    sequence: 2,
  })

  // Someone else is asked now, so this advisor can't be.
  await (await visitor.open('/receipts')).press('Ask for someone else')
  const refused = await (await visitor.open(advisor.url)).follow('Write instead')
  expect(refused.headings(1)).toEqual([`${advisor.name} had your request before and can’t take it again`])
  expect(refused.names('link')).toContain('See other advisors nearby')
  expect((await (await newVisitor()).open(own.url.pathname)).status).toBe(404)
})
