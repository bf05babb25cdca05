import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentMoment } from '../../database/moment'
import { rowsOf } from '../../database/database'
import { notifications, uuidActions } from '../../database/schema/tables'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  chooseSampleCallers,
  createCaller,
  createCallerWithCookie,
  createFamilyWithRequest,
} from '../../../testing/lead-samples'
import { readLinkToken } from '../../../testing/mailbox'
import { sampleRequest } from '../../../testing/sample-request'
import { openOwnData } from '../../../testing/own-data'
import { purgeExpired } from './purge'

const api = apiUnderTest()

const key = () => ({ 'idempotency-key': randomUUID() })

test('keeps what the same browser sent for another family [TRUTH-012, TRUST-016]', async () => {
  const first = await createFamilyWithRequest(api)
  const other = await createFamilyWithRequest(api, { phone: '(720) 555-0150' }, first.browser.cookie)
  const send = (requestId: string, moreInfoFromLead: string) =>
    first.browser.post('/platform/uuid-actions', 'uuid-actions', {
      actionType: 'post-conversion',
      actionPage: '/',
      actionInfo: { requestId, status: 'complete', data: { moreInfoFromLead } },
    })
  await send(first.requestId, 'Has a garden')
  await send(other.requestId, 'Has a piano')
  const grant = await openOwnData(api, first.browser, first.email, await readLinkToken(api, first.email))
  await first.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  const rows = await rowsOf(
    api.database.orm,
    sql`select request_id, action_info from uuid_actions where request_id in (${first.requestId}, ${other.requestId})`,
  )
  const kept = rows.filter(({ request_id: id }) => id === other.requestId)
  expect(rows).toHaveLength(4)
  expect(JSON.stringify(kept)).toContain(other.email)
  expect(JSON.stringify(kept)).toContain('Has a piano')
  const cleared = rows.filter(({ request_id: id }) => id === first.requestId)
  expect(JSON.stringify(cleared)).not.toMatch(/garden|@families/)
})

test('leaves a family alone that shares the phone number, even while it sends its request again [TRUTH-012, GWZ-111, TRUST-016]', async () => {
  const phone = '(720) 555-0151'
  const first = await createFamilyWithRequest(api, { phone })
  const { choice, cookie } = await chooseSampleCallers(api, ['aspen-court'])
  const spouse = createCallerWithCookie(api, cookie)
  const requestId = randomUUID()
  const email = 'spouse@families.example'
  const { data } = sampleRequest({ email, phone, callerChoiceId: choice.id }, requestId)
  const headers = key()
  const send = () => spouse.post('/platform/uuid-actions', 'uuid-actions', data.attributes, headers)
  const sent = await send()
  const texted = { channel: 'text' as const, recipient: '+17205550151', subject: '', blocks: ['Your tour is at 2 PM'] }
  await api.database.orm.insert(notifications).values({ ...texted, key: randomUUID() })

  const grant = await openOwnData(api, first.browser, first.email, await readLinkToken(api, first.email))
  await first.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })

  expect([sent.status, (await send()).status]).toEqual([201, 201])
  const saved = await rowsOf(
    api.database.orm,
    sql`select action_info->>'email' as email, array(select blocks->>0 from notifications where channel = 'text') as texts,
        (select count(*)::int from caller_choices where id = ${choice.id}) as choices
      from uuid_actions where request_id = ${requestId}`,
  )
  expect(saved).toEqual([{ email, texts: ['Your tour is at 2 PM'], choices: 1 }])
})

test('deletes unfinished requests after 30 days, and keeps younger and complete ones [TRUTH-012]', async () => {
  const { actionId } = await createFamilyWithRequest(api)
  const info = { requestId: randomUUID(), status: 'pending' as const, data: {} }
  const unfinished = { actionType: 'contact' as const, actionPage: '/', actionInfo: info, status: 'pending' as const }
  const [old, young] = await api.database.orm
    .insert(uuidActions)
    .values([
      { ...unfinished, requestId: randomUUID(), createdAt: new Date(now().getTime() - 31 * 86_400_000) },
      { ...unfinished, requestId: randomUUID(), createdAt: new Date(now().getTime() - 29 * 86_400_000) },
    ])
    .returning({ id: uuidActions.id })
  await purgeExpired(api.database.orm, now())
  const rows = await rowsOf(api.database.orm, sql`select id from uuid_actions`)
  const ids = rows.map(({ id }) => id)
  expect([ids.includes(old?.id), ids.includes(young?.id), ids.includes(actionId)]).toEqual([false, true, true])
})

test('forgets a stored response after a week [TRUTH-012, API-006]', async () => {
  const { id: clientId } = await createFamilyWithRequest(api)
  const agent = await createCaller(api, 'admin')
  const headers = key()
  const send = () => agent.post('/marketplace/notes', 'notes', { clientId, text: 'Prefers mornings' }, headers)
  const first = await send()
  expect((await send()).body).toEqual(first.body)
  const age = sql`update idempotency_keys set created_at = ${currentMoment()} - interval '8 days'`
  await api.database.orm.execute(age)
  expect((await send()).body).not.toEqual(first.body)
  await api.database.orm.execute(age)
  await purgeExpired(api.database.orm, now())
  expect(await rowsOf(api.database.orm, sql`select key from idempotency_keys`)).toEqual([])
})
