import { createHash, randomUUID } from 'node:crypto'
import { consentText, consentWordings } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createCaller, createCallerWithCookie, list, one } from '../../../testing/lead-samples'
import { sampleRequest, sampleWording } from '../../../testing/sample-request'
import { rowsOf } from '../../database/database'
import { storeConsentWordings } from './wording-service'
import { insertWording } from './wording-store'

const api = apiUnderTest()
const contact = sampleWording
const texts = { id: 'texts', version: '3', language: 'en' }

/** Shows a visitor who will call and sends a request that names wordings. Returns the response and the recorded consents. */
async function sendAfterChoice(wordings: object[]) {
  const visitor = await createCaller(api, 'visitor')
  const place = { slugs: ['aspen-court'], city: 'Boulder', state: 'CO', zip: '80302' }
  const chosen = await visitor.post('/platform/caller-choices', 'caller-choices', place)
  const cookie = String([chosen.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const choice = one(chosen)
  const requestId = randomUUID()
  const name = `Ruth ${requestId.slice(0, 8)}`
  const { attributes } = sampleRequest(
    { name, callerChoiceId: choice.id, data: { city: 'Boulder', state: 'CO', zip: '80302', wordings } },
    requestId,
  ).data
  const response = await createCallerWithCookie(api, cookie).post('/platform/uuid-actions', 'uuid-actions', attributes)
  await api.api.queue.idle()
  const admin = await createCaller(api, 'admin')
  const [family] = list(await admin.get(`/secure/clients?q=${encodeURIComponent(name)}`)).data
  const consents = family ? list(await admin.get(`/platform/consents?filter[client]=${family.id}`)).data : []
  return { response, choice, consents: consents.map(({ attributes: consent }) => consent).reverse() }
}

test('records its own text of each wording, with the callers and the time that the family was shown [TRUTH-001, TRUTH-002, TRUST-001]', async () => {
  const { response, choice, consents } = await sendAfterChoice([contact, texts])
  expect(response.status).toBe(201)
  const { callers, callBy, timeZone } = JSON.parse(JSON.stringify(choice.attributes))
  const shown = (id: string) => {
    const wording = consentWordings.find((known) => known.id === id && known.language === 'en')
    return wording && consentText(wording, { choice: { callers, callBy, timeZone }, operator: 'Hearthway' })
  }
  expect(shown('contact')).toMatch(
    /^When you send this request, you agree that Advisor agent-boulder \(or another Hearthway advisor if Advisor agent-boulder can’t call by \w{3}, \w{3} \d+, /,
  )
  expect(consents).toMatchObject([
    { kind: 'contact', version: '2', language: 'en', text: shown('contact'), boxes: [] },
    { kind: 'texts', version: '3', language: 'en', text: shown('texts'), boxes: [{ isTicked: true }] },
  ])
})

/** Stores the version of the wording for calls from before the present one, as an upgraded database has it. */
async function storeOldContact() {
  const old = { ...contact, id: 'contact' as const, version: '1', text: 'You agree that we may call you.' }
  const hash = createHash('sha256').update(old.text).digest('hex')
  await insertWording(api.database.orm, { ...old, hash })
}

test('rejects a request that names a stored wording of an old version, and stores nothing [TRUTH-002]', async () => {
  await storeOldContact()
  const { response, consents } = await sendAfterChoice([{ ...contact, version: '1' }])
  expect(response.status).toBe(422)
  expect(JSON.stringify(response.body)).toContain('Unknown or old consent wording')
  expect(consents).toEqual([])
})

test.each([
  ['an invented version', { ...contact, version: '99' }],
  ['an unknown earlier version', { ...texts, version: '2' }],
  ['a language without this wording', { ...contact, language: 'fr' }],
  ['an invented wording', { ...contact, id: 'everything' }],
])('rejects %s and stores nothing [TRUTH-002]', async (_, wording) => {
  const { response, consents } = await sendAfterChoice([contact, wording])
  expect(response.status).toBe(422)
  expect(JSON.stringify(response.body)).toContain('/data/attributes/actionInfo/data/wordings/1')
  expect(consents).toEqual([])
})

test.each([
  ['no wording', []],
  ['only the wording for texts', [texts]],
])('rejects contact info with %s and stores nothing [TRUTH-002]', async (_, wordings) => {
  const { response, consents } = await sendAfterChoice(wordings)
  expect(response.status).toBe(422)
  expect(JSON.stringify(response.body)).toContain('Name the consent wording for calls that the family was shown')
  expect(consents).toEqual([])
})

test('stores each wording with the hash of its text, and refuses to start with another text of a stored version [TRUTH-002]', async () => {
  await storeOldContact()
  const rows = await rowsOf(api.database.orm, sql`select id, language, version, text, hash from consent_wordings`)
  expect(rows).toHaveLength(consentWordings.length + 1)
  for (const { text, hash } of rows) {
    expect(hash).toBe(createHash('sha256').update(String(text)).digest('hex'))
  }
  await expect(storeConsentWordings(api.database.orm)).resolves.toBeUndefined()
  const changed = consentWordings.map((wording) => ({ ...wording, text: `${wording.text} Changed.` }))
  await expect(storeConsentWordings(api.database.orm, changed)).rejects.toThrow(
    'The text of the consent "contact" (en) changed. Raise its version, which is still 2',
  )
})
