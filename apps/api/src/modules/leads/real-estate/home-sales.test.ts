import { addDays, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addRealEstateAgent,
  type Caller,
  createCaller,
  createFamilyWithHome,
  findHome,
  list,
  one,
} from '../../../../testing/lead-samples'
import { families, realEstateLeads, referralAgreements } from '../../../database/schema/tables'

const api = apiUnderTest()
const today = siteDay()
let agent: Caller
let advisor: Caller
let admin: Caller
let familyId: string
let homeId: string

beforeAll(async () => {
  await addRealEstateAgent(api)
  agent = await createCaller(api, 'real-estate-agent')
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  const family = await createFamilyWithHome(api)
  familyId = family.id
  homeId = (await findHome(agent, familyId)).id
  await acceptHome(agent, familyId)
  await api.database.orm.update(families).set({ agentId: 'agent-boulder' }).where(eq(families.id, familyId))
  await api.database.orm.insert(referralAgreements).values([
    { agentId: 'agent-homes', feePercent: 25, startsOn: '2026-01-01', endsOn: addDays(today, -3) },
    { agentId: 'agent-homes', feeCents: 250_000, startsOn: addDays(today, -2) },
    { agentId: 'agent-colorado', feePercent: 90, startsOn: '2020-01-01' },
  ])
})

const pathOf = () => `/marketplace/sren-referrals/${homeId}`
const change = (attributes: object, caller = agent) => caller.patch(pathOf(), 'sren-referrals', attributes)
const read = async (caller: Caller) => one(await caller.get(pathOf())).attributes
beforeEach(() =>
  api.database.orm
    .update(realEstateLeads)
    .set({ stage: 'in-escrow', closedOn: null, closingPriceCents: null, commissionCents: null })
    .where(eq(realEstateLeads.id, homeId)),
)

test('a home that is sold closed today, and has a fee once the price is known [DASH-016]', async () => {
  await change({ stage: 'home-sold' })
  expect(await read(agent)).toMatchObject({ closedOn: today, referralAgreement: { feeCents: 250_000 } })
  expect(await read(agent)).not.toHaveProperty('referralFeeCents')
  await change({ closingPriceCents: 48_000_000 })
  expect(await read(admin)).toMatchObject({ closingPriceCents: 48_000_000, referralFeeCents: 250_000 })
})

test('the fee is that of the agreement that applied on the day of the closing [DASH-016]', async () => {
  const closing = { closedOn: addDays(today, -3), closingPriceCents: 48_000_000, commissionCents: 1_320_050 }
  const sold = one(await change({ stage: 'home-bought', ...closing }, admin)).attributes
  expect(sold).toMatchObject({
    ...closing,
    referralFeeCents: 330_013,
    referralAgreement: { feePercent: 25, startsOn: '2026-01-01', endsOn: addDays(today, -3) },
  })
  await change({ closedOn: '2025-12-31' })
  expect(await read(agent)).not.toHaveProperty('referralAgreement')
  await change({ closedOn: addDays(today, -3), commissionCents: null })
  expect(await read(agent)).not.toHaveProperty('referralFeeCents')
})

test.each([
  ['before the home is sold', { closingPriceCents: 1 }, 'closingPriceCents', 'Change the stage'],
  ['for a day that’s still to come', { stage: 'home-sold', closedOn: addDays(today, 1) }, 'closedOn', 'still to come'],
  ['for a day that doesn’t exist', { stage: 'home-sold', closedOn: '2026-02-30' }, 'closedOn', "doesn't exist"],
  [
    'with a commission above the price',
    { stage: 'home-sold', closingPriceCents: 100, commissionCents: 101 },
    'commissionCents',
    'more than the price',
  ],
])('rejects a closing %s, and keeps the stage [DASH-016]', async (_, attributes, field, detail) => {
  const answer = await change(attributes)
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: `/data/attributes/${field}` }, detail: expect.stringContaining(detail) }] },
  ])
  expect(await read(agent)).toMatchObject({ stage: 'in-escrow' })
})

test('a home that isn’t sold after all shows no closing, and what was entered is there when it’s sold [DASH-016]', async () => {
  await change({ stage: 'home-sold', closingPriceCents: 48_000_000 })
  await change({ stage: 'in-escrow' })
  for (const name of ['closedOn', 'closingPriceCents', 'referralAgreement']) {
    expect(await read(admin)).not.toHaveProperty(name)
  }
  await change({ stage: 'home-sold' })
  expect(await read(admin)).toMatchObject({ closingPriceCents: 48_000_000 })
})

test.each([
  ['that was sold', 'home-sold', 'agent-colorado', 'This home’s stage is Home sold. If that’s wrong'],
  ['that was bought', 'home-bought', 'agent-colorado', 'This home’s stage is Home bought. If that’s wrong'],
  ['to the agent who has it', 'in-escrow', 'agent-homes', 'This agent already has the home. Choose another one.'],
])('doesn’t offer a home %s, and keeps its closing [DASH-016, AGENT-006]', async (_, stage, agentId, detail) => {
  const closing = stage === 'in-escrow' ? {} : { closingPriceCents: 48_000_000 }
  await change({ stage, ...closing }, admin)
  const answer = await change({ agentId }, admin)
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/agentId' }, detail: expect.stringContaining(detail) }] },
  ])
  expect(await read(admin)).toMatchObject({ stage, agentId: 'agent-homes', ...closing })
})

test('the advisor sees that a home was sold, and neither the day, price, commission, nor fee anywhere [DASH-016, ROLE-010]', async () => {
  await change(
    { stage: 'home-sold', closedOn: '2026-02-17', closingPriceCents: 48_765_400, commissionCents: 1_320_077 },
    admin,
  )
  const seen = await read(advisor)
  expect(seen).toMatchObject({ stage: 'home-sold' })
  const names = ['closedOn', 'closingPriceCents', 'commissionCents', 'referralFeeCents', 'referralAgreement']
  for (const name of names) expect(seen).not.toHaveProperty(name)
  const urls = [
    '/marketplace/sren-referrals?page-size=100',
    `/secure/clients/${familyId}`,
    `/platform/timeline?filter[client]=${familyId}&page-size=100`,
    `/platform/record-changes?filter[client]=${familyId}&page-size=100`,
  ]
  for (const url of urls)
    expect(JSON.stringify((await advisor.get(url)).body), url).not.toMatch(/2026-02-17|48765400|1320077/)
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${homeId}&page-size=100`)).data
  for (const value of ['2026-02-17', '48765400']) expect(JSON.stringify(changes)).toContain(value)
})
