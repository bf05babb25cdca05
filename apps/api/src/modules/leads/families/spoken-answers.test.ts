import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  disclosureResponse,
  list,
  one,
} from '../../../../testing/lead-samples'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import { spokenContact, spokenShare } from '../../../../testing/sample-request'
import { communityCells, communityColumns } from '../../catalog'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const own = sampleCommunity({ id: 'fern-ranges', gwizzyPricingThreshold: ['<$4K', '$4K-$7K', '$7K+'] })
  await api.database.copy('communities', communityColumns, [communityCells(own, own.id, 'agent-boulder')])
})

let count = 0
const newEmail = () => `spoken-${(count += 1)}@families.example`
const said = {
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  lookingFor: 'Mother',
  residentName: 'Rose Hill',
  care: 'light-care',
  budgetRange: '$2K-$5K',
  budget: ["Veterans' benefits"],
  timing: 'Within 30 Days',
  communityIds: ['aspen-court', 'cedar-memory'],
  source: 'affiliate',
  language: 'es',
  note: 'Her son decides with her',
}
const add = (caller: Caller, attributes: object = said) =>
  caller.post('/marketplace/clients', 'clients', {
    name: 'Rosa Spoken',
    email: newEmail(),
    consent: spokenContact,
    ...attributes,
  })
const change = (caller: Caller, id: string, attributes: object, version?: number) =>
  api.call({
    method: 'PATCH',
    url: `/secure/clients/${id}`,
    payload: { data: { type: 'clients', id, attributes } },
    headers: { cookie: caller.cookie, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
  })
const read = async (caller: Caller, id: string) => one(await caller.get(`/secure/clients/${id}`)).attributes
const idsIn = async (caller: Caller, query: string) =>
  list(await caller.get(`/secure/clients?page-size=100&${query}`)).data.map(({ id }) => id)
const pointersOf = ({ body }: { body: unknown }) =>
  JSON.parse(JSON.stringify(body)).errors.map(({ source }: { source?: { pointer?: string } }) => source?.pointer)
const changesOf = async (id: string) =>
  list(await advisor.get(`/platform/timeline?filter[client]=${id}&page-size=100`)).data.flatMap(({ attributes }) => {
    const { payload, actor }: { payload: { type: string; values?: object[] }; actor?: string } = JSON.parse(
      JSON.stringify(attributes),
    )
    return payload.type === 'change' ? [{ actor, values: payload.values }] : []
  })
const communitiesOf = async (id: string) => {
  const leads: { communityId: string; isRemovable?: true }[] = JSON.parse(
    JSON.stringify((await read(advisor, id))['leads']),
  )
  return leads.map(({ communityId, isRemovable }) => [communityId, isRemovable === true])
}

test('stores everything that a family says on the phone, where the wizard’s answers are [WORK-019, GWZ-073 to GWZ-079, DATA-016]', async () => {
  const { id } = one(await add(advisor))
  expect(await read(advisor, id)).toMatchObject({
    lookingFor: 'Mother',
    care: 'light-care',
    budgetRange: '$2K-$5K',
    timing: 'Within 30 Days',
    place: 'Boulder, CO 80302',
    sources: ['affiliate'],
    language: 'es',
    communities: ['aspen-court', 'cedar-memory'],
    answers: {
      lookingFor: 'Mother',
      residentName: 'Rose Hill',
      adl: ['light-care'],
      budgetRange: '$2K-$5K',
      isCustomBudgetRange: 'no',
      budget: ["Veterans' benefits"],
      timing: 'Within 30 Days',
      leadSource: 'affiliate',
      city: 'Boulder',
      state: 'CO',
      zip: '80302',
    },
  })
  const notes = list(await advisor.get(`/marketplace/notes?filter[client]=${id}`)).data
  expect(notes.map(({ attributes }) => [attributes['text'], attributes['author']])).toEqual([
    ['Her son decides with her', 'Bo Boulder'],
  ])
})

test('the answers of a call feed filters, lists, and the cost of communities as those of the wizard do [WORK-019, DASH-003, TRUTH-010]', async () => {
  const { id } = one(await add(advisor))
  for (const filter of ['care', 'budget', 'timing', 'source', 'language', 'state', 'community'] as const) {
    const values = { ...said, budget: said.budgetRange, community: 'cedar-memory' }
    const others = {
      ...values,
      care: 'heavy-care',
      budget: '$5K+',
      timing: 'Unsure',
      source: 'paid ad',
      language: 'en',
      state: 'GA',
      community: 'fern-ranges',
    }
    const query = (value: string) => `filter[${filter}]=${encodeURIComponent(value)}`
    expect(await idsIn(advisor, query(values[filter])), filter).toContain(id)
    expect(await idsIn(advisor, query(others[filter])), filter).not.toContain(id)
  }
  const costs = list(await advisor.get(`/marketplace/clients/${id}/costs`)).data
  expect(costs.map(({ id: community, attributes }) => [community, attributes['care']])).toContainEqual([
    'aspen-court',
    'light-care',
  ])
  await change(advisor, id, { care: 'heavy-care', lookingFor: 'Parents' })
  const [after] = list(await advisor.get(`/marketplace/clients/${id}/costs`)).data
  expect(after?.attributes).toMatchObject({ care: 'heavy-care', isForTwo: true })
  expect(await idsIn(advisor, 'filter[care]=heavy-care')).toContain(id)
})

test('the place and the language of a call decide which advisors fit, as those of the wizard do [WORK-019, DASH-005]', async () => {
  const { id } = one(await add(admin))
  await api.api.queue.idle()
  const { agentId } = await read(admin, id)
  expect(agentId).toBe('agent-boulder')
  const offers = list(await admin.get(`/platform/offers?filter[client]=${id}`)).data
  expect(offers[0]?.attributes['reasons']).not.toHaveProperty('language')
})

test('a family is found by how it says that it found us, and by the sources of its requests [WORK-019, DATA-016]', async () => {
  const { id } = one(await add(advisor, { source: 'paid ad' }))
  expect(await idsIn(advisor, 'filter[source]=paid%20ad')).toContain(id)
  const asked = one(await add(advisor, { communityIds: ['aspen-court'], source: 'exit popup' }))
  await change(advisor, asked.id, { source: 'other' })
  expect(await read(advisor, asked.id)).toMatchObject({ sources: ['other'], leads: [{ source: 'other' }] })
  expect(await idsIn(advisor, 'filter[source]=other')).toContain(asked.id)
  expect(await idsIn(advisor, 'filter[source]=exit%20popup')).not.toContain(asked.id)
  const wizard = await createAcceptedFamily(api, { data: { leadSource: 'get pricing', ...placeOf() } })
  await change(advisor, wizard.id, { source: 'affiliate' })
  expect(await read(advisor, wizard.id)).toMatchObject({
    sources: ['affiliate', 'get pricing'],
    leads: [{ source: 'get pricing' }],
  })
})

function placeOf() {
  const { city, state, zip } = said
  return { city, state, zip }
}

test('changes answers later, by the rules of the wizard, and keeps before, after, and who in the timeline [WORK-019, WORK-006, GWZ-090, GWZ-091]', async () => {
  const { id } = await createAcceptedFamily(api)
  expect((await change(advisor, id, { budgetRange: '$5K+' })).status).toBe(200)
  expect((await change(admin, id, { timing: 'Unsure', care: null, language: 'es' })).status).toBe(200)
  expect(await changesOf(id)).toEqual([
    {
      actor: 'Ada Admin',
      values: [
        { field: 'answers.adl', before: ['heavy-care'], after: null },
        { field: 'answers.timing', before: null, after: 'Unsure' },
        { field: 'language', before: 'en', after: 'es' },
      ],
    },
    {
      actor: 'Bo Boulder',
      values: [
        { field: 'answers.budgetRange', before: '$2K-$5K', after: '$5K+' },
        { field: 'answers.isCustomBudgetRange', before: null, after: 'no' },
      ],
    },
  ])
  await change(advisor, id, { lookingFor: 'Father' })
  const { answers } = await read(advisor, id)
  expect(answers).toMatchObject({ lookingFor: 'Father', budgetRange: '$5K+' })
  expect(answers).not.toHaveProperty('timing')
  await change(advisor, id, { lookingFor: 'Father' })
  expect(await changesOf(id)).toHaveLength(3)
})

test('the family’s download has its answers and what staff changed in them, until it’s erased [WORK-019, TRUST-016, TRUTH-012]', async () => {
  const { id } = await createAcceptedFamily(api)
  await change(advisor, id, { budgetRange: '$5K+', residentName: 'Rose Hill' })
  const exported = async () => (await admin.get(`/platform/privacy/export?clientId=${id}`)).body
  expect(await exported()).toMatchObject({
    family: { answers: { budgetRange: '$5K+', residentName: 'Rose Hill' } },
    answerChanges: [
      { by: 'Bo Boulder', field: 'answers.budgetRange', before: '$2K-$5K', after: '$5K+' },
      { by: 'Bo Boulder', field: 'answers.isCustomBudgetRange', before: null, after: 'no' },
      { by: 'Bo Boulder', field: 'answers.residentName', before: null, after: 'Rose Hill' },
    ],
  })
  await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  const left = list(await admin.get(`/platform/record-changes?filter[client]=${id}`)).data
  expect(left).not.toEqual([])
  expect(JSON.stringify(left)).not.toMatch(/5K|Rose/)
})

test('changes nothing that someone else changed meanwhile, and shows the current answers [WORK-019, WORK-005]', async () => {
  const { id, attributes } = one(await add(advisor))
  const version = Number(attributes['version'])
  expect((await change(admin, id, { budgetRange: '$5K+' }, version)).status).toBe(200)
  const stale = await change(advisor, id, { timing: 'Unsure' }, version)
  expect(stale.status).toBe(412)
  const [error] = JSON.parse(JSON.stringify(stale.body)).errors
  expect(error).toMatchObject({
    code: 'record-changed',
    meta: { current: { attributes: { budgetRange: '$5K+', answers: { timing: 'Within 30 Days' } } } },
  })
  const current = Number(error.meta.current.attributes.version)
  expect((await change(advisor, id, { timing: 'Unsure' }, current)).status).toBe(200)
  const { version: latest } = await read(advisor, id)
  await change(admin, id, { communityIds: ['aspen-court'] })
  expect((await change(advisor, id, { communityIds: [] }, Number(latest))).status).toBe(412)
})

test.each<[object, string]>([
  [{ lookingFor: 'Aunt' }, 'lookingFor'],
  [{ care: 'some' }, 'care'],
  [{ timing: 'Soon' }, 'timing'],
  [{ budgetRange: '$4K-$7K' }, 'budgetRange'],
  [{ budget: ['Lottery'] }, 'budget'],
  [{ source: 'word of mouth' }, 'source'],
  [{ language: 'Spanish' }, 'language'],
  [{ communityIds: ['nowhere-home'] }, 'communityIds'],
  [{ city: 'Boulder', state: undefined, zip: undefined }, 'state'],
])('rejects %j on creation and later, and names the field [WORK-019]', async (values, field) => {
  const refused = await add(advisor, values)
  expect([refused.status, pointersOf(refused)[0]]).toEqual([
    422,
    expect.stringMatching(new RegExp(`^/data/attributes/${field}(/|$)`)),
  ])
  const { id } = one(await add(advisor, {}))
  const later = await change(advisor, id, values)
  expect([later.status, pointersOf(later)[0]]).toEqual([
    422,
    expect.stringMatching(new RegExp(`^/data/attributes/${field}(/|$)`)),
  ])
})

test('accepts a budget range of a community that the family asks about [WORK-019, GWZ-076, GWZ-092]', async () => {
  const { id } = one(await add(advisor, { communityIds: ['fern-ranges'], budgetRange: '$4K-$7K' }))
  expect(await read(advisor, id)).toMatchObject({
    budgetRange: '$4K-$7K',
    answers: { isCustomBudgetRange: 'yes' },
  })
  // The range stays valid for a family that has it.
  expect((await change(advisor, id, { communityIds: [], budgetRange: '$4K-$7K' })).status).toBe(200)
  expect((await change(advisor, id, { budgetRange: '$7K+' })).status).toBe(422)
  expect((await change(advisor, id, { budgetRange: '$2K-$5K' })).status).toBe(200)
})

test('changes the communities that a family asked about on the phone, and says so in the timeline [WORK-019, WORK-006]', async () => {
  const { id } = one(await add(advisor))
  expect(await communitiesOf(id)).toEqual([
    ['aspen-court', true],
    ['cedar-memory', true],
  ])
  expect((await change(advisor, id, { communityIds: ['cedar-memory', 'fern-ranges'] })).status).toBe(200)
  expect(await communitiesOf(id)).toEqual([
    ['cedar-memory', true],
    ['fern-ranges', true],
  ])
  const { timeline } = await read(advisor, id)
  expect(timeline).toContainEqual(
    expect.objectContaining({
      type: 'answers',
      author: 'Bo Boulder',
      text: 'Communities: aspen-court, cedar-memory → cedar-memory, fern-ranges',
    }),
  )
})

test('keeps communities that the family requested itself, before or after it named them on the phone [WORK-019, TRUST-002]', async () => {
  const { id, browser, email } = await createAcceptedFamily(api)
  const refused = await change(advisor, id, { communityIds: [] })
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/communityIds']])
  expect((await change(advisor, id, { communityIds: ['aspen-court', 'cedar-memory'] })).status).toBe(200)
  expect(await communitiesOf(id)).toEqual([
    ['aspen-court', false],
    ['cedar-memory', true],
  ])
  // Its browser still sees everything of the family.
  expect(list(await browser.get('/platform/receipts')).data).not.toEqual([])
  await createFamilyWithRequest(api, { email, slug: 'cedar-memory', data: placeOf() }, browser.cookie)
  expect(await communitiesOf(id)).toEqual([
    ['aspen-court', false],
    ['cedar-memory', false],
  ])
  expect((await change(advisor, id, { communityIds: ['aspen-court'] })).status).toBe(422)
})

test('what a family says on the phone is no consent to share it with a community, and fills no share cap [WORK-019, TRUST-002, TRUST-005]', async () => {
  const { id, requestId, browser } = await createAcceptedFamily(api)
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId))
  await change(advisor, id, { communityIds: ['aspen-court', 'cedar-memory', 'fern-ranges'] })
  const refer = (consent?: object) =>
    advisor.post('/marketplace/agent-referrals', 'agent-referrals', {
      clientId: id,
      communityId: 'fern-ranges',
      ...(consent ? { consent } : {}),
    })
  const refused = await refer()
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/consent']])
  const { openShares } = one(await browser.get('/marketplace/homebase/me')).attributes
  expect(openShares).toBe(2)
  expect((await refer(spokenShare)).status).toBe(201)
  // It has the family's information now.
  expect((await change(advisor, id, { communityIds: ['aspen-court'] })).status).toBe(422)
})

test('changes and removes the place of the search [WORK-019, WORK-007]', async () => {
  const { id } = one(await add(advisor))
  await change(advisor, id, { city: 'Denver', zip: null })
  expect(await read(advisor, id)).toMatchObject({ place: 'Denver, CO', answers: { city: 'Denver', state: 'CO' } })
  expect((await change(advisor, id, { state: null })).status).toBe(422)
  await change(advisor, id, { city: null, state: null, zip: null })
  const { place, answers } = await read(advisor, id)
  expect([place, answers]).toEqual([undefined, expect.not.objectContaining({ city: expect.anything() })])
})

test('adds what a known family says now to its answers, and clears what depended on the old ones [WORK-019, GWZ-090]', async () => {
  const { id, email } = await createAcceptedFamily(api, {
    data: { ...placeOf(), lookingFor: 'Mother', timing: 'Unsure', adl: ['memory-care'] },
  })
  const same = one(await add(advisor, { email, lookingFor: 'Father', confirmKnown: true }))
  expect(same.id).toBe(id)
  const { answers } = await read(advisor, id)
  expect(answers).toMatchObject({ lookingFor: 'Father', adl: ['memory-care'] })
  expect(answers).not.toHaveProperty('timing')
})

test('lets only the family’s advisor and admins record what it says [WORK-019, ROLE-010, TRUTH-001]', async () => {
  const { id } = await createAcceptedFamily(api)
  expect((await change(colleague, id, { care: 'no-care' })).status).toBe(404)
  for (const role of ['provider', 'real-estate-agent', 'customer'] as const) {
    expect((await change(await createCaller(api, role), id, { care: 'no-care' })).status).toBe(403)
  }
  expect((await change(await createCaller(api, 'visitor'), id, { care: 'no-care' })).status).toBe(401)
  const offered = await createFamilyWithRequest(api)
  expect(codeOf(await change(advisor, offered.id, { care: 'no-care' }))).toBe('family-not-accepted')
  expect(await read(advisor, id)).toMatchObject({ care: 'heavy-care' })
})

test('shows the source and the language only to staff, who alone can filter by the language [WORK-019, ROLE-010]', async () => {
  for (const role of ['provider', 'real-estate-agent'] as const) {
    const caller = await createCaller(api, role)
    expect((await caller.get('/secure/clients?filter[language]=es')).status).toBe(400)
    for (const { attributes } of list(await caller.get('/secure/clients?page-size=100')).data) {
      expect(attributes).not.toHaveProperty('sources')
      expect(attributes).not.toHaveProperty('language')
    }
  }
})
