import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  type Caller,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  findOfferId,
  list,
  one,
} from '../../../../testing/lead-samples'
import { agentOptions, communities, contracts } from '../../../database/schema/tables'
import { findNextAdvisor } from '../../advisors'

const api = apiUnderTest()
const path = '/platform/lead-suggestions'

const boulder = () => createCaller(api, 'agent')
const colorado = () => createCaller(api, 'agent', 'other-agent@hearthway.example')
type Options = Partial<typeof agentOptions.$inferInsert>
const setOptions = (agentId: string, options: Options) =>
  api.database.orm
    .insert(agentOptions)
    .values({ agentId, ...options })
    .onConflictDoUpdate({ target: agentOptions.agentId, set: options })

/** Says whether the two advisors of the sample accept families. */
async function setAccepting(isAccepting: boolean): Promise<void> {
  for (const agentId of ['agent-boulder', 'agent-colorado']) await setOptions(agentId, { isAccepting, capacity: 40 })
}

/** Adds a family while no advisor accepts any, so it waits for one. */
async function createWaitingFamily(overrides: object = {}) {
  await setAccepting(false)
  const family = await createFamilyWithRequest(api, overrides)
  await setAccepting(true)
  return family
}

const suggestionsOf = async (person: Caller, query = '') => list(await person.get(`${path}?page-size=100${query}`)).data
const suggestionOf = async (person: Caller, familyId: string, query = '') =>
  (await suggestionsOf(person, query)).find(({ id }) => id === familyId)
const accept = (person: Caller, id: string) => person.post(`${path}/${id}/accept`, 'offers', {})
const decline = (person: Caller, id: string, reason: string) =>
  person.post(`${path}/${id}/decline`, 'offers', { reason })

beforeEach(() => setAccepting(true))

test('shows an advisor an offer with the parts of its score, and who gets the family if they decline [DASH-005]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const advisor = await boulder()
  const [first] = await suggestionsOf(advisor)
  expect(first?.id).toBe(id)
  expect(first?.attributes).toMatchObject({
    clientName: expect.stringMatching(/^Ruth /),
    lookingFor: 'Mother',
    care: 'heavy-care',
    place: 'Boulder, CO 80302',
    language: 'en',
    offer: { id: expect.any(String), dueAt: expect.any(String) },
    fit: {
      parts: [
        { name: 'area', points: 78, of: 78 },
        { name: 'language', points: 12, of: 12 },
        { name: 'speed', of: 10 },
      ],
      area: 'county',
      speaksLanguage: true,
      capacity: 40,
    },
    next: [{ name: 'Advisor agent-colorado', score: expect.any(Number) }],
  })
  expect(JSON.stringify(first)).not.toMatch(/@families|555-0123|\+1303/)
  await advisor.post(`/platform/offers/${await findOfferId(advisor, id)}/decline`, 'offers', { reason: 'Too far' })
  await api.api.queue.idle()
  expect(await suggestionOf(advisor, id)).toBeUndefined()
  expect((await suggestionOf(await colorado(), id))?.attributes['offer']).toBeDefined()
})

test('suggests a family without an advisor to those who could get it, without its name and contact info [DASH-005, TRUTH-001]', async () => {
  const { id, admin, email } = await createWaitingFamily()
  for (const advisor of [await boulder(), await colorado()]) {
    const suggestion = await suggestionOf(advisor, id, '&filter[status]=suggested')
    expect(suggestion?.attributes).toMatchObject({ place: 'Boulder, CO', fit: { score: expect.any(Number) } })
    expect(suggestion?.attributes).not.toHaveProperty('clientName')
    expect(JSON.stringify(suggestion)).not.toContain('Ruth')
    expect(JSON.stringify(suggestion)).not.toContain(email)
    expect((await advisor.get(`/secure/clients/${id}`)).status).toBe(404)
  }
  expect((await suggestionOf(admin, id))?.attributes).toMatchObject({
    clientName: expect.stringMatching(/^Ruth /),
    advisor: { id: 'agent-boulder', name: 'Advisor agent-boulder' },
    next: [{ name: 'Advisor agent-colorado' }],
  })
})

test('suggests first the advisor that the assignment would choose, whatever they serve, speak, and have to do [DASH-005, AGENT-003]', async () => {
  const { id, admin } = await createWaitingFamily({
    data: { city: 'Boulder', state: 'CO', zip: '80302', language: 'es' },
  })
  const cases: [Options, Options][] = [
    [{}, {}],
    [{ capacity: 0 }, {}],
    [{ isAccepting: false }, { languages: ['en', 'es'] }],
    [
      { responses: 1, responseMinutes: 900 },
      { responses: 1, responseMinutes: 1 },
    ],
    [{ capacity: 0 }, { capacity: 0 }],
  ]
  for (const [boulderOptions, coloradoOptions] of cases) {
    await setOptions('agent-boulder', { isAccepting: true, capacity: 40, ...boulderOptions })
    await setOptions('agent-colorado', { isAccepting: true, capacity: 40, ...coloradoOptions })
    const family = { id, state: 'CO', county: 'Boulder', language: 'es' }
    const chosen = await api.database.orm.transaction((tx) => findNextAdvisor(tx, family))
    const advisors = list(await admin.get(`${path}/${id}/advisors`)).data
    const best = advisors[0]?.attributes['fit'] ? advisors[0].id : undefined
    expect([chosen?.id, (await suggestionOf(admin, id))?.attributes['advisor'] ?? null]).toEqual([
      best,
      best ? { id: best, name: `Advisor ${best}` } : null,
    ])
  }
})

test('gives a family to the advisor who accepts it, after its name was emailed, and to no other one [DASH-005, TRUTH-001]', async () => {
  const { id, email, admin } = await createWaitingFamily()
  const [first, other] = [await boulder(), await colorado()]
  const accepted = await accept(first, id)
  expect(accepted.status).toBe(201)
  expect(accepted.body).toMatchObject({
    data: { attributes: { status: 'claimed', clientId: id, reasons: { area: 'county' } } },
  })
  await api.api.queue.idle()
  expect((await accept(other, id)).status).toBe(404)
  expect((await accept(first, id)).status).toBe(404)
  expect(one(await first.get(`/secure/clients/${id}`)).attributes).toMatchObject({
    agentId: 'agent-boulder',
    tasks: [{ ownerId: 'agent-boulder', status: 'open' }],
  })
  expect(JSON.stringify(await listMessagesTo(api, email))).toContain('Advisor agent-boulder')
  expect(await suggestionOf(admin, id)).toBeUndefined()
})

test('doesn’t suggest a declined family again, says why, and leaves it to others [DASH-005]', async () => {
  const { id, admin } = await createWaitingFamily()
  const advisor = await boulder()
  expect((await decline(advisor, id, ' ')).status).toBe(422)
  expect((await decline(advisor, id, 'I know them')).body).toMatchObject({
    data: { attributes: { status: 'declined', reason: 'I know them', clientName: '' } },
  })
  expect(await suggestionOf(advisor, id, '&filter[status]=suggested')).toBeUndefined()
  expect((await suggestionOf(advisor, id, '&filter[status]=not-suggested'))?.attributes).toMatchObject({
    obstacle: 'declined',
  })
  expect((await decline(advisor, id, 'Again')).status).toBe(404)
  expect((await accept(advisor, id)).status).toBe(404)
  expect((await suggestionOf(await colorado(), id))?.attributes).toHaveProperty('fit')
  expect(list(await admin.get(`${path}/${id}/advisors`)).data).toMatchObject([
    { id: 'agent-colorado', attributes: { fit: { area: 'state' } } },
    { id: 'agent-boulder', attributes: { obstacle: 'declined' } },
  ])
})

test('says what keeps an advisor from a family: no room, or no wish for families [DASH-005]', async () => {
  const { id, admin } = await createWaitingFamily()
  const advisor = await boulder()
  for (const [options, obstacle] of [
    [{ capacity: 0 }, 'room'],
    [{ capacity: 40, isAccepting: false }, 'not-accepting'],
  ] as const) {
    await setOptions('agent-boulder', options)
    expect((await suggestionOf(advisor, id))?.attributes).toMatchObject({ obstacle })
    expect((await accept(advisor, id)).status).toBe(404)
    const advisors = list(await admin.get(`${path}/${id}/advisors`)).data
    expect(advisors.find((one) => one.id === 'agent-boulder')?.attributes).toMatchObject({ obstacle })
  }
})

test('leaves out families of other regions, of communities’ own teams, and without anyone to contact them [DASH-005, ROLE-010]', async () => {
  const direct = await createDirectFamily(api, ['aspen-court'])
  expect(await suggestionOf(direct.admin, direct.id)).toBeUndefined()
  const far = await createWaitingFamily()
  await api.database.orm.execute(sql`update families set state = 'FL', county = 'Lee' where id = ${far.id}`)
  const advisor = await boulder()
  expect(await suggestionOf(advisor, far.id)).toBeUndefined()
  expect((await accept(advisor, far.id)).status).toBe(404)
  expect((await suggestionOf(far.admin, far.id))?.attributes).not.toHaveProperty('advisor')
  await api.database.orm.execute(sql`update families set stage = 'closed' where id = ${far.id}`)
  expect(await suggestionOf(far.admin, far.id)).toBeUndefined()
})

test('pages through families in the order in which they wait, with the same scores as any other order [DASH-005, WORK-003]', async () => {
  const families = [await createWaitingFamily(), await createWaitingFamily(), await createWaitingFamily()]
  const { admin } = families[0] ?? {}
  if (!admin) throw new Error('No family was created')
  const read = async (query: string) => list(await admin.get(`${path}?page-size=2&${query}`))
  const [first, second] = [await read('sort=waitingSince'), await read('sort=waitingSince&page-number=2')]
  const all = await suggestionsOf(admin, '&sort=-waitingSince')
  expect(first.meta['total']).toBe(all.length)
  expect([...first.data, ...second.data]).toEqual(all.toReversed().slice(0, 4))
  const ids = all.map(({ id }) => id)
  expect(families.every(({ id }) => ids.includes(id))).toBe(true)
})

test('an admin assigns a waiting family to an advisor of the list [DASH-005, WORK-007]', async () => {
  const { id, admin } = await createWaitingFamily()
  const [, second] = list(await admin.get(`${path}/${id}/advisors`)).data
  expect((await admin.patch(`/secure/clients/${id}`, 'clients', { agentId: second?.id })).status).toBe(200)
  expect(await suggestionOf(admin, id)).toBeUndefined()
  expect((await admin.get(`${path}/${id}/advisors`)).status).toBe(404)
  expect(one(await (await colorado()).get(`/secure/clients/${id}`)).attributes['agentId']).toBe('agent-colorado')
})

test('no response changes with what communities pay us [DASH-005, TRUST-010]', async () => {
  const { id, admin } = await createWaitingFamily()
  const advisor = await boulder()
  const read = async () => [
    await suggestionsOf(advisor),
    await suggestionsOf(admin),
    list(await admin.get(`${path}/${id}/advisors`)).data,
  ]
  const before = await read()
  // IDs, and the sample names that contain them, can have the letters of “fee”.
  const withIds = new Set(['id', 'clientName'])
  const words = JSON.stringify(before, (key, value: unknown) => (withIds.has(key) ? undefined : value))
  expect(words).not.toMatch(/fee|percent|contract/i)
  for (const feePercent of [0, 200]) {
    await api.database.orm.execute(
      sql`update communities set record = jsonb_set(record, '{feePercent}', ${JSON.stringify(feePercent)}::jsonb)`,
    )
    for (const agentId of ['agent-boulder', 'agent-colorado']) {
      await api.database.orm
        .insert(contracts)
        .values({ agentId, communityId: 'aspen-court', feePercent, status: 'signed' })
        .onConflictDoUpdate({ target: [contracts.agentId, contracts.communityId], set: { feePercent } })
    }
    expect(await read()).toEqual(before)
  }
  expect((await api.database.orm.select().from(communities)).length).toBeGreaterThan(0)
})
