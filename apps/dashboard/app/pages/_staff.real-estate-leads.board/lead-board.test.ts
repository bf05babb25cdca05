import { beforeEach, expect, test } from 'vitest'
import { canMoveTo, cardActions, isMovable } from '~/features/board/board'
import { actionOf } from '~/features/lists/action-choice'
import { intentValue } from '~/features/lists'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { leadBoard } from './board'
import { action, loader } from './route'

const now = { role: 'admin' }
const writes: StubbedWrite[] = []
const home = {
  version: 1,
  clientId: 'f',
  clientName: 'Dana Whitfield',
  need: 'sell',
  stage: 'in-escrow',
  stageTimes: {},
  notes: [],
  createdAt: '2026-11-02T18:00:00Z',
  changedAt: '2026-11-20T18:00:00Z',
}
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now.role, name: 'Ada' }
      },
    },
    '/marketplace/sren-referrals': {
      type: 'sren-referrals',
      items: [
        { id: 'h', ...home },
        { id: 'offered', ...home, stage: 'new', dueAt: '2026-11-21T18:00:00Z' },
      ],
      meta: { total: 14, stages: {} },
    },
  },
  {
    'POST /platform/bulk-actions': (write) => {
      writes.push(write)
      const attributes = { recordType: 'sren-referrals', changes: {}, status: 'finished', failed: 0, problems: [] }
      return { status: 201, body: { data: { type: 'bulk-actions', id: 'b', attributes } } }
    },
  },
)
const url = 'http://localhost:3001/dashboard/real-estate-leads/board'
beforeEach(() => {
  now.role = 'admin'
  writes.splice(0)
})

const load = (query = '') => loader({ request: new Request(`${url}${query}`), params: {}, context: api.context })
const move = async (name: string, option: string) => {
  const body = new URLSearchParams({ do: intentValue({ action: name, option, id: 'h' }) })
  return action({ request: new Request(url, { method: 'POST', body }), params: {}, context: api.context })
}

test('has a lane for each of the twelve stages, with its first homes, the last moved first [DASH-016, WORK-003]', async () => {
  const { lanes } = await load('?filter[need]=sell')
  expect(lanes).toHaveLength(12)
  expect(lanes[7]).toMatchObject({
    value: 'in-escrow',
    total: 14,
    rows: [{ id: 'h', name: 'Dana Whitfield', href: '/real-estate-leads/h' }, { id: 'offered' }],
  })
  const asked = api.requests
    .filter(({ pathname }) => pathname === '/marketplace/sren-referrals')
    .map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(asked.find((query) => query['filter[stage]'] === 'nurture')).toMatchObject({
    sort: '-changedAt',
    'filter[need]': 'sell',
  })
})

test('moves a home to a stage, and closes it with a reason, as a change that can be undone [DASH-016, WORK-003]', async () => {
  await move('stage', 'home-sold')
  await move('close-other', 'They’re keeping it')
  expect(writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)).toEqual([
    { recordType: 'sren-referrals', changes: { stage: 'home-sold' }, ids: ['h'] },
    {
      recordType: 'sren-referrals',
      changes: { reason: 'They’re keeping it', stage: 'closed-other' },
      ids: ['h'],
    },
  ])
})

test.each(['agent', 'real-estate-agent', 'provider'])('isn’t for a person as %s [DASH-016, ROLE-010]', async (role) => {
  now.role = role
  const refused = await load().catch((thrown: unknown) => thrown)
  expect(refused).toMatchObject({ init: { status: 403 } })
})

test('knows which closing a change was, though both have a reason [DASH-016]', () => {
  const named = (stage: string) => actionOf(leadBoard.list, { reason: 'They’re keeping it', stage })?.action.name
  expect(named('closed-unresponsive')).toBe('close-unresponsive')
  expect(named('closed-other')).toBe('close-other')
  expect(named('in-escrow')).toBeUndefined()
})

test('no one moves a home into the lane of new ones, which only an offer leads to [DASH-016]', () => {
  const closed = leadBoard.lanes.filter(({ value }) => !canMoveTo(leadBoard, value))
  expect(closed.map(({ value }) => value)).toEqual(['new'])
})

test('a home that is offered can’t be moved in any way before its agent accepts it [DASH-016, WORK-003]', async () => {
  const { lanes } = await load()
  const rows = lanes[0]?.rows ?? []
  expect(rows.map((row) => [row.id, isMovable(leadBoard, row, 'admin')])).toEqual([
    ['h', true],
    ['offered', false],
  ])
  const offered = rows.filter(({ id }) => id === 'offered')
  expect(offered.flatMap((row) => cardActions(leadBoard, row, 'admin'))).toEqual([])
})
