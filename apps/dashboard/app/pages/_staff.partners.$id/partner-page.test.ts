import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action as createKey } from '../_staff.partners.$id_.key/route'
import { action, loader } from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const writes: StubbedWrite[] = []
const saved =
  (status: number, type: string, attributes = {}) =>
  (write: StubbedWrite) => {
    writes.push(write)
    return { status, body: { data: { type, id, attributes } } }
  }
const key = (name: string, more: object = {}) => ({
  id: `${id.slice(0, -1)}${name}`,
  createdAt: '2026-01-02T16:00:00Z',
  ...more,
})
const stub = (role: string) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      [`/admin/partners/${id}`]: {
        type: 'partners',
        item: {
          id,
          version: 3,
          name: 'Riverbend',
          createdAt: '2026-01-01T16:00:00Z',
          origins: ['https://www.riverbend.example', 'https://riverbend.example'],
          isActive: true,
          workingKeys: 2,
          requests: 4,
          keys: [key('1'), key('2', { endsAt: '2999-01-01T00:00:00Z' }), key('3', { endsAt: '2026-01-03T00:00:00Z' })],
        },
      },
      '/platform/record-changes': { type: 'record-changes', items: [], meta: { total: 0 } },
    },
    {
      [`PATCH /admin/partners/${id}`]: saved(200, 'partners'),
      [`POST /admin/partners/${id}/keys`]: saved(201, 'partner-keys', { key: 'pk_new' }),
      [`POST /admin/partners/${id}/ended-keys`]: saved(200, 'partners'),
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const url = `http://localhost:3001/dashboard/partners/${id}`
const argsOf = (api: typeof admin, fields?: Record<string, string>) => ({
  request: new Request(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  params: { id },
  context: api.context,
})
const sent = () => writes.splice(0).map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)

test('shows which keys of a partner work, and which ended [WORK-012]', async () => {
  const { record } = await loader(argsOf(admin))
  expect(record.item.keyViews.map(({ isWorking, state }) => [isWorking, state.label])).toEqual([
    [true, 'Works'],
    [true, expect.stringMatching(/^Ends /)],
    [false, expect.stringMatching(/^Ended /)],
  ])
  await expect(loader(argsOf(agent))).rejects.toMatchObject({ init: { status: 403 } })
})

test('saves the sites line by line, stops a partner, and ends a key [WORK-012]', async () => {
  const basis = JSON.stringify({ values: {}, version: 3 })
  const edit = {
    intent: 'edit:facts',
    basis,
    name: 'Riverbend',
    origins: 'https://a.example\r\n\r\n https://b.example ',
  }
  await action(argsOf(admin, edit)).catch(() => undefined)
  expect(sent()).toMatchObject([{ origins: ['https://a.example', 'https://b.example'] }])
  await action(argsOf(admin, { intent: 'do:stop', version: '3' })).catch(() => undefined)
  expect(sent()).toEqual([{ isActive: false }])
  await action(argsOf(admin, { intent: 'do:end-key', keyId: key('2').id })).catch(() => undefined)
  expect(sent()).toEqual([{ keyId: key('2').id }])
})

test('shows a new key once, in a response that nothing stores, and to admins only [WORK-012, BIZ-008]', async () => {
  const created = await createKey(argsOf(admin, { overlapDays: '30' }))
  expect(created).toMatchObject({ data: { key: 'pk_new' } })
  expect(new Headers(created.init?.headers).get('cache-control')).toBe('no-store')
  expect(sent()).toEqual([{ overlapDays: 30 }])
  for (const overlapDays of ['5', '']) {
    expect(await createKey(argsOf(admin, { overlapDays }))).toMatchObject({ init: { status: 422 } })
  }
  expect(sent()).toEqual([])
  await expect(createKey(argsOf(agent, { overlapDays: '0' }))).rejects.toMatchObject({ init: { status: 403 } })
  expect(sent()).toEqual([])
})
