import { randomUUID } from 'node:crypto'
import { siteDay } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, list } from '../../../testing/lead-samples'
import { rowsOf } from '../../database/database'
import { createPartner } from '../partners'

const api = apiUnderTest()
const site = 'https://www.riverbend.example'
let key: string
let admin: Caller

beforeAll(async () => {
  key = await createPartner(api.database.orm, { name: 'Riverbend Guide', origins: [site] })
  admin = await createCaller(api, 'admin')
})

const run = (events: object[], more: object = {}) => ({
  runId: randomUUID(),
  schema: 'gwizzy',
  schemaVersion: 1,
  events,
  ...more,
})
const send = (payload: object, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', url: '/marketplace/gwizzy/events', payload: { data: payload }, headers })
const seen = { n: 0, step: 'LookingFor', kind: 'seen' }
const answered = { n: 1, step: 'LookingFor', kind: 'answered' }
const stored = async (runId: string) =>
  rowsOf(api.database.orm, sql`select * from wizard_events where run_id = ${runId} order by n`)

test('stores the events of a run once, however often they’re sent, with the day and nothing about the person [WORK-014, BIZ-008]', async () => {
  const sent = run([seen, answered])
  expect((await send(sent)).status).toBe(204)
  expect((await send(sent)).status).toBe(204)
  expect((await send({ ...sent, events: [answered, { n: 2, step: 'CareLevel', kind: 'seen' }] })).status).toBe(204)
  const rows = await stored(sent.runId)
  expect(rows.map(({ n, kind }) => [n, kind])).toEqual([
    [0, 'seen'],
    [1, 'answered'],
    [2, 'seen'],
  ])
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['day', 'kind', 'n', 'run_id', 'schema', 'schema_version', 'site', 'step'].toSorted(),
  )
  const [listed] = list(await admin.get('/platform/wizard-runs?filter[seen]=CareLevel')).data
  expect(listed).toMatchObject({
    id: sent.runId,
    attributes: {
      day: siteDay(),
      seen: ['CareLevel', 'LookingFor'],
      answered: ['LookingFor'],
      leftAt: 'CareLevel',
      isSent: false,
    },
  })
  expect(listed?.attributes).not.toHaveProperty('partnerName')
})

test('a partner’s page sends events with its key, and they count for its site [WORK-014, API-049]', async () => {
  const sent = run([{ ...seen, step: 'CareLevel' }], { schema: 'D2C' })
  const headers = { origin: site, 'x-partner-key': key, 'sec-fetch-site': 'cross-site' }
  const answer = await send(sent, headers)
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, site])
  const [listed] = list(await admin.get('/platform/wizard-runs?filter[schema]=D2C')).data
  expect(listed?.attributes['partnerName']).toBe('Riverbend Guide')
  // A site that isn’t a partner’s can’t send any.
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await send(run([seen]), foreign)).status).toBe(403)
})

test.each([
  ['an unknown step', run([seen, { ...answered, step: 'Nowhere' }]), '/data/events/1/step'],
  ['a step of another schema', run([seen], { schema: 'activeAdult' }), '/data/events/0/step'],
  ['an unknown version', run([seen], { schemaVersion: 2 }), '/data/schemaVersion'],
  ['an unknown schema', run([seen], { schema: 'postConversion' }), '/data/schema'],
  ['an unknown kind', run([{ ...seen, kind: 'liked' }]), '/data/events/0/kind'],
  ['an answer', run([{ ...seen, answer: 'Mother' }]), '/data/events/0/answer'],
  ['an address', run([seen], { email: 'dana@families.example' }), '/data/email'],
  ['too many events', run(Array.from({ length: 101 }, (_, n) => ({ ...seen, n }))), '/data/events'],
  ['no events', run([]), '/data/events'],
])('rejects %s and stores nothing [WORK-014, BIZ-008]', async (_, sent, pointer) => {
  const answer = await send(sent)
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toContain(`"${pointer}"`)
  expect(await stored(sent.runId)).toEqual([])
})
