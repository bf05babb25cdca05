import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardBeside, laneBeside, lanesFor, laneWith, moveCard } from './move-card'

const row = (id: string) => ({ id, name: id })
const lanes = [
  { value: 'new', total: 9, rows: [row('a'), row('b'), row('c')] },
  { value: 'contacted', total: 0, rows: [] },
  { value: 'touring', total: 2, rows: [row('d')] },
]

test('a moved card is at the top of its new lane, and both lanes count it [WORK-003]', () => {
  expect(moveCard(lanes, 'b', 'touring')).toEqual([
    { value: 'new', total: 8, rows: [row('a'), row('c')] },
    { value: 'contacted', total: 0, rows: [] },
    { value: 'touring', total: 3, rows: [row('b'), row('d')] },
  ])
  expect(moveCard(lanes, 'b', 'new')).toEqual(lanes)
  expect(moveCard(lanes, 'gone', 'touring')).toEqual(lanes)
})

test('no card is lost or doubled, wherever it goes [WORK-003]', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd')
  const values = fc.constantFrom('new', 'contacted', 'touring')
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, values)), (moves) => {
      const moved = moves.reduce((now, [id, to]) => moveCard(now, id, to), lanes)
      expect(moved.flatMap(({ rows }) => rows.map(({ id }) => id)).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(moved.reduce((sum, { total }) => sum + total, 0)).toBe(11)
      const [id, to] = moves.at(-1) ?? ['a', laneWith(lanes, 'a')]
      expect(laneWith(moved, id)).toBe(to)
    }),
  )
})

test.each([
  [undefined, 'ArrowDown', 'a'],
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', undefined],
  ['a', 'ArrowUp', undefined],
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowLeft', 'a'],
  ['d', 'ArrowRight', undefined],
] as const)('from card %s, %s goes to %s, over empty lanes [WORK-003]', (from, key, to) => {
  expect(cardBeside(lanes, from, key)).toBe(to)
})

test('a lifted card stops at the first and the last lane [WORK-003]', () => {
  expect([laneBeside(lanes, 'new', -1), laneBeside(lanes, 'new', 1), laneBeside(lanes, 'touring', 1)]).toEqual([
    'new',
    'contacted',
    'touring',
  ])
})

test.each([
  ['contacted', ['contacted', 'touring']],
  ['new', ['new', 'contacted', 'touring']],
])(
  'a card from the lane %s is carried over %j, without lanes that no one moves a card into [WORK-003]',
  (from, open) => {
    const board = { lanes: lanes.map(({ value }) => ({ value, label: value })), closed: ['new'] }
    expect(lanesFor(board, from).map(({ value }) => value)).toEqual(open)
  },
)
