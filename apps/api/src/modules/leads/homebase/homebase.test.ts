import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { communityCells, communityColumns } from '../../catalog'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, createDirectFamily, sampleDisclosure } from '../../../../testing/lead-samples'
import { boulder, denver, sampleCommunity } from '../../../../testing/sample-catalog'
import { sampleRequest } from '../../../../testing/sample-request'

const api = apiUnderTest()

/** Communities north of Boulder: id, distance in degrees, and whether they're direct. */
const around = [
  ['grove-near', 0.01, true],
  ['hazel-near', 0.02, false],
  ['iris-farther', 0.1, true],
  ['juniper-farthest', 0.2, true],
] as const

beforeAll(async () => {
  const records = around.map(([id, north, isD2CEligible]) =>
    sampleCommunity({ id, isD2CEligible, address: { ...boulder, latitude: boulder.latitude + north } }),
  )
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
})

interface Attributes {
  recommendedCommunities: { id: string; distance: number; partnerAgent?: { name: string } }[]
  recommendationReasons: string[]
  openShares: number
  agent?: { id: string; name: string }
  client: { communitiesInterested: { id: string }[]; hasSearchReasons: boolean }
  uuidInfo: {
    locationInfo: { timeZone: string }
    referralInfo: {
      referredCommunitySlugs: string[]
      hasOtherRecipients: boolean
      heldSlugs: string[]
      undisclosedSlugs: string[]
    }
    disclosureData: { isAcknowledged: boolean; states: string[] }
  }
}

async function homebase(cookie = '', query = '?filter[d2c]=eq:true&include=all'): Promise<Attributes> {
  const answer = await api.call({ url: `/marketplace/homebase/me${query}`, headers: { cookie } })
  const { data }: { data: { id: string; attributes: Attributes } } = JSON.parse(JSON.stringify(answer.body))
  return data.attributes
}

const post = (payload: object, cookie = '') =>
  api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers: { cookie } })

/** Sends a request from a new browser. Returns its cookie and the id of the request. */
async function browserWithRequest(overrides: Parameters<typeof sampleRequest>[0] = {}) {
  const requestId = randomUUID()
  const answer = await post(sampleRequest(overrides, requestId))
  await api.api.queue.idle()
  return { requestId, cookie: String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '' }
}

const buildFollowUp = (actionType: string, requestId: string, data: object, slug?: string) => ({
  data: {
    type: 'uuid-actions',
    attributes: { actionType, actionPage: '/', actionInfo: { requestId, status: 'complete', data, slug } },
  },
})

const findFamily = async (requestId: string) => {
  const [family] = await rowsOf(
    api.database.orm,
    sql`select id, answers from families where email = ${`${requestId}@families.example`}`,
  )
  return family
}
const listEventTexts = async (requestId: string) =>
  (
    await rowsOf(
      api.database.orm,
      sql`select text from family_events e join families f on f.id = e.family_id
        where f.email = ${`${requestId}@families.example`} order by e.created_at`,
    )
  ).map(({ text }) => text)

test('returns an empty homebase to an unknown visitor [API-012, DATA-014]', async () => {
  expect(await homebase()).toEqual({
    recommendedCommunities: [],
    openShares: 3,
    recommendationReasons: [],
    client: { communitiesInterested: [], hasSearchReasons: false },
    uuidInfo: {
      locationInfo: { timeZone: 'America/Los_Angeles' },
      referralInfo: { referredCommunitySlugs: [], hasOtherRecipients: false, heldSlugs: [], undisclosedSlugs: [] },
      disclosureData: { isAcknowledged: false, states: [] },
    },
  })
})

test('returns the nearest direct communities after a request, with advisor and reasons [API-012, HOME-002, FLOW-005, FLOW-007, TRUTH-003]', async () => {
  const { cookie } = await browserWithRequest()
  const found = await homebase(cookie)
  expect(found.recommendedCommunities.map(({ id }) => id)).toEqual(['grove-near', 'iris-farther', 'juniper-farthest'])
  const distances = found.recommendedCommunities.map(({ distance }) => distance)
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(found.recommendedCommunities[0]?.partnerAgent?.name).toBe('Advisor agent-boulder')
  // The request can go to two more communities, so the third isn't offered.
  expect(found.recommendationReasons).toEqual([
    'All are within 7 miles of aspen-court.',
    'All offer Assisted Living.',
    '2 start within your budget.',
  ])
  expect(found.agent).toMatchObject({ id: 'agent-boulder' })
  expect(found.openShares).toBe(2)
  expect(found.client.communitiesInterested.map(({ id }) => id)).toEqual(['aspen-court'])
  expect(found.uuidInfo.locationInfo.timeZone).toBe('America/Denver')
})

test('recommends communities of every type without the filter [API-012]', async () => {
  const { cookie } = await browserWithRequest()
  const { recommendedCommunities } = await homebase(cookie, '')
  expect(recommendedCommunities.map(({ id }) => id)).toContain('hazel-near')
})

test('recommends the communities chosen for comparison, whether direct or not [FLOW-006, GWZ-086]', async () => {
  const { cookie } = await browserWithRequest({
    data: { nextStep: 'none', similarCommunities: ['hazel-near', 'grove-near'] },
  })
  const { recommendedCommunities, recommendationReasons } = await homebase(cookie)
  expect(recommendationReasons[0]).toBe('All are within 2 miles of aspen-court.')
  expect(recommendedCommunities.map(({ id }) => id)).toEqual([
    'grove-near',
    'hazel-near',
    'iris-farther',
    'juniper-farthest',
  ])
})

test('recommends communities with the care that the family needs, not with any care of the requested one [FLOW-007, HOME-002]', async () => {
  const only = sampleCommunity({ id: 'kestrel-memory', isD2CEligible: true, care: ['memory-care'], address: denver })
  await api.database.copy('communities', communityColumns, [communityCells(only, only.id, 'agent-boulder')])
  const recommendedFor = async (adl: string) => {
    const { cookie } = await browserWithRequest({ slug: 'cedar-memory', data: { adl: [adl] } })
    return (await homebase(cookie)).recommendedCommunities.map(({ id }) => id)
  }
  expect(await recommendedFor('heavy-care')).not.toContain('kestrel-memory')
  expect(await recommendedFor('memory-care')).toContain('kestrel-memory')
  await api.database.orm.execute(sql`delete from communities where id = 'kestrel-memory'`)
})

test('words the reasons in the singular for one community [CONF-003]', async () => {
  const { cookie } = await browserWithRequest({ data: { similarCommunities: ['grove-near'], budgetRange: '$2K-$5K' } })
  const { recommendationReasons } = await homebase(cookie)
  expect(recommendationReasons).toEqual([
    'It’s within 1 mile of aspen-court.',
    'It offers Assisted Living.',
    'It starts within your budget.',
  ])
})

test('counts a community as within the budget by its price for what the family needs [CONF-003, PRICE-004]', async () => {
  const reasonsFor = async (adl: string) => {
    const data = { similarCommunities: ['grove-near'], budgetRange: '$2K-$5K', adl: [adl] }
    return (await homebase((await browserWithRequest({ data })).cookie)).recommendationReasons
  }
  expect(await reasonsFor('heavy-care')).toContain('It starts within your budget.')
  // It lists a price for assisted living only.
  expect(await reasonsFor('memory-care')).not.toContain('It starts within your budget.')
})

test('returns the reasons in Spanish on request [CONF-003]', async () => {
  const { cookie } = await browserWithRequest()
  const { recommendationReasons } = await homebase(cookie, '?filter[d2c]=eq:true&language=es')
  expect(recommendationReasons[0]).toBe('Todas están a menos de 7 millas de aspen-court.')
})

test('lists communities whose teams have the contact info as referred, and who calls if they don’t [FLOW-009, DATA-006, TRUTH-003, TRUTH-008]', async () => {
  await approveProvider(api, 'grove-near')
  const { browser, choice } = await createDirectFamily(api, ['grove-near'])
  const found = await homebase(browser.cookie)
  expect(found.uuidInfo.referralInfo).toEqual({
    referredCommunitySlugs: ['grove-near'],
    hasOtherRecipients: false,
    heldSlugs: [],
    undisclosedSlugs: [],
  })
  expect(found).toMatchObject({ backup: { id: 'agent-boulder' }, callBy: choice.attributes['callBy'] })
  expect(found).not.toHaveProperty('agent')
})

test('lists no community as referred that its visitor didn’t see as a caller [TRUTH-001, TRUTH-003]', async () => {
  await approveProvider(api, 'grove-near')
  const { cookie } = await browserWithRequest({ slug: 'grove-near' })
  const found = await homebase(cookie)
  expect(found.uuidInfo.referralInfo).toEqual({
    referredCommunitySlugs: [],
    hasOtherRecipients: false,
    heldSlugs: [],
    undisclosedSlugs: [],
  })
  expect(found).toMatchObject({ agent: { id: 'agent-boulder' } })
})

test('creates one lead per community of a later request without contact info [CTA-005, API-049]', async () => {
  const { requestId, cookie } = await browserWithRequest()
  const again = sampleRequest({
    slug: undefined,
    slugs: ['grove-near', 'iris-farther'],
    email: undefined,
    phone: undefined,
    name: undefined,
  })
  expect((await post(again, cookie)).status).toBe(201)
  expect((await post(again, cookie)).status).toBe(201)
  await api.api.queue.idle()
  const family = await findFamily(requestId)
  const leads = await rowsOf(
    api.database.orm,
    sql`select community_id from leads where family_id = ${family?.['id']} order by community_id`,
  )
  expect(leads.map((lead) => lead['community_id'])).toEqual(['aspen-court', 'grove-near', 'iris-farther'])
  const found = await homebase(cookie)
  expect(found.recommendedCommunities.map(({ id }) => id)).toEqual(['juniper-farthest'])
})

test('rejects a request without contact info from an unknown browser [CTA-005]', async () => {
  const request = sampleRequest({ email: undefined, phone: undefined })
  expect((await post(request)).status).toBe(422)
})

test('shows nothing of a family to a person who uses its email address [HOME-002]', async () => {
  const { requestId, cookie } = await browserWithRequest()
  await post(buildFollowUp('post-conversion', requestId, { searchReasons: ['rehab'] }), cookie)
  expect((await homebase(cookie)).client.hasSearchReasons).toBe(true)
  const stranger = await post(sampleRequest({ slug: 'cedar-memory', email: `${requestId}@families.example` }))
  const foreign = String([stranger.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const found = await homebase(foreign)
  expect(found.client).toMatchObject({ communitiesInterested: [{ id: 'cedar-memory' }], hasSearchReasons: false })
  expect(JSON.stringify(found)).not.toContain('aspen-court"')
})

test('adds the answers of the post-conversion wizard to the family [POST-014, DATA-012]', async () => {
  const { requestId, cookie } = await browserWithRequest()
  const answers = { age: 84, searchStage: 'touring', interests: ['Gardening'], assistances: ['self'] }
  expect((await post(buildFollowUp('post-conversion', requestId, answers), cookie)).status).toBe(201)
  expect((await findFamily(requestId))?.['answers']).toMatchObject({ ...answers, lookingFor: 'Mother' })
  expect(await listEventTexts(requestId)).toContain('Shared more about the search')
})

test('finds the family by request id when the browser blocks cookies [POST-014]', async () => {
  const { requestId } = await browserWithRequest()
  await post(buildFollowUp('post-conversion', requestId, { age: 79 }))
  expect((await findFamily(requestId))?.['answers']).toMatchObject({ age: 79 })
})

const acknowledgment = {
  isDisclosureAcknowledged: true,
  disclosureText: sampleDisclosure('CO', ['aspen-court']),
  state: 'CO',
}

test.each([
  [true, 'Acknowledged the Colorado disclosure'],
  [false, 'Didn’t acknowledge the Colorado disclosure'],
])(
  'saves the disclosure response %s with its exact text and adds it to the timeline [DISC-005]',
  async (isAcknowledged, line) => {
    const { requestId, cookie } = await browserWithRequest()
    const data = { ...acknowledgment, isDisclosureAcknowledged: isAcknowledged }
    expect((await post(buildFollowUp('disclosure', requestId, data, 'aspen-court'), cookie)).status).toBe(201)
    const [action] = await rowsOf(
      api.database.orm,
      sql`select action_info from uuid_actions where request_id = ${requestId} and action_type = 'disclosure'`,
    )
    expect(action?.['action_info']).toMatchObject({ data })
    expect(await listEventTexts(requestId)).toContain(line)
    expect((await findFamily(requestId))?.['answers']).not.toHaveProperty('disclosureText')
  },
)

test('lists acknowledged disclosures only for accounts [DISC-007]', async () => {
  const visitor = await browserWithRequest()
  await post(buildFollowUp('disclosure', visitor.requestId, acknowledgment, 'aspen-court'), visitor.cookie)
  expect((await homebase(visitor.cookie)).uuidInfo.disclosureData).toEqual({ isAcknowledged: false, states: [] })
  const customer = await api.cookieOf('customer')
  await post(buildFollowUp('disclosure', randomUUID(), acknowledgment, 'aspen-court'), customer)
  expect((await homebase(customer)).uuidInfo.disclosureData).toEqual({ isAcknowledged: true, states: ['CO'] })
})

test('doesn’t list an acknowledged disclosure whose text has changed [TRUST-015, DISC-007]', async () => {
  const customer = await api.cookieOf('customer')
  await post(buildFollowUp('disclosure', randomUUID(), acknowledgment, 'aspen-court'), customer)
  await api.database.script(`update uuid_actions set action_info = replace(action_info::text, '(CO-3)', '(CO-0)')::jsonb
    where action_type = 'disclosure'`)
  expect((await homebase(customer)).uuidInfo.disclosureData.states).toEqual([])
})

test('returns 404 for any other homebase id [API-012]', async () => {
  expect((await api.call({ url: `/marketplace/homebase/${randomUUID()}` })).status).toBe(404)
})
