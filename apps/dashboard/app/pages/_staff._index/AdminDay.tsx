import { Badge, Stack } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Time } from '~/parts/Time/Time'
import { OutcomeNotice } from '~/features/lists'
import { tasksUrl } from '~/features/tasks'
import { todayTexts } from './texts'
import { DayHead } from './DayHead'
import { DayPart } from './DayPart'
import { DeskPart, totalOf } from './DeskPart'
import type { loadAdminDay } from './load-today.server'
import { valueOr } from '~/site/server/part'
import { OutcomesPart } from './OutcomesPart'
import { quietPart } from './quiet-line'
import { QuietLine } from './QuietLine'
import { CallPart, TourPart, UnreadPart } from './SideParts'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { TaskList } from './TaskList'
import * as styles from './Today.css'
import type { MissedFamily } from './load-desk.server'
import { useTodayKeys } from './use-today-keys'

type AdminDayData = Awaited<ReturnType<typeof loadAdminDay>>

const words = todayTexts.desk
const { quiet } = todayTexts

/** An admin's day in the order of urgency: families without an advisor, what waits for a decision, overdue tasks, and missed responses. [DASH-002, WORK-001] */
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
          <OverduePart day={day} />
          <OutcomesPart part={day.outcomes} rejected={rejected} />
          <MissedPart part={day.missed} />
        </div>
        <div className={styles.side}>
          <TourPart part={day.tours} />
          <CallPart part={day.calls} />
          <UnreadPart part={day.unread} />
        </div>
      </div>
      <QuietLine
        parts={[
          // A family that a community’s team declined can have no advisor and no open task, so it isn’t among the unassigned.
          quietPart(
            day.unassigned,
            quiet.unassigned,
            ({ total }) => total + (valueOr(day.missed, undefined)?.missed.filter(isWithNoOne).length ?? 0),
          ),
          quietPart(day.desk, quiet.desk, totalOf),
          quietPart(day.overdue, quiet.overdue, ({ total }) => total),
          quietPart(day.missed, quiet.missed, ({ total }) => total),
          quietPart(day.tours, quiet.tours, ({ tours }) => tours.length),
          quietPart(day.calls, quiet.calls, (calls) => calls.length),
          quietPart(day.unread, quiet.messages, ({ total }) => total),
        ]}
      />
    </Stack>
  )
}

const isWithNoOne = (missed: MissedFamily) => missed.isWithNoOne

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
      {({ families }) => (
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
      )}
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
      {({ missed }) => (
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
      )}
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
      {({ tasks }) => <TaskList tasks={tasks} later={later} hasOwners />}
    </DayPart>
  )
}
