import { Stack, Table } from '@pkg/ui'
import type { Chart } from './chart'
import * as styles from './Statechart.css'
import { StatechartDrawing } from './StatechartDrawing'

export interface StatechartProps {
  /** The name of the chart. */
  title: string
  chart: Chart
  /** The visited states, with the current one last. */
  path?: readonly string[]
}

/** A machine as a diagram that scrolls with the keyboard, and as a table for people who can't see it. */
export function Statechart({ title, chart, path = [] }: StatechartProps) {
  return (
    <Stack gap={24}>
      <div className={styles.frame} role="group" aria-label={title} tabIndex={0}>
        <StatechartDrawing title={title} chart={chart} path={path} />
      </div>
      <Table
        caption={`Every transition of ${title}`}
        columns={[
          { header: 'From', cell: ({ from }) => from, isRowHeader: true },
          { header: 'To', cell: ({ to }) => to },
          { header: 'When', cell: ({ label }) => label || 'always' },
        ]}
        rows={chart.edges}
        getKey={({ from, to, label }) => `${from} ${to} ${label}`}
      />
    </Stack>
  )
}
