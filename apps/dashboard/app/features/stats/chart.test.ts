import type { StatRow } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { drawChart } from './chart.server'

const measures = { whole: 'all', part: 'took-place' }
const values = [12, 0, 30, 7]
const rows = values.flatMap((value, place): StatRow[] => {
  const group = `2026-0${place + 1}`
  const row = { group, label: group, unit: 'count' as const }
  return [
    { ...row, key: `${group}.all`, measure: 'all', value, count: value, previous: 20 },
    { ...row, key: `${group}.took-place`, measure: 'took-place', value: Math.floor(value / 2) },
    { ...row, key: `${group}.canceled`, measure: 'canceled', value: 1 },
  ]
})

function draw(by: 'month' | 'community', isCompared = false) {
  const chart = drawChart({ by, rows }, measures, isCompared)
  if (!chart || chart.kind === 'heat') throw new Error('It isn’t a chart of bars')
  return chart
}

test.each([
  ['month', 'height'],
  ['community', 'width'],
] as const)('a chart by %s is as long as the numbers of the table, and so are its parts [WORK-014]', (by, side) => {
  const { bars } = draw(by)
  expect(bars.map(({ value }) => value)).toEqual(values.map(String))
  const [longest = 0] = bars.map((bar) => bar[side]).toSorted((one, other) => other - one)
  bars.forEach((bar, place) => {
    const value = values[place] ?? 0
    expect(bar[side] / longest).toBeCloseTo(value / 30, 1)
    expect(bar.part[side] / longest).toBeCloseTo(Math.floor(value / 2) / 30, 1)
  })
})

test('the period before is a line only if it’s compared [WORK-014]', () => {
  expect(draw('month').line).toBeUndefined()
  // One point for each month, all at the height of 20.
  const points = [...(draw('month', true).line ?? '').matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => y)
  expect(points).toHaveLength(values.length)
  expect(new Set(points).size).toBe(1)
})

test('the hours of a week are cells, and the busiest is marked [WORK-014]', () => {
  const hour = (group: string, value: number): StatRow => ({
    key: `${group}.all`,
    group,
    label: group,
    measure: 'all',
    unit: 'count',
    value,
  })
  const chart = drawChart({ by: 'hour', rows: [hour('1-09', 2), hour('3-19', 8), hour('7-00', 0)] }, measures, false)
  if (chart?.kind !== 'heat') throw new Error('It has no cells')
  expect(chart.cells.map(({ level }) => level)).toEqual([1, 4, 0])
  expect(chart.busiest?.key).toBe('3-19')
})

test('a funnel has its steps in their order, what was answered at one end, and who left at the other [WORK-014]', () => {
  const step = (group: string, values: Record<string, number>) =>
    Object.entries(values).map(([measure, value]): StatRow => {
      const row = { key: `${group}.${measure}`, group, label: group, measure, unit: 'count' as const }
      return { ...row, value, previous: value / 2 }
    })
  const steps = [
    ...step('LookingFor', { seen: 100, answered: 60, left: 40 }),
    ...step('CareLevel', { seen: 50, answered: 45, left: 10 }),
  ]
  const draw = (isCompared: boolean) => {
    const chart = drawChart({ by: 'step', rows: steps }, { whole: 'seen', part: 'sent' }, isCompared)
    if (chart?.kind !== 'funnel') throw new Error('It isn’t a funnel')
    return chart.bars
  }
  const [first, second] = draw(false)
  expect([first?.key, second?.key]).toEqual(['LookingFor', 'CareLevel'])
  expect([first?.width, first?.part.width, first?.leaving?.width]).toEqual([440, 264, 176])
  expect([second?.width, second?.part.width, second?.leaving?.width]).toEqual([220, 198, 44])
  // Who left is at the end of the bar.
  expect((second?.leaving?.x ?? 0) + 44).toBe((second?.x ?? 0) + 220)
  expect(first?.before).toBeUndefined()
  expect(draw(true).map(({ before }) => before)).toEqual([420, 310])
})

test('nothing is drawn of a period without records [WORK-014]', () => {
  const empty = rows.map((row) => ({ ...row, value: 0 }))
  expect(drawChart({ by: 'month', rows: empty }, measures, true)).toBeUndefined()
})
