import { addDays, brandFromEnvironment, now, siteDay } from '@pkg/domain'
import { disclosures, disclosureText, type StateDisclosure } from '@pkg/domain/disclosures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  type Caller,
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  disclosureResponse,
  list,
  one,
} from '../../../testing/lead-samples'
import { stateRuleVersions } from '../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller

beforeEach(async () => {
  await api.database.orm.delete(stateRuleVersions)
  admin = await createCaller(api, 'admin')
})
afterEach(() => void vi.useRealTimers())

const type = 'state-rule-versions'
const url = '/admin/state-rules'
const tomorrow = () => addDays(siteDay(), 1)
const { sections: colorado } = disclosures.CO
const extra = { title: 'Questions', text: 'Ask {operator} anything.' }
/** Colorado's text with one more section. */
const reworded = {
  en: [...colorado.en, extra],
  es: [...colorado.es, { title: 'Spanish questions', text: 'In Spanish: ask {operator}.' }],
}
const rule = (values: object = {}) => ({
  state: 'CO',
  effectiveFrom: tomorrow(),
  lawCite: 'C.R.S. § 6-1-729',
  lawUrl: 'https://leg.colorado.gov/bills/hb20-1101',
  sections: reworded,
  trigger: 'before-referral',
  feeDetail: 'who-pays',
  signature: 'both',
  copyToCommunity: 'by-admission',
  invoiceRequiresCopy: true,
  perInstanceConsent: false,
  stopPropagates: true,
  retentionYears: 7,
  reviewedByCounsel: true,
  ...values,
})
const publish = (values: object = {}) => admin.post(url, type, rule(values))
const preview = async (values: object = {}) =>
  one(await admin.post('/admin/state-rule-previews', 'state-rule-previews', rule(values)))
const patch = (id: string, change: object, version: number) =>
  api.call({
    method: 'PATCH',
    url: `${url}/${id}`,
    headers: { cookie: admin.cookie, 'if-match': `"${version}"` },
    payload: { data: { type, id, attributes: change } },
  })
const readRules = async (query: string) => list(await api.call({ url: `/platform/state-rules${query}` })).data
const aspenCourt = async () => one(await api.call({ url: '/marketplace/communities/aspen-court' })).attributes
const readVersion = async () => (await api.api.app.inject('/data-version')).body

/** Passes days. The admin signs in again, because sessions end. */
async function passDays(days: number): Promise<void> {
  vi.useFakeTimers({ now: now().getTime() + days * 86_400_000, toFake: ['Date'] })
  admin = await createCaller(api, 'admin')
}

/** What a response says is wrong. */
function errorsOf({ body }: { body: unknown }): { detail: string; source: { pointer: string } }[] {
  const { errors }: { errors: { detail: string; source: { pointer: string } }[] } = JSON.parse(JSON.stringify(body))
  return errors
}

/** The pointers of an error's fields. */
const pointersOf = (response: { body: unknown }): string[] =>
  errorsOf(response).map(({ source }) => source.pointer.replace('/data/attributes/', ''))

test('a new version applies from its first day, to families, pages, and everyone who asks for the rules [TRUST-015, DISC-001]', async () => {
  expect(one(await publish())).toMatchObject({
    id: 'CO-4',
    attributes: { status: 'upcoming', isPublished: true, consents: 0 },
  })
  expect((await readRules('?filter[state]=CO')).map(({ id }) => id)).not.toContain('CO-4')
  expect(await aspenCourt()).not.toHaveProperty('disclosure')
  const before = await readVersion()

  await passDays(1)
  expect(await readVersion()).not.toBe(before)
  const [present] = await readRules(`?filter[state]=CO&on=${siteDay()}`)
  expect(present).toMatchObject({ id: 'CO-4', attributes: { retentionYears: 7 } })
  expect(await aspenCourt()).toMatchObject({ disclosure: { version: 'CO-4', sections: reworded } })
  const versions = list(await admin.get(`${url}?filter[state]=CO`)).data
  expect(versions.map(({ id, attributes }) => [id, attributes['status'], attributes['effectiveTo']])).toEqual([
    ['CO-4', 'in-effect', undefined],
    ['CO-3', 'ended', addDays(siteDay(), -1)],
    ['CO-2', 'ended', '2026-11-22'],
    ['CO-1', 'ended', '2026-11-21'],
  ])
})

/** Returns the text of a disclosure about Aspen Court. */
function textOf(disclosure: StateDisclosure): string {
  const { name: operator, phone, email } = brandFromEnvironment({})
  return disclosureText(disclosure, 'en', {
    operator,
    phone,
    email,
    communities: [{ name: 'aspen-court', feePercent: 80 }],
  })
}

test('a changed text needs a new consent, and the old consent keeps its text [TRUST-015, DISC-005]', async () => {
  const { id, browser, email } = await createDirectFamily(api, ['aspen-court'])
  const other = await createFamilyWithRequest(api)
  expect((await preview()).attributes).toMatchObject({ replaces: 'CO-3', familiesToAsk: 1 })
  await publish()

  await passDays(1)
  const { requestId: again } = await createFamilyWithRequest(api, { email }, browser.cookie)
  const old = disclosureResponse(again)
  expect((await browser.post('/platform/uuid-actions', 'uuid-actions', old)).status).toBe(422)
  const { law } = disclosures.CO
  const newText = textOf({ state: 'CO', version: 'CO-4', law, sections: reworded })
  const { actionInfo } = old
  const answer = { ...old, actionInfo: { ...actionInfo, data: { ...actionInfo.data, disclosureText: newText } } }
  expect((await browser.post('/platform/uuid-actions', 'uuid-actions', answer)).status).toBe(201)

  const consents = list(await admin.get(`/platform/consents?filter[client]=${id}`)).data
  const texts = consents.flatMap(({ attributes }) => (attributes['kind'] === 'disclosure' ? [attributes['text']] : []))
  expect(texts).toEqual([newText, old.actionInfo.data.disclosureText])
  expect((await preview({ effectiveFrom: tomorrow() })).attributes).toMatchObject({
    replaces: 'CO-4',
    familiesToAsk: 0,
  })
  expect(other.id).not.toBe(id)
})

test('counts neither closed families, nor those of other states, nor anyone if only the rule changes [TRUST-015]', async () => {
  const { id } = await createDirectFamily(api, ['aspen-court'])
  const asked = Number((await preview()).attributes['familiesToAsk'])
  expect(asked).toBeGreaterThan(0)
  expect((await preview({ sections: colorado })).attributes['familiesToAsk']).toBe(0)
  expect((await preview({ sections: undefined, signature: 'none' })).attributes['familiesToAsk']).toBe(0)
  expect((await preview({ state: 'TX' })).attributes['familiesToAsk']).toBe(0)
  await admin.patch(`/secure/clients/${id}`, 'clients', {
    stage: 'closed',
    closedReason: 'other',
    closedNote: 'Found a place',
  })
  expect((await preview()).attributes['familiesToAsk']).toBe(asked - 1)
})

test.each([
  ['today', { effectiveFrom: siteDay() }, ['effectiveFrom']],
  ['in the past', { effectiveFrom: '2026-01-01' }, ['effectiveFrom']],
  ['after its last day', { effectiveTo: siteDay() }, ['effectiveTo']],
  ['in no state', { state: 'ZZ' }, ['state']],
  [
    'with a fact that no one can fill in',
    { sections: { ...reworded, en: [...reworded.en.slice(0, 5), { title: 'Who', text: '{broker}' }] } },
    ['sections/en'],
  ],
  ['without the fees', { sections: { en: [extra], es: reworded.es } }, ['sections/en', 'sections/en', 'sections/es']],
  ['with another number of sections in Spanish', { sections: { ...reworded, es: colorado.es } }, ['sections/es']],
  ['to sign without a text', { sections: undefined }, ['sections']],
])(
  'refuses a version that begins or reads wrong, here %s, and names the field [TRUST-015]',
  async (_, values, fields) => {
    const response = await publish(values)
    expect(response.status).toBe(422)
    expect(pointersOf(response)).toEqual(fields)
    expect(list(await admin.get(`${url}?filter[state]=CO`)).meta['total']).toBe(3)
  },
)

test.each(['{fees}', 'Fees {', 'Fees }'])(
  'refuses braces in the title “%s”, where no facts are filled in, and says what to do [TRUST-015]',
  async (title) => {
    const response = await publish({ sections: { ...reworded, es: [...colorado.es, { ...extra, title }] } })
    expect(response.status).toBe(422)
    expect(errorsOf(response)).toMatchObject([
      {
        detail: `Remove the braces from the title “${title}”. Facts belong in the text.`,
        source: { pointer: '/data/attributes/sections/es' },
      },
    ])
  },
)

test('a required fact in a title doesn’t replace it in the text, and titles count toward the length [TRUST-015]', async () => {
  const titled = { title: '{operator} {communities} {fees}', text: 'Ask us anything.' }
  const missing = ['operator', 'communities', 'fees'].map((name) => `Name {${name}} in the text. The law requires it.`)
  const response = await publish({ sections: { en: [titled], es: [extra] } })
  expect(errorsOf(response).map(({ detail }) => detail)).toEqual(expect.arrayContaining(missing))
  const lengthy = (title: string) => [
    ...colorado.en,
    ...[3000, 1500].map((size) => ({ title, text: 't'.repeat(size) })),
  ]
  const detailsOf = async (en: object[]) =>
    errorsOf(await publish({ sections: { ...reworded, en } })).map(({ detail }) => detail)
  expect(await detailsOf(lengthy('Short'))).not.toContainEqual(expect.stringContaining('Shorten'))
  const titles = Array.from({ length: 10 }, () => ({ title: 'T'.repeat(120), text: 'More.' }))
  expect(await detailsOf([...lengthy('Short'), ...titles])).toContainEqual('Shorten the text to 6000 characters.')
})

test('a version changes and can be withdrawn until it begins, and never after [TRUST-015, WORK-005]', async () => {
  const { id } = one(await publish({ state: 'OK', effectiveTo: addDays(siteDay(), 9), operatorLicense: 'License 12' }))
  expect(pointersOf(await publish({ state: 'OK' }))).toEqual(['effectiveFrom'])
  const changed = await patch(id, { effectiveTo: null, operatorLicense: 'License 14', retentionYears: 8 }, 1)
  expect(one(changed).attributes).toMatchObject({
    operatorLicense: 'License 14',
    retentionYears: 8,
    sections: reworded,
  })
  expect(one(changed).attributes).not.toHaveProperty('effectiveTo')
  expect((await patch(id, { retentionYears: 9 }, 1)).status).toBe(412)
  expect((await admin.delete(`${url}/${id}`)).status).toBe(204)
  expect((await admin.get(`${url}/${id}`)).status).toBe(404)

  await publish({ state: 'OK' })
  await passDays(1)
  for (const begun of ['OK-4', 'OK-3']) {
    const refused = await patch(begun, { retentionYears: 9 }, 1)
    expect([refused.status, pointersOf(refused)]).toEqual([422, ['effectiveFrom']])
    expect((await admin.delete(`${url}/${begun}`)).status).toBe(422)
  }
  expect(one(await admin.get(`${url}/OK-4`)).attributes['retentionYears']).toBe(7)
})

test('a state without a disclosure gets one, and one whose law ends has none [TRUST-015, DISC-001]', async () => {
  await publish({ state: 'ID' })
  await publish({ sections: undefined, signature: 'none' })
  await passDays(1)
  const idaho = await readRules('?filter[state]=ID')
  expect(idaho).toMatchObject([{ id: 'ID-1', attributes: { requiresDisclosure: true } }])
  expect(await aspenCourt()).toHaveProperty('disclosure', null)
  const { id } = await createAcceptedFamily(api)
  const advisor = await createCaller(api, 'agent')
  const referral = { clientId: id, communityId: 'aspen-court' }
  expect((await advisor.post('/marketplace/agent-referrals', 'agent-referrals', referral)).status).not.toBe(409)
})

test('records in the audit log who published, changed, and withdrew a version [WORK-017, TRUST-015]', async () => {
  const { id } = one(await publish({ state: 'AZ' }))
  await patch(id, { retentionYears: 8 }, 1)
  await admin.delete(`${url}/${id}`)
  const changes = list(await admin.get(`/platform/record-changes?filter[recordType]=${type}&filter[record]=${id}`)).data
  expect(changes.map(({ attributes }) => attributes['action']).slice(0, 3)).toEqual(['deleted', 'changed', 'created'])
  expect(JSON.stringify(changes[1])).toContain('retentionYears')
})
