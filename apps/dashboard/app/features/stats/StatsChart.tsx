import { useId } from 'react'
import type { Chart } from './chart'
import * as styles from './StatsPage.css'
import { statsTexts } from './texts'

const words = statsTexts

export interface StatsChartProps {
  chart: Chart
  /** What it shows, for people who don’t see it. The table has the numbers. */
  label: string
  legend: string
}

/** A chart of the table, drawn on the server. Patterns tell its parts apart, not only colors. [WORK-014] */
export function StatsChart({ chart, label, legend }: StatsChartProps) {
  return (
    <figure className={styles.chart} tabIndex={0} role="group" aria-label={label}>
      <svg className={styles.drawing} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={label}>
        {chart.kind === 'heat' ? <Heat chart={chart} /> : <Bars chart={chart} />}
      </svg>
      <figcaption className={styles.label}>{chart.kind === 'heat' ? words.heatLegend : legend}</figcaption>
    </figure>
  )
}

function Bars({ chart }: { chart: Exclude<Chart, { kind: 'heat' }> }) {
  const id = useId().replaceAll(':', '')
  const [pattern, dots] = [`stripes-${id}`, `dots-${id}`]
  return (
    <>
      <defs>
        <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.stripe} x1="0" y1="0" x2="0" y2="8" />
        </pattern>
        {chart.kind === 'funnel' && (
          <pattern id={dots} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className={styles.dotGround} width="6" height="6" />
            <circle className={styles.dot} cx="3" cy="3" r="1.5" />
          </pattern>
        )}
      </defs>
      {chart.ticks.map(({ at, label }) => (
        <g key={label}>
          <line className={styles.axis} x1={64} x2={chart.width} y1={at} y2={at} />
          <text x={56} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {chart.bars.map(({ key, label, value, part, leaving, before, ...bar }, place) => (
        <g key={key}>
          <rect className={styles.rest} {...bar} fill={`url(#${pattern})`} />
          <rect className={styles.part} {...part} />
          {leaving && <rect className={styles.rest} {...leaving} fill={`url(#${dots})`} />}
          {before !== undefined &&
            [styles.lineGround, styles.mark].map((look) => (
              <line key={look} className={look} x1={before} x2={before} y1={bar.y - 2} y2={bar.y + bar.height + 2} />
            ))}
          {chart.kind !== 'columns' ? (
            <>
              <text x={bar.x - 8} y={bar.y + 17} textAnchor="end">
                {label.length > 26 ? `${label.slice(0, 25)}…` : label}
              </text>
              <text x={Math.max(bar.x + bar.width, before ?? 0) + 8} y={bar.y + 17}>
                {value}
              </text>
            </>
          ) : (
            place % chart.labelEvery === 0 && (
              <text x={bar.x + bar.width / 2} y={chart.height - 8} textAnchor="middle">
                {label}
              </text>
            )
          )}
        </g>
      ))}
      {chart.line && <path className={styles.lineGround} d={chart.line} />}
      {chart.line && <path className={styles.line} d={chart.line} />}
    </>
  )
}

const levelOf = (level: number): keyof typeof styles.levels =>
  level >= 4 ? 4 : level >= 3 ? 3 : level >= 2 ? 2 : level >= 1 ? 1 : 0

function Heat({ chart: { cells, busiest } }: { chart: Extract<Chart, { kind: 'heat' }> }) {
  return (
    <>
      {cells.slice(0, 24).map(({ key, x, size }, hour) => (
        <text key={key} x={x + size / 2} y={16} textAnchor="middle">
          {hour % 3 === 0 ? hour : ''}
        </text>
      ))}
      {words.weekdays.map((day, place) => (
        <text key={day} x={0} y={(cells[place * 24]?.y ?? 0) + 18}>
          {day}
        </text>
      ))}
      {cells.map(({ key, x, y, size, level }) => (
        <rect key={key} className={styles.levels[levelOf(level)]} x={x} y={y} width={size} height={size} rx={3} />
      ))}
      {busiest && (
        <rect
          className={styles.busiest}
          x={busiest.x}
          y={busiest.y}
          width={busiest.size}
          height={busiest.size}
          rx={3}
        />
      )}
    </>
  )
}
