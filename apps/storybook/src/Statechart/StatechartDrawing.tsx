import { useId } from 'react'
import type { Chart } from './chart'
import { box, layoutChart } from './layout'
import * as styles from './Statechart.css'

export interface StatechartDrawingProps {
  /** The name of the chart. */
  title: string
  chart: Chart
  /** The visited states, with the current one last. */
  path: readonly string[]
}

/** A machine as a diagram: a box for each state, and an arrow for each transition. */
export function StatechartDrawing({ title, chart, path }: StatechartDrawingProps) {
  const id = useId()
  const { width, height, states, lines } = layoutChart(chart)
  const look = (state: string) =>
    state === path.at(-1) ? styles.here : path.includes(state) ? styles.passed : styles.state
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={`${title}: ${states.length} states, ${chart.edges.length} transitions`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <defs>
        <marker id={`${id}tip`} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={8} markerHeight={8} orient="auto">
          <path className={styles.tip} d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {lines.map(({ from, to, path: line, isBack }) => (
        <path
          key={`${from} ${to}`}
          className={isBack ? styles.back : styles.edge}
          d={line}
          markerEnd={`url(#${id}tip)`}
        />
      ))}
      {states.map(({ state, x, y }) => (
        <g key={state}>
          <rect
            className={look(state)}
            x={x - box.width / 2}
            y={y - box.height / 2}
            width={box.width}
            height={box.height}
            rx={8}
          />
          <text className={styles.name} x={x} y={y}>
            {state}
          </text>
        </g>
      ))}
      {lines.map(({ from, to, label, labelX, labelY, isUpright }) => (
        <text
          key={`${from} ${to}`}
          className={styles.label}
          x={labelX}
          y={labelY}
          transform={isUpright ? `rotate(-90 ${labelX} ${labelY})` : undefined}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
