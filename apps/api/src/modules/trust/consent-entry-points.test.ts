import { createHash, randomUUID } from 'node:crypto'
import { consentWordings } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptFamily,
  addRealEstateAgent,
  type Caller,
  createCaller,
  createCallerWithCookie,
  createFamilyWithRequest,
  disclosureResponse,
} from '../../../testing/lead-samples'
import {
  sampleRequest,
  sampleSellHome,
  sampleWording,
  spokenContact,
  spokenSellHome,
  spokenShare,
} from '../../../testing/sample-request'
import { rowsOf } from '../../database/database'
import { createPartner } from '../partners'
import { insertWording } from './wording-store'

const api = apiUnderTest()

/** The version of every wording before the present one, which an upgraded database still stores. */
const oldVersion = '0'

/** A consent of the wrong kind, in words of its own, or of an old version, or none at all. */
const badWordings = (good: object) =>
  [
    ['no wording', undefined],
    ['an invented wording', { ...good, id: 'anything-goes' }],
    ['a stored old version', { ...good, version: oldVersion }],
    ['an unknown version', { ...good, version: '99' }],
    ['a text of its own', { ...good, text: 'Call me, anyone' }],
  ] as const

/** A family with an advisor, who can refer it, in its own browser. */
let known: Awaited<ReturnType<typeof createFamilyWithRequest>>
let advisor: Caller
let partnerKey: string
beforeAll(async () => {
  for (const { id, language } of consentWordings) {
    const text = `An earlier text of ${id}`
    const hash = createHash('sha256').update(text).digest('hex')
    await insertWording(api.database.orm, { id, language, version: oldVersion, text, hash })
  }
  known = await createFamilyWithRequest(api)
  await known.browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(known.requestId))
  advisor = await createCaller(api, 'agent')
  await acceptFamily(advisor, known.id)
  partnerKey = await createPartner(api.database.orm, {
    name: 'Riverbend Guide',
    origins: ['https://riverbend.example'],
  })
})

const request = (wording: object | undefined, info: object = {}) => {
  const { attributes } = sampleRequest({ ...info, data: { wordings: wording ? [wording] : [] } }).data
  return attributes
}
const visitor = createCallerWithCookie(api, '')
const withoutContact = { name: undefined, email: undefined, phone: undefined }

/** Every way to a family's consent, and the wording that it needs. */
const entryPoints: [name: string, good: object, send: (wording: object | undefined) => ReturnType<Caller['post']>][] = [
  [
    'a visitor’s request',
    sampleWording,
    (wording) => visitor.post('/platform/uuid-actions', 'uuid-actions', request(wording)),
  ],
  [
    'a signed-in person’s request',
    sampleWording,
    async (wording) =>
      (await createCaller(api, 'customer')).post('/platform/uuid-actions', 'uuid-actions', request(wording)),
  ],
  [
    'a request for one more community, without contact info',
    sampleWording,
    (wording) =>
      known.browser.post(
        '/platform/uuid-actions',
        'uuid-actions',
        request(wording, { ...withoutContact, slug: 'cedar-memory' }),
      ),
  ],
  [
    'a partner’s page',
    sampleWording,
    (wording) =>
      visitor.post('/platform/uuid-actions', 'uuid-actions', request(wording), {
        origin: 'https://riverbend.example',
        'x-partner-key': partnerKey,
        'sec-fetch-site': 'cross-site',
      }),
  ],
  [
    'a later consent',
    { id: 'share', version: '1', language: 'en' },
    (wording) =>
      known.browser.post('/platform/consents', 'consents', {
        requestId: known.requestId,
        page: '/homebase',
        recipient: 'birch-house',
        ...(wording ? { wording } : {}),
      }),
  ],
  [
    'a family that staff add',
    spokenContact,
    (consent) =>
      advisor.post('/marketplace/clients', 'clients', {
        name: 'Walter Called',
        email: `${randomUUID()}@families.example`,
        state: 'CO',
        ...(consent ? { consent } : {}),
      }),
  ],
  [
    'a referral',
    spokenShare,
    (consent) =>
      advisor.post('/marketplace/agent-referrals', 'agent-referrals', {
        clientId: known.id,
        communityId: 'birch-house',
        ...(consent ? { consent } : {}),
      }),
  ],
]

/** Every way to a family's consent to calls of a real estate agent. Without it a request counts, but no agent is asked. */
const homeEntryPoints: typeof entryPoints = [
  [
    'a request of a family that sells its home',
    sampleSellHome,
    (wording) => {
      const wordings = [sampleWording, ...(wording ? [wording] : [])]
      const { attributes } = sampleRequest({ data: { homeSaleInterest: 'Yes', wordings } }).data
      return visitor.post('/platform/uuid-actions', 'uuid-actions', attributes)
    },
  ],
  [
    'a request from a partner’s page of a family that sells its home',
    sampleSellHome,
    (wording) => {
      const wordings = [sampleWording, ...(wording ? [wording] : [])]
      const { attributes } = sampleRequest({ data: { housingOptions: 'sell', wordings } }).data
      return visitor.post('/platform/uuid-actions', 'uuid-actions', attributes, {
        origin: 'https://riverbend.example',
        'x-partner-key': partnerKey,
        'sec-fetch-site': 'cross-site',
      })
    },
  ],
]

const homeReferral: (typeof entryPoints)[number] = [
  'a referral to a real estate agent',
  spokenSellHome,
  (consent) =>
    advisor.post('/marketplace/sren-referrals', 'sren-referrals', {
      clientId: known.id,
      need: 'sell',
      ...(consent ? { consent } : {}),
    }),
]

const listHomeAgents = () =>
  rowsOf(api.database.orm, sql`select agent_id from real_estate_leads where agent_id is not null`)

const countRows = async () => {
  const [row] = await rowsOf(
    api.database.orm,
    sql`select (select count(*) from families) as families, (select count(*) from leads) as leads,
      (select count(*) from consents) as consents, (select count(*) from releases) as releases,
      (select count(*) from uuid_actions) as actions, (select count(*) from notifications) as messages,
      (select count(*) from real_estate_leads) as homes, (select count(*) from jobs) as jobs`,
  )
  return row
}

test.each([
  ...[...entryPoints, homeReferral].flatMap(([name, good, send]) =>
    badWordings(good).map(([what, wording]) => [name, what, wording, send] as const),
  ),
  ...homeEntryPoints.flatMap(([name, good, send]) =>
    badWordings(good).flatMap(([what, wording]) => (wording ? [[name, what, wording, send] as const] : [])),
  ),
])('rejects %s with %s and stores nothing [TRUTH-002, TRUST-001, TRUST-002]', async (_name, _what, wording, send) => {
  await api.api.queue.idle()
  const before = await countRows()
  expect((await send(wording)).status).toBe(422)
  expect(await countRows()).toEqual(before)
})

test.each(homeEntryPoints)(
  'accepts %s without its wording, and asks no real estate agent [TRUTH-002, AGENT-006]',
  async (_, __, send) => {
    await addRealEstateAgent(api)
    expect((await send(undefined)).status).toBe(201)
    await api.api.queue.idle()
    expect(await listHomeAgents()).toEqual([])
  },
)

test.each([...entryPoints, ...homeEntryPoints, homeReferral])(
  'accepts %s with the present wording [TRUTH-002]',
  async (_, good, send) => {
    expect((await send(good)).status).toBe(201)
  },
)
