import type { Task } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import { DateTime } from 'luxon'
import { callWindow, type CallWindow, stageTone, type StageTone } from '~/features/families'
import { formatMoment, formatTime, type RequestClock } from '~/site/server/times'
import { todayTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { spanWords } from '~/parts/Time/time-left'

/** A task of today, in words. */
export interface TodayTask {
  id: string
  title: string
  /** When it's due: what matters first, such as `42 min overdue` or `2:00 PM`, and then the rest. */
  due: { iso: string; first: string; second: string; isUrgent: boolean }
  family?: { name: string; href: string; stage?: { label: string; tone: StageTone } | undefined } | undefined
  owner?: string | undefined
  calls?: CallWindow | undefined
}

/** The tasks of today in two groups: what is overdue or due now, and what is due later. */
export interface TodayTasks {
  now: TodayTask[]
  later: TodayTask[]
}

/** The minutes before its time from which a task counts as due now. */
const soonMinutes = 15

const words = todayTexts.tasks

/** Returns a task with its times as of the clock. [DASH-004, TRUST-007] */
export function todayTask(task: Task, clock: RequestClock): TodayTask {
  const { id, title, clientId, clientName, clientStage, ownerName, callTimes } = task
  return {
    id,
    title,
    due: dueWords(task.dueAt, clock),
    family:
      clientId === undefined
        ? undefined
        : {
            name: clientName || absentTexts.name,
            href: `/families/${clientId}`,
            stage: clientStage && { label: leadStageLabel(clientStage), tone: stageTone(clientStage) },
          },
    owner: ownerName,
    calls: callTimes && callWindow(callTimes, clock.now),
  }
}

function dueWords(iso: string, clock: RequestClock): TodayTask['due'] {
  const minutes = DateTime.fromISO(iso).diff(clock.now, 'minutes').minutes
  const time = formatTime(iso, clock)
  if (minutes < 0) {
    const late = Math.floor(-minutes)
    const { text } = formatMoment(iso, clock)
    const since = words.since(late < 12 * 60 ? time : text)
    return { iso, first: words.overdue(spanWords(late)), second: since, isUrgent: true }
  }
  if (minutes <= soonMinutes) return { iso, first: words.dueNow, second: words.by(time), isUrgent: true }
  return { iso, first: time, second: words.in(spanWords(Math.ceil(minutes))), isUrgent: false }
}

/**
 * Returns tasks in the order of urgency. What is overdue or due now comes first, and of it what can be done now: a family that can't be called yet
 * comes after those that can. Otherwise the earlier due time comes first. [WORK-001]
 */
export function groupTasks(tasks: readonly TodayTask[]): TodayTasks {
  const byTime = tasks.toSorted((one, other) =>
    DateTime.fromISO(one.due.iso).diff(DateTime.fromISO(other.due.iso)).toMillis(),
  )
  const urgent = byTime.filter(({ due }) => due.isUrgent)
  const hasToWait = ({ calls }: TodayTask) => calls?.isClosed === true
  return {
    now: [...urgent.filter((task) => !hasToWait(task)), ...urgent.filter(hasToWait)],
    later: byTime.filter(({ due }) => !due.isUrgent),
  }
}
