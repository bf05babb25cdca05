import { Heading, Text } from '@pkg/ui'
import { todayTexts } from './texts'
import { DonePanes } from '~/parts/Panes/Panes'
import * as styles from './Today.css'

export interface DayHeadProps {
  greeting: string
  /** The day, and what can't wait. */
  day: string
  summary: string
  progress?: { done: number; total: number } | undefined
}

/** The head of Today: a greeting, what can't wait, and how much of the day is done. [WORK-001] */
export function DayHead({ greeting, day, summary, progress }: DayHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.summary}>
        <Heading level={1} look="h2">
          {greeting}
        </Heading>
        <Text size="small">{summary}</Text>
        <Text size="small" tone="muted">
          {day}
        </Text>
      </div>
      {progress && progress.total > 0 && (
        <div className={styles.summary}>
          <Text size="small" strong>
            {todayTexts.done(progress.done, progress.total)}
          </Text>
          <DonePanes {...progress} />
        </div>
      )}
    </div>
  )
}
