import { Badge, Stack, Text } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Time } from '~/parts/Time/Time'
import { OutcomeNotice } from '~/features/lists'
import { tasksUrl } from '~/features/tasks'
import { todayTexts } from './texts'
import { DayHead } from './DayHead'
import { DayPart } from './DayPart'
import { DeskPart } from './DeskPart'
import type { loadAdminDay } from './load-today.server'
import { valueOr } from '~/site/server/part'
import { OutcomesPart } from './OutcomesPart'
import { CallPart, TourPart, UnreadPart } from './SideParts'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { TaskList } from './TaskList'
import * as styles from './Today.css'
import { useTodayKeys } from './use-today-keys'

type AdminDayData = Awaited<ReturnType<typeof loadAdminDay>>

const words = todayTexts.desk

/** An admin's day, the desk first: families without an advisor, missed responses, what waits for a decision, and overdue tasks. [DASH-002, WORK-001] */
export function AdminDay({ day, rejected }: { day: AdminDayData; rejected: RejectedForm | undefined }) {
  useTodayKeys({
    tasks: valueOr(day.overdue, undefined)?.tasks.map(({ id }) => id) ?? [],
    others: valueOr(day.outcomes, undefined)?.items.map(({ id }) => id) ?? [],
  })
  return (
    <Stack gap={24}>
      <DayHead greeting={day.greeting} day={day.day} summary={day.summary} />
      <div className={styles.notices}>
        <SavedNotice />
        <OutcomeNotice outcome={day.outcome} />
      </div>
      <div className={styles.page}>
        <div className={styles.column}>
          <UnassignedPart part={day.unassigned} />
          <DeskPart part={day.desk} />
          <MissedPart part={day.missed} />
          <OverduePart day={day} />
          <OutcomesPart part={day.outcomes} rejected={rejected} />
        </div>
        <div className={styles.side}>
          <TourPart part={day.tours} />
          <CallPart part={day.calls} />
          <UnreadPart part={day.unread} />
        </div>
      </div>
    </Stack>
  )
}

function UnassignedPart({ part }: { part: AdminDayData['unassigned'] }) {
  return (
    <DayPart
      title={words.unassigned}
      part={part}
      count={({ total }) => total}
      all={({ total, families }) =>
        total > families.length ? { href: '/families?tab=new', label: words.allUnassigned } : undefined
      }
    >
      {({ families }) =>
        families.length === 0 ? (
          <Nothing>{words.noneUnassigned}</Nothing>
        ) : (
          <ul className={styles.lines}>
            {families.map(({ id, name, needs, since }) => (
              <li key={id} className={styles.line}>
                <span className={styles.lineTop}>
                  <RowLink href={`/families/${id}`}>{name}</RowLink>
                  <span className={styles.muted}>{since}</span>
                </span>
                <span className={styles.muted}>{needs}</span>
              </li>
            ))}
          </ul>
        )
      }
    </DayPart>
  )
}

function MissedPart({ part }: { part: AdminDayData['missed'] }) {
  return (
    <DayPart
      title={words.missed}
      part={part}
      count={({ total }) => total}
      all={({ total }) => (total > 0 ? { href: '/missed-responses', label: words.allMissed } : undefined)}
    >
      {({ missed }) =>
        missed.length === 0 ? (
          <Nothing>{words.noneMissed}</Nothing>
        ) : (
          <ul className={styles.lines}>
            {missed.map(({ id, familyId, name, what, why, advisor, at, isDeclined }) => (
              <li key={id} className={styles.line}>
                <span className={styles.lineTop}>
                  <RowLink href={`/families/${familyId}`}>{name}</RowLink>
                  <Badge tone={isDeclined ? 'caution' : 'critical'}>{what}</Badge>
                </span>
                <span className={styles.muted}>
                  <Time moment={at} /> · {advisor}
                </span>
                {why && <span className={styles.muted}>{why}</span>}
              </li>
            ))}
          </ul>
        )
      }
    </DayPart>
  )
}

function OverduePart({ day: { overdue, later } }: { day: AdminDayData }) {
  return (
    <DayPart
      title={words.overdue}
      part={overdue}
      count={({ total }) => total}
      all={() => ({ href: tasksUrl('today'), label: words.allTasks })}
    >
      {({ tasks }) =>
        tasks.length === 0 ? (
          <Nothing>{todayTexts.tasks.noneOverdue}</Nothing>
        ) : (
          <TaskList tasks={tasks} later={later} hasOwners />
        )
      }
    </DayPart>
  )
}

const Nothing = ({ children }: { children: string }) => (
  <Text size="small" tone="muted">
    {children}
  </Text>
)
