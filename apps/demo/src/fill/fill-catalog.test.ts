import { loadGeography, communityCells, communityColumns } from '@pkg/api/catalog'
import { currentMoment, type Database, rowsOf } from '@pkg/api/database'
import { buildApi } from '@pkg/api/app'
import { families } from '@pkg/api/schema'
import { readSettings } from '@pkg/api/settings'
import { openCopy, runDatabase } from '@pkg/api/testing/run-database'
import { addDays, leadStages, now, parseTourTime, siteDay, tourText } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateCommunities } from '../generate/communities'
import { demoEmails } from '../people/demo-accounts'
import type { DemoBrowser } from '../people/demo-browser'
import { demoQuestions } from '../people/question-texts'
import { signIn } from '../people/demo-stage'
import { fillCatalog } from './fill-catalog'

const opened: { database?: Database; drop?: () => Promise<void> } = {}
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  Object.assign(opened, await openCopy(await runDatabase('empty', () => Promise.resolve())))
})
afterEach(async () => {
  await opened.database?.close()
  await opened.drop?.()
})

function database(): Database {
  if (!opened.database) throw new Error('The database is not open')
  return opened.database
}

const countBySource = () =>
  rowsOf(database().orm, sql`select source, count(*)::int as count from communities group by source order by source`)

test('adds the demo catalog next to public records that were imported before, with advisors marked as made up [DATA-002, TRUTH-013]', async () => {
  const today = new Date('2026-11-01T00:00:00Z')
  const [community] = generateCommunities({ geography: loadGeography(), agents: [], count: 1, seed: 2, today })
  if (!community) throw new Error('No community was generated')
  const {
    reviews: _reviews,
    removedReviews: _removed,
    partnerAgents: _partners,
    realEstateAgents: _agents,
    similarCommunities: _similar,
    ...rest
  } = community
  const record = { ...rest, id: 'sunny-acres-oakland-ca', source: 'rcfe' }
  await database().copy('communities', communityColumns, [communityCells(record, '107001234', undefined)])

  expect(await fillCatalog(database(), 408, readSettings({}))).toBe(true)
  expect(await countBySource()).toEqual([
    { source: 'demo', count: 408 },
    // The demo’s team added it.
    { source: 'provider', count: 1 },
    { source: 'rcfe', count: 1 },
  ])
  expect(await countRows(sql`select count(*) from agents where is_demo`)).toBeGreaterThan(400)
  expect(await countRows(sql`select count(*) from agents where not is_demo`)).toBe(0)
  await expectBelievableDemo()
})

const countRows = async (query: ReturnType<typeof sql>) => Number((await rowsOf(database().orm, query))[0]?.['count'])

/** Checks what the demo people see, through the API that they use. */
async function expectBelievableDemo(): Promise<void> {
  const api = await buildApi(readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: 'false' }), database())
  try {
    const [admin, advisor, provider, realEstateAgent] = await Promise.all(
      (['admin', 'advisor', 'provider', 'realEstateAgent'] as const).map((role) => signIn({ api }, demoEmails[role])),
    )
    const total = async (browser: DemoBrowser | undefined, url: string) => (await browser?.list(url))?.length
    for (const stage of leadStages) {
      expect(await total(advisor, `/secure/clients?filter[stage]=${stage}&page-size=100`), stage).toBeGreaterThan(3)
    }
    expect(await total(advisor, '/secure/clients?page-size=100')).toBe(40)
    for (const status of ['draft', 'issued', 'partly-paid', 'overdue', 'disputed', 'paid', 'credited']) {
      expect(await total(admin, `/platform/invoices?filter[status]=${status}`), status).toBeGreaterThan(0)
    }
    expect(await total(provider, '/platform/invoices?filter[status]=disputed')).toBe(1)
    for (const [status, count] of Object.entries({ pending: 4, approved: 2, rejected: 1 })) {
      expect(await total(admin, `/platform/suggested-edits?filter[status]=${status}`), status).toBe(count)
    }
    for (const filter of ['due', 'added', 'claimed']) {
      expect(await total(admin, `/platform/community-records?filter[${filter}]=true`), filter).toBeGreaterThan(0)
    }
    expect(
      await countRows(
        sql`select count(*) from invoice_emails where days_after_due = 3 and created_at < ${currentMoment()}`,
      ),
    ).toBe(1)
    // Numbers are in the order of the days of issue.
    const numbered = sql`select count(*) from (select issued_on < lag(issued_on) over (order by number) as is_earlier from invoices where number is not null) x where is_earlier`
    expect(await countRows(numbered)).toBe(0)
    expect(await total(advisor, '/platform/tasks?filter[status]=open&page-size=100')).toBeGreaterThan(15)
    expect(await total(advisor, '/platform/conversations?page-size=100')).toBeGreaterThan(30)
    const moment = now().toISOString()
    expect(await total(advisor, '/platform/offers?filter[status]=offered')).toBe(2)
    expect(await total(advisor, `/platform/offers?filter[status]=offered&filter[dueAt][gt]=${moment}`)).toBe(2)
    expect(await total(advisor, `/platform/tasks?filter[status]=open&filter[dueAt][lt]=${moment}`)).toBeGreaterThan(0)
    await expectToldTours(advisor)
    expect(await total(provider, '/platform/releases?page-size=100')).toBeGreaterThan(5)
    for (const offer of ['open', 'accepted']) {
      const homes = `/marketplace/sren-referrals?filter[offer]=${offer}&page-size=100`
      expect(await total(realEstateAgent, homes), offer).toBeGreaterThan(0)
    }
    await expectAgentRecords(admin)
    expect(await total(admin, '/admin/agents?filter[decision]=waiting&page-size=100')).toBe(3)
    expect(await total(admin, '/admin/claims?filter[status]=pending')).toBe(2)
    expect(await total(admin, '/platform/reviews?filter[status]=pending')).toBe(3)
    expect(await total(admin, '/platform/questions/managed?filter[status]=pending')).toBe(3)
    expect(await total(provider, '/platform/questions/managed?filter[status]=pending')).toBe(1)
    await expectTrueAnswers(admin)
    expect(await total(admin, '/platform/organizations?filter[communities][ge]=2&page-size=100')).toBeGreaterThan(5)
    expect(await total(admin, '/platform/organization-suggestions')).toBeGreaterThan(2)
    expect(await total(advisor, '/platform/contacts?filter[hasLeft]=false&page-size=100')).toBeGreaterThan(5)
    expect(await total(advisor, '/platform/contacts?filter[hasLeft]=true')).toBe(1)
    expect(await total(advisor, '/platform/contact-talks?page-size=100')).toBe(14)
    expect(await total(provider, '/platform/contacts')).toBe(3)
    expect(await admin?.get('/platform/consents/check')).toMatchObject({ isUnbroken: true })
  } finally {
    await api.app.close()
  }
  // Some communities state their rooms, and some of what they said is old.
  for (const age of [sql`<`, sql`>=`]) {
    const stated = sql`select count(*)::int as count from community_rooms where ${siteDay(now())}::date - stated_on ${age} 10`
    expect(await countRows(stated)).toBeGreaterThan(50)
  }
  // The ledger keeps its times, and all other times are earlier.
  expect(
    await countRows(
      sql`select count(*)::int as count from families where created_at > ${currentMoment()} - interval '10 minutes'`,
    ),
  ).toBe(0)
  expect(await countRows(sql`select count(*)::int as count from notifications where sent_at is null`)).toBe(0)
}

/** Checks that a license has to be checked, another one ends soon, and that sold homes have fees of two agreements. [DASH-016] */
async function expectAgentRecords(admin: DemoBrowser | undefined): Promise<void> {
  const licenses = (await admin?.list('/platform/real-estate-licenses')) ?? []
  expect(licenses.map(({ attributes }) => attributes['checkedOn'] === undefined)).toEqual([false, true])
  const soon = addDays(siteDay(), 30)
  expect(await admin?.list(`/platform/real-estate-licenses?filter[validUntil][le]=${soon}`)).toHaveLength(1)
  const homes = (await admin?.list('/marketplace/sren-referrals?page-size=100')) ?? []
  const fees = homes.flatMap(({ attributes }) => attributes['referralFeeCents'] ?? [])
  expect(fees.toSorted()).toEqual([200_000, 283_594])
  // An offered home is new since the offer, however long ago the family asked.
  for (const { attributes } of homes.filter(({ attributes }) => attributes['dueAt'] !== undefined)) {
    expect(attributes['stageTimes']).toEqual({ new: attributes['offeredAt'] })
  }
}

/** Checks that the timeline of each tour’s family has its present day, and that one of those that are over waits for its outcome. [WORK-020] */
async function expectToldTours(advisor: DemoBrowser | undefined): Promise<void> {
  const booked = (await advisor?.list('/platform/tours?filter[status]=booked')) ?? []
  expect(booked).toHaveLength(5)
  for (const { attributes: tour } of booked) {
    const { date, timeZone } = tour
    const time = parseTourTime(String(tour['time']))
    const when = time && tourText({ date: String(date), time, timeZone: String(timeZone) })
    const told = await advisor?.list(`/platform/timeline?filter[client]=${String(tour['clientId'])}&filter[kind]=tours`)
    expect(told?.length).toBeGreaterThan(0)
    for (const { attributes } of told ?? []) expect(JSON.stringify(attributes['payload'])).toContain(when)
  }
  const over = booked.filter(({ attributes }) => Date.parse(String(attributes['endsAt'])) < now().getTime())
  expect(over.filter(({ attributes }) => attributes['outcome'] === undefined).length).toBeGreaterThan(0)
  expect(over.filter(({ attributes }) => attributes['wantsSecondTour'] === true)).toHaveLength(1)
}

/** Checks that each answer repeats an amenity of its community's record, and that both our staff and communities answered. [COMM-002] */
async function expectTrueAnswers(admin: DemoBrowser | undefined): Promise<void> {
  if (!admin) throw new Error('No admin is signed in')
  const answered = await admin.list('/platform/questions/managed?filter[status]=published&page-size=100')
  expect(answered.length).toBeGreaterThan(20)
  const sides = new Set<unknown>()
  for (const { attributes } of answered) {
    const known = demoQuestions.find(({ text }) => text === attributes['text'])
    const community = await admin.one(`/marketplace/communities/${String(attributes['communityId'])}`)
    const amenities = new Map(Object.entries(community.attributes['amenities'] ?? {}))
    const text = amenities.get(known?.flag ?? '') === true ? known?.yes : known?.no
    expect(amenities.get(known?.flag ?? '')).toBeTypeOf('boolean')
    expect(attributes['answers']).toMatchObject([{ text }])
    sides.add(JSON.stringify(attributes['answers']).includes('"community"'))
  }
  expect(sides).toEqual(new Set([true, false]))
}

test('adds nothing to a database that people have worked with [LIFE-005]', async () => {
  await database().orm.insert(families).values({ name: 'A family', answers: {}, search: 'a family' })
  expect(await fillCatalog(database(), 408, readSettings({}))).toBe(false)
  expect(await countBySource()).toEqual([])
})
