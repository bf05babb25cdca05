import { expect, test } from 'vitest'
import { apiStub } from '~/testing/api-stub'
import { inboxShows } from './inbox-view'
import { loadInbox } from './load-inbox.server'

const userId = '11111111-2222-4333-8444-555555555555'
const conversations = '/platform/conversations'
const api = apiStub({
  '/platform/users/me': { type: 'users', item: { id: userId, role: 'agent', name: 'Bo' } },
  [conversations]: { type: 'conversations', items: [] },
})

/** Returns what the list of a URL asks the API, and nothing about its counts. */
async function listedBy(show: string) {
  api.requests.splice(0)
  await loadInbox(new Request(`http://localhost:3001/dashboard/messages?show=${show}`), api.context)
  const [list] = api.requests.filter(({ pathname }) => pathname === conversations)
  const query = Object.fromEntries(list?.searchParams ?? [])
  expect(query).toMatchObject({ 'filter[kind]': 'AgentClient', 'page-size': '50' })
  return Object.fromEntries(Object.entries(query).filter(([name]) => !['filter[kind]', 'page-size'].includes(name)))
}

test.each([
  ['open', { 'filter[state]': 'open' }],
  ['unread', { 'filter[isUnread]': 'true' }],
  ['mine', { 'filter[state]': 'open', 'filter[assignee]': userId }],
  ['unassigned', { 'filter[state]': 'open', 'filter[assignee][exists]': 'false' }],
  ['snoozed', { 'filter[state]': 'snoozed' }],
  ['done', { 'filter[state]': 'done' }],
])('the list “%s” leaves out all other conversations [DASH-008, WORK-008]', async (show, query) => {
  expect(await listedBy(show)).toEqual(query)
})

test('no two lists of conversations ask for the same ones [DASH-008, WORK-008]', async () => {
  const queries = new Set<string>()
  for (const show of inboxShows) queries.add(JSON.stringify(await listedBy(show)))
  expect(queries.size).toBe(inboxShows.length)
})
