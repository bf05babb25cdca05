import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { createCaller, createCallerWithCookie } from '../../../testing/lead-samples'
import { resourceBody, resourcesIn } from '../../../testing/responses'

const api = apiUnderTest()
const url = '/platform/saved-tools'

const put = (cookie: string, tool: string, answers: unknown) =>
  api.call({
    method: 'PUT',
    url: `${url}/${tool}`,
    payload: resourceBody('saved-tools', { answers }, { id: tool }),
    headers: cookie ? { cookie } : {},
  })
const listed = async (cookie: string) => resourcesIn(await api.call({ url, headers: { cookie } }))

test('an account saves, replaces, lists, and deletes its answers in a tool, and no one else sees them [HOME-004]', async () => {
  const cookie = await api.cookieOf('customer')
  const { cookie: stranger } = await createCaller(api, 'agent')
  expect((await put(cookie, 'money-runway', { savings: ['90000'] })).status).toBe(200)
  expect((await put(cookie, 'money-runway', { savings: ['120000'], income: ['2150'] })).status).toBe(200)
  expect((await put(cookie, 'tour-checklist', { done: ['smell', 'bell'] })).status).toBe(200)
  expect(await listed(cookie)).toMatchObject([
    { id: 'tour-checklist', attributes: { answers: { done: ['smell', 'bell'] } } },
    { id: 'money-runway', attributes: { answers: { savings: ['120000'], income: ['2150'] } } },
  ])
  expect(await listed(stranger)).toEqual([])
  const remove = (who: string) => api.call({ method: 'DELETE', url: `${url}/money-runway`, headers: { cookie: who } })
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove(cookie)).status).toBe(204)
  expect((await listed(cookie)).map(({ id }) => id)).toEqual(['tour-checklist'])
})

test.each([
  ['money-runway', { savings: '1' }, 422],
  ['money-runway', { savings: ['1'.repeat(201)] }, 422],
  ['money-runway', { 'not a name': ['1'] }, 422],
  ['crystal-ball', { savings: ['1'] }, 404],
])('rejects answers in %s of %j with %i [HOME-004, BIZ-008]', async (tool, answers, status) => {
  expect((await put(await api.cookieOf('customer'), tool, answers)).status).toBe(status)
})

test('asks visitors to sign in [HOME-004]', async () => {
  const visitor = createCallerWithCookie(api, '')
  expect((await visitor.get(url)).status).toBe(401)
  expect((await put('', 'money-runway', { savings: ['1'] })).status).toBe(401)
})
