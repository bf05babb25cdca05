import { expect, test } from 'vitest'
import { apiStub, type StubbedReads } from '~/testing/api-stub'
import { renderedPages } from '~/testing/rendered-pages'
import * as page from './route'

const task = { id: 't', version: 1, title: 'Order flyers', dueAt: '2026-01-02T16:00:00Z', status: 'open' }
const claim = { id: 'c', status: 'pending' }
const family = { id: 'f', name: 'Ruth Of', openTasks: 1, createdAt: '2026-01-02T16:00:00Z' }
const missed = {
  id: 'm',
  clientId: 'f',
  clientName: 'Ruth Of',
  recipientName: 'Ana Ruiz',
  outcome: 'declined',
  at: '2026-01-02T16:00:00Z',
}

const types = {
  '/admin/claims': 'claims',
  '/admin/agents': 'agents',
  '/admin/missed-responses': 'missed-responses',
  '/platform/invoices': 'invoices',
  '/platform/reviews': 'reviews',
  '/platform/reviews/managed': 'reviews',
  '/platform/questions/managed': 'community-questions',
  '/secure/clients': 'clients',
  '/platform/tasks': 'tasks',
  '/platform/tours': 'tours',
  '/platform/calls': 'calls',
  '/platform/conversations': 'conversations',
  '/platform/offers': 'offers',
  '/platform/releases': 'releases',
  '/platform/covers': 'covers',
  '/marketplace/listings': 'listings',
} as const

/** Starts an API in which only the given records wait for someone. */
const stub = (role: string, waiting: Partial<Record<keyof typeof types, object>> = {}) => {
  const none = Object.entries(types).map(([path, type]) => [path, { type, items: [], meta: { total: 0 } }])
  const some = Object.entries(waiting).map(([path, item]) => [path, { items: [item], meta: { total: 1 } }])
  const reads: StubbedReads = Object.fromEntries(none)
  const found = Object.fromEntries(some.map(([path, more]) => [path, { ...reads[String(path)], ...Object(more) }]))
  return apiStub({
    ...reads,
    ...found,
    '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
  })
}

const admin = stub('admin', { '/admin/claims': claim, '/platform/tasks': task })
const busy = stub('admin', {
  '/secure/clients': family,
  '/admin/claims': claim,
  '/platform/tasks': task,
  '/admin/missed-responses': missed,
})
const calm = stub('admin')
const declined = stub('admin', { '/admin/missed-responses': missed })
const helped = stub('admin', { '/admin/missed-responses': { ...missed, agentName: 'Bo Boulder' } })
const advisor = stub('agent', { '/platform/tasks': task })
const provider = stub('provider')

async function readToday(api: ReturnType<typeof stub>) {
  const { html } = await renderedPages({ today: page }, () => api.context)('today')
  const titles = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title)
  const [line] = /All clear: [^<]*/.exec(html) ?? []
  return { titles, line }
}

test('an admin’s day shows only what waits, and says the rest in its last line [DASH-002, WORK-001]', async () => {
  expect(await readToday(admin)).toEqual({
    titles: ['Waiting at the desk', 'Overdue tasks of everyone'],
    line: 'All clear: no families without an advisor, no missed responses in the last 7 days, no tours today or tomorrow, no calls today, and no unread messages.',
  })
  const { titles, line } = await readToday(calm)
  expect(titles).toEqual([])
  expect(line).toContain('nothing at the desk, no overdue tasks,')
})

test('an admin’s day begins with families that no one has, then the desk, overdue tasks, and what was declined [DASH-002, WORK-001, TRUTH-008]', async () => {
  const { titles } = await readToday(busy)
  expect(titles).toEqual([
    'Families without an advisor',
    'Waiting at the desk',
    'Overdue tasks of everyone',
    'Missed and declined in the last 7 days',
  ])
})

test('an admin isn’t told that every family has an advisor next to one that has none [DASH-002, TRUTH-008]', async () => {
  expect((await readToday(declined)).line).not.toContain('no families without an advisor')
  expect((await readToday(helped)).line).toContain('no families without an advisor')
})

test('an advisor’s day begins with tasks, and has no empty parts next to them [DASH-002, WORK-001]', async () => {
  expect(await readToday(advisor)).toEqual({
    titles: ['Now'],
    line: 'All clear: no tours today or tomorrow, no calls today, and no unread messages.',
  })
})

test('a provider without families reads how they appear, and that no price waits [DASH-002, WORK-001]', async () => {
  expect(await readToday(provider)).toEqual({
    titles: ['Families waiting for your response', 'Waiting at the desk'],
    line: 'All clear: no prices or rooms to check.',
  })
})
