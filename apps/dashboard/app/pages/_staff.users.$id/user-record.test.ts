import { recordAction, recordLoader } from '~/features/records/index.server'
import { beforeEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { user } from './record'
import { source } from './record-source.server'
import { userTexts } from './texts'

const id = '11111111-2222-4333-8444-555555555555'
const account = {
  id,
  version: 3,
  name: 'Pat Provider',
  email: 'pat@harbor.example',
  role: 'provider',
  status: 'active',
  createdAt: '2026-11-01T12:00:00Z',
  signInMethods: ['password', 'email'],
  hasSecondFactor: true,
  openSessions: 1,
  communities: [{ id: 'aspen-court', name: 'Aspen Court' }],
}
const work = {
  families: 0,
  offers: 0,
  homes: 0,
  tasks: 0,
  conversations: 1,
  communities: 1,
  communitiesAlone: [],
  covers: 0,
  waiting: 0,
  receivers: [],
}
const sent: StubbedWrite[] = []
const stub = apiStub(
  {
    '/platform/users/me': { type: 'users', item: { id: '1', name: 'Ada Admin', role: 'admin' } },
    [`/admin/users/${id}`]: { type: 'users', item: account },
    '/platform/record-changes': { type: 'record-changes', items: [] },
  },
  {
    [`POST /admin/users/${id}/work-reassignment/preview`]: (write) => {
      sent.push(write)
      return { status: 200, body: { data: { type: 'work-reassignments', id, attributes: work } } }
    },
    [`POST /admin/users/${id}/sign-in-reset`]: () => ({
      status: 403,
      body: errorOf('own-factor-required', 403, {
        detail: 'Enter your own password',
        source: { pointer: '/data/attributes/currentPassword' },
      }),
    }),
  },
)
beforeEach(() => void sent.splice(0))

const url = `http://dashboard.example/dashboard/users/${id}`
const call = (request: Request) => ({ request, context: stub.context, params: { id } })
const act = (fields: Record<string, string[]>) => {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of values) form.append(name, value)
  return recordAction(source)(call(new Request(url, { method: 'POST', body: form })))
}
const item = async () => (await recordLoader(source)(call(new Request(url)))).record.item
const actionsOf = async (changes: object) => {
  const changed = { ...(await item()), ...changes }
  return user.actions?.filter(({ isFor }) => isFor?.(changed) ?? true).map(({ name }) => name)
}

test('offers what makes sense for the status of an account [DASH-012]', async () => {
  expect(await actionsOf({})).toEqual(['sign-out', 'reset', 'disable'])
  expect(await actionsOf({ status: 'invited', signInMethods: [], openSessions: 0 })).toEqual(['invite', 'withdraw'])
  expect(await actionsOf({ status: 'disabled', openSessions: 0 })).toEqual(['enable'])
  expect(await actionsOf({ status: 'disabled', signInMethods: [], openSessions: 0 })).toEqual(['invite'])
})

test('says what work an active account has, and leads to the page that confirms who gets it [DASH-012, WORK-007]', async () => {
  expect((await item()).work).toMatchObject({ conversations: 1, communities: 1 })
  const other = '99999999-2222-4333-8444-555555555555'
  const answer = await act({ intent: ['do:disable'], userIds: [`${other} Olive Other`], agentIds: [] })
  expect(answer).toBeInstanceOf(Response)
  const location = answer instanceof Response ? answer.headers.get('location') : ''
  expect(location).toBe(`/users/${id}/disable?user=${other}`)
  expect(sent.at(-1)?.body).toMatchObject({ data: { attributes: { userIds: [other] } } })
})

test('a wrong password is said at its field and isn’t sent back to the page [DASH-012, BIZ-008]', async () => {
  const answer = await act({ intent: ['do:reset'], reason: ['Lost the phone'], currentPassword: ['not this one'] })
  const text = JSON.stringify(answer)
  expect(text).toContain(userTexts.passwordWrong)
  expect(text).toContain('Lost the phone')
  expect(text).not.toContain('not this one')
})
