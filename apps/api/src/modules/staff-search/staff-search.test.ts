// cspell:ignore alvares alvrez aspin bouldr wheelchare aspenfield quillstone
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  type Caller,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { families } from '../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let agent: Caller
let family: string

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
  await approveProvider(api, 'aspen-court')
  const made = await createFamilyWithRequest(api, {
    name: 'Ruth Alvarez',
    email: 'ruth.alvarez@families.example',
    phone: '(303) 555-0147',
  })
  family = made.id
  await agent.patch(`/secure/clients/${family}`, 'clients', { stage: 'contacted' })
})

const search = async (caller: Caller, q: string, type?: string) =>
  list(
    await caller.get(
      `/platform/staff-search?${String(new URLSearchParams({ q, ...(type ? { 'filter[recordType]': type } : {}) }))}`,
    ),
  ).data.map(({ attributes }) => attributes)
const familiesFound = async (caller: Caller, q: string) =>
  (await search(caller, q, 'clients')).map(({ recordId }) => recordId)

test.each([
  ['a name', 'ruth alvarez'],
  ['a name in another order', 'Alvarez, Ruth'],
  ['a wrong letter', 'alvares'],
  ['a missing letter', 'alvrez'],
  ['a part of a name', 'alva'],
  ['a name and a place', 'ruth boulder'],
  ['the community that the family asked about', 'aspen court'],
  ['the community, with a wrong letter', 'aspin-court'],
  ['a phone number, as people type it', '303-555-0147'],
  ['a phone number with +1', '+1 (303) 555 0147'],
  ['the last digits of the phone number', '0147'],
  ['the last digits, as a list shows them', '••0147'],
  ['an email address', 'Ruth.Alvarez@families.example'],
])('finds a family by %s: “%s” [WORK-004, DASH-003]', async (_what, typed) => {
  expect(await familiesFound(agent, typed)).toContain(family)
  expect(await familiesFound(admin, typed)).toContain(family)
})

test.each([
  ['another name', 'Whitman'],
  ['part of a phone number', '555-0147'],
  ['part of an email address', 'ruth.alvarez@families'],
  ['other digits of the phone number', '5550'],
  ['fewer digits', '147'],
  ['another phone number', '303-555-0148'],
])('doesn’t find it by %s: “%s” [WORK-004]', async (_what, typed) => {
  expect(await familiesFound(admin, typed)).not.toContain(family)
})

test('finds organizations by name, and contacts also by some digits of their number, for those who read them [WORK-004, WORK-024, DASH-013, DASH-014]', async () => {
  await admin.post('/platform/organizations', 'organizations', { name: 'Quillstone Homes', city: 'Boise', state: 'ID' })
  const nurse = { name: 'Nia Quillstone', role: 'nurse', phone: '(303) 555-0192' }
  await agent.post('/platform/contacts', 'contacts', nurse)
  const provider = await createCaller(api, 'provider')
  expect(await search(agent, 'quillstone')).toEqual([
    expect.objectContaining({ recordType: 'contacts', title: 'Nia Quillstone', detail: 'Nurse' }),
    expect.objectContaining({ recordType: 'organizations', title: 'Quillstone Homes', detail: 'Boise, ID' }),
  ])
  expect(await search(provider, 'quillstone')).toEqual([])
  for (const digits of ['5550192', '555-0192', '(303) 555-0192']) {
    expect(await search(agent, digits, 'contacts'), digits).toMatchObject([
      { title: 'Nia Quillstone', foundBy: 'phone' },
    ])
  }
  expect(await search(agent, '5550193', 'contacts')).toEqual([])
})

test('the links of a response open the same page [WORK-004, API-001]', async () => {
  const { body } = await admin.get('/platform/staff-search?q=alvarez')
  const { links }: { links: Record<string, string> } = JSON.parse(JSON.stringify(body))
  for (const link of Object.values(links)) expect((await admin.get(link)).status).toBe(200)
})

test('says what a family was found by, and shows no contact info [WORK-004, TRUST-008]', async () => {
  const found = await search(admin, '303 555 0147')
  expect(found).toContainEqual(
    expect.objectContaining({
      recordType: 'clients',
      recordId: family,
      title: 'Ruth Alvarez',
      detail: 'Contacted, Boulder, CO 80302',
      foundBy: 'phone',
    }),
  )
  expect(JSON.stringify(found)).not.toMatch(/0147|@/)
})

test('the list of families is found by a phone number and by its last digits, too [WORK-024, DASH-003]', async () => {
  const listed = async (caller: Caller, q: string) =>
    list(await caller.get(`/secure/clients?${String(new URLSearchParams({ q, 'page-size': '100' }))}`)).data.map(
      ({ id }) => id,
    )
  for (const typed of ['0147', '(303) 555-0147']) {
    expect(await listed(agent, typed)).toEqual([family])
    expect(await listed(admin, typed)).toContain(family)
  }
  expect(await listed(agent, '0148')).toEqual([])
})

test('an advisor finds a family by its digits once it’s accepted, and a community’s team only by the whole number [WORK-024, TRUTH-001, ROLE-010]', async () => {
  const offered = await createFamilyWithRequest(api, { phone: '(303) 555-0188' })
  expect(await familiesFound(admin, '0188')).toContain(offered.id)
  expect(await familiesFound(agent, '0188')).toEqual([])
  await acceptFamily(agent, offered.id)
  expect(await familiesFound(agent, '0188')).toEqual([offered.id])

  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  const shared = await createDirectFamily(api, ['harbor-direct'])
  await api.database.orm.update(families).set({ phone: '+13035550199' }).where(eq(families.id, shared.id))
  const team = await createCaller(api, 'provider')
  expect(await familiesFound(team, '303-555-0199')).toEqual([shared.id])
  expect(await familiesFound(team, '0199')).toEqual([])
})

test('finds communities, people, conversations, and invoices together [WORK-004]', async () => {
  await admin.post('/platform/contacts', 'contacts', { name: 'Marta Aspenfield', communityId: 'aspen-court' })
  const conversation = one(
    await agent.post('/platform/conversations', 'conversations', { clientId: family, subject: 'Aspen visit' }),
  )
  await agent.post('/platform/conversation-messages', 'conversation-messages', {
    conversationId: conversation.id,
    text: 'The wheelchair ramp is behind the library',
  })
  const types = (await search(admin, 'aspen')).map(({ recordType }) => recordType)
  expect(types).toEqual(expect.arrayContaining(['clients', 'communities', 'contacts']))
  expect((await search(agent, 'wheelchare', 'conversations')).map(({ recordId }) => recordId)).toEqual([
    conversation.id,
  ])
  expect((await search(admin, 'Bo Boulder', 'users')).map(({ title }) => title)).toContain('Bo Boulder')
})

test.each([
  ['aspen boulder', true],
  ['80302 aspen', true],
  ['aspin bouldr', true],
  ['aspen tallahassee', false],
  ['boulder', false],
])('finds a community by its name with its place: “%s” is %s [WORK-004, WORK-022]', async (typed, isFound) => {
  const found = (await search(agent, typed, 'communities')).map(({ recordId }) => recordId)
  expect(found.includes('aspen-court')).toBe(isFound)
})

test('shows each role what it sees elsewhere, and no more [WORK-004, ROLE-010]', async () => {
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const provider = await createCaller(api, 'provider')
  const homes = await createCaller(api, 'real-estate-agent')
  for (const caller of [other, provider, homes]) {
    for (const typed of ['Ruth Alvarez', '303-555-0147', '0147', 'ruth.alvarez@families.example', 'wheelchair']) {
      expect((await search(caller, typed)).filter(({ recordType }) => recordType !== 'communities')).toEqual([])
    }
  }
  expect((await search(provider, 'aspen court', 'communities')).map(({ recordId }) => recordId)).toEqual([
    'aspen-court',
  ])
  expect(await search(provider, 'cedar memory', 'communities')).toEqual([])
  expect(await search(agent, 'Bo Boulder', 'users')).toEqual([])
})

test('doesn’t confirm contact info of a family that the advisor hasn’t accepted [WORK-004, TRUTH-001]', async () => {
  const offered = await createFamilyWithRequest(api, { name: 'Nora Lund', phone: '(303) 555-0159' })
  expect(await familiesFound(agent, 'nora lund')).toEqual([offered.id])
  expect(await familiesFound(agent, '(303) 555-0159')).toEqual([])
  await agent.patch(`/secure/clients/${offered.id}`, 'clients', { stage: 'contacted' })
  expect(await familiesFound(agent, '(303) 555-0159')).toEqual([offered.id])
})

test.each(['x', '', '--', '%%%'])(
  'asks for at least two characters with a letter or digit: “%s” [BIZ-008]',
  async (q) => {
    const { status, body } = await admin.get(`/platform/staff-search?${String(new URLSearchParams({ q }))}`)
    expect([status, body]).toMatchObject([400, { errors: [{ source: { parameter: 'q' } }] }])
  },
)
