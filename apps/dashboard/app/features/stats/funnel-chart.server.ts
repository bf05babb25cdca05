import type { StatAnswer } from '@pkg/api-client'
import { scaleBand, scaleLinear } from 'd3-scale'
import type { Chart } from './chart'
import { valueText } from './figure'

const [left, right, row] = [200, 640, 36]

/** Draws how many sessions saw each step, how many answered it, and how many ended there, in the order of the steps. [WORK-014] */
export function drawFunnel(rows: StatAnswer['rows'], isCompared: boolean): Chart {
  const seen = rows.filter(({ measure }) => measure === 'seen')
  const valueOf = (group: string, measure: string) =>
    rows.find((one) => one.group === group && one.measure === measure)?.value ?? 0
  const before = isCompared ? seen.map(({ previous = 0 }) => previous) : []
  const most = Math.max(...seen.map(({ value = 0 }) => value), ...before)
  const across = scaleLinear([0, most], [0, right - left])
  const height = seen.length * row
  const down = scaleBand(
    seen.map(({ group }) => group),
    [0, height],
  ).padding(0.2)
  return {
    kind: 'funnel',
    width: 720,
    height,
    bars: seen.map(({ group, label, value = 0, previous = 0 }) => {
      const side = { y: round(down(group) ?? 0), height: round(down.bandwidth()) }
      const [width, leaving] = [round(across(value)), round(across(valueOf(group, 'left')))]
      // Sessions that went on and came back later are in both, so the two can be longer than the bar.
      const answered = Math.min(round(across(valueOf(group, 'answered'))), width)
      return {
        key: group,
        label,
        value: valueText(value, 'count'),
        x: left,
        ...side,
        width,
        part: { x: left, ...side, width: answered },
        leaving: { x: round(left + width - leaving), ...side, width: leaving },
        ...(isCompared ? { before: round(left + across(previous)) } : {}),
      }
    }),
    ticks: [],
    labelEvery: 1,
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
