import type { StatAnswer, StatRow } from '@pkg/api-client'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Chart, HeatCell } from './chart'
import { valueText } from './figure'
import { drawFunnel } from './funnel-chart.server'
import { isTime } from './questions'

type Drawn = Pick<StatRow, 'group' | 'label' | 'value' | 'previous' | 'unit'>

const columnsFrame = { width: 720, height: 280, left: 72, top: 16, bottom: 28 }
const mostBars = 20

/** Draws the whole and its part from the rows of the table. [WORK-014] */
export function drawChart(
  { by, rows }: Pick<StatAnswer, 'by' | 'rows'>,
  measures: { whole: string; part: string },
  isCompared: boolean,
): Chart | undefined {
  const wholes = rows.filter(({ measure }) => measure === measures.whole)
  const partOf = (group: string) => rows.find((row) => row.group === group && row.measure === measures.part)?.value ?? 0
  if (wholes.every(({ value = 0 }) => value === 0)) return undefined
  if (by === 'hour') return drawHeat(wholes)
  if (by === 'step') return drawFunnel(rows, isCompared)
  return isTime(by) ? drawColumns(wholes, partOf, isCompared) : drawBars(wholes.slice(0, mostBars), partOf)
}

function drawColumns(wholes: readonly Drawn[], partOf: (group: string) => number, isCompared: boolean): Chart {
  const { width, height, left, top, bottom } = columnsFrame
  const before = isCompared ? wholes.map(({ previous = 0 }) => previous) : []
  const most = Math.max(...wholes.map(({ value = 0 }) => value), ...before)
  const across = scaleBand(
    wholes.map(({ group }) => group),
    [left, width],
  ).padding(0.2)
  const up = scaleLinear([0, most], [height - bottom, top]).nice(4)
  const middleOf = (group: string) => (across(group) ?? 0) + across.bandwidth() / 2
  const unit = wholes[0]?.unit ?? 'count'
  const path = line<Drawn>(
    ({ group }) => round(middleOf(group)),
    ({ previous = 0 }) => round(up(previous)),
  )(wholes)
  return {
    kind: 'columns',
    width,
    height,
    bars: wholes.map(({ group, label, value = 0 }) => {
      const column = { x: round(across(group) ?? 0), width: round(across.bandwidth()) }
      const rest = (amount: number) => ({ y: round(up(amount)), height: round(up(0) - up(amount)) })
      return {
        key: group,
        label,
        value: valueText(value, unit),
        ...column,
        ...rest(value),
        part: { ...column, ...rest(partOf(group)) },
      }
    }),
    ...(isCompared && path ? { line: path } : {}),
    ticks: up.ticks(4).map((tick) => ({ at: round(up(tick)), label: valueText(tick, unit) })),
    labelEvery: Math.ceil(wholes.length / 8),
  }
}

function drawBars(wholes: readonly Drawn[], partOf: (group: string) => number): Chart {
  const [left, right, row] = [200, 640, 32]
  const height = wholes.length * row
  const across = scaleLinear([0, Math.max(...wholes.map(({ value = 0 }) => value))], [0, right - left])
  const down = scaleBand(
    wholes.map(({ group }) => group),
    [0, height],
  ).padding(0.2)
  const unit = wholes[0]?.unit ?? 'count'
  return {
    kind: 'bars',
    width: 720,
    height,
    bars: wholes.map(({ group, label, value = 0 }) => {
      const bar = { x: left, y: round(down(group) ?? 0), height: round(down.bandwidth()) }
      return {
        key: group,
        label,
        value: valueText(value, unit),
        ...bar,
        width: round(across(value)),
        part: { ...bar, width: round(across(partOf(group))) },
      }
    }),
    ticks: [],
    labelEvery: 1,
  }
}

function drawHeat(wholes: readonly Drawn[]): Chart {
  const [left, top, size] = [48, 24, 26]
  const most = Math.max(...wholes.map(({ value = 0 }) => value))
  const level = scaleLinear([0, most], [0, 4])
  const cells = wholes.map(({ group, label, value = 0 }): HeatCell => {
    const [weekday = 1, hour = 0] = group.split('-').map(Number)
    const at = { x: left + hour * (size + 2), y: top + (weekday - 1) * (size + 2) }
    return { key: group, label, ...at, size, level: Math.ceil(level(value)), value }
  })
  return {
    kind: 'heat',
    width: left + 24 * (size + 2),
    height: top + 7 * (size + 2),
    cells,
    busiest: cells.find(({ value }) => value === most),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
