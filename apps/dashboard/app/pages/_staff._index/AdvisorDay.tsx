import { EmptyState, Notice, Stack, TextLink } from '@pkg/ui'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { OutcomeNotice } from '~/features/lists'
import { tasksUrl } from '~/features/tasks'
import { OfferCard, offerCardTexts, type RejectedDecline } from '~/features/offers'
import { todayTexts } from './texts'
import { DayHead } from './DayHead'
import { FailedPart } from './DayPart'
import type { loadAdvisorDay } from './load-today.server'
import { valueOr } from '~/site/server/part'
import { OutcomesPart } from './OutcomesPart'
import { quietPart } from './quiet-line'
import { QuietLine } from './QuietLine'
import { ReleasePart } from './ReleasePart'
import { CallPart, CoverPart, TourPart, UnreadPart } from './SideParts'
import { TaskList } from './TaskList'
import type { RejectedForm } from '~/site/forms/rejected-form'
import * as styles from './Today.css'
import { useTodayKeys } from './use-today-keys'

const { quiet } = todayTexts

type AdvisorDayData = Awaited<ReturnType<typeof loadAdvisorDay>>

export interface AdvisorDayProps {
  day: AdvisorDayData
  rejected: RejectedDecline | undefined
  /** The answer how a tour or a call went that wasn’t accepted. */
  rejectedOutcome: RejectedForm | undefined
}

/** An advisor's day in the order of urgency: offers, deletions to confirm, how tours and calls went, what is due now, and what comes later. [DASH-002, WORK-001] */
export function AdvisorDay({ day, rejected, rejectedOutcome }: AdvisorDayProps) {
  const offers = valueOr(day.offers, undefined)
  const tasks = valueOr(day.tasks, undefined)
  useTodayKeys({
    offers: offers?.waiting.map(({ id }) => id) ?? [],
    outcomes: valueOr(day.outcomes, undefined)?.items.map(({ id }) => id) ?? [],
    tasks: [...(tasks?.now ?? []), ...(tasks?.later ?? [])].map(({ id }) => id),
  })
  const others = [
    offers?.total,
    valueOr(day.releases, undefined)?.length,
    valueOr(day.outcomes, undefined)?.items.length,
  ]
  const isAlone = others.every((count) => count === 0)
  return (
    <Stack gap={24}>
      <DayHead
        greeting={day.greeting}
        day={day.day}
        summary={day.summary}
        progress={tasks && { done: tasks.done, total: tasks.done + tasks.due }}
      />
      <div className={styles.notices}>
        <SavedNotice />
        <OutcomeNotice outcome={day.outcome} />
      </div>
      <div className={styles.page}>
        <div className={styles.column}>
          <Offers day={day} rejected={rejected} />
          <ReleasePart part={day.releases} />
          <OutcomesPart part={day.outcomes} rejected={rejectedOutcome} />
          <Tasks day={day} isAlone={isAlone} />
        </div>
        <div className={styles.side}>
          <CoverPart part={day.covers} />
          <TourPart part={day.tours} />
          <CallPart part={day.calls} />
          <UnreadPart part={day.unread} />
        </div>
      </div>
      <QuietLine
        parts={[
          { words: quiet.tasks, count: tasks && !isAlone ? shownTasks(tasks) : undefined },
          quietPart(day.tours, quiet.tours, ({ tours }) => tours.length),
          quietPart(day.calls, quiet.calls, (calls) => calls.length),
          quietPart(day.unread, quiet.messages, ({ total }) => total),
        ]}
      />
    </Stack>
  )
}

function Offers({ day: { offers }, rejected }: Pick<AdvisorDayProps, 'day' | 'rejected'>) {
  const words = offerCardTexts
  if (!offers.isLoaded) return <FailedPart />
  const { waiting, lapsed, total } = offers.value
  return (
    <>
      {lapsed.map(({ id, text }) => (
        <Notice key={id} tone="caution" title={words.lapsed}>
          {text}
        </Notice>
      ))}
      {waiting.map((offer, index) => (
        <OfferCard key={offer.id} offer={offer} isFirst={index === 0} rejected={rejected} />
      ))}
      {total > waiting.length && (
        <TextLink href="/families?tab=new" standalone>
          {words.more(total - waiting.length)}
        </TextLink>
      )}
    </>
  )
}

/** Returns how many tasks Today shows. */
const shownTasks = ({ now, later }: { now: readonly unknown[]; later: readonly unknown[] }): number =>
  now.length + later.length

/** The tasks of the day. That there are none takes space only if nothing is above them. */
function Tasks({ day: { tasks, offers, later }, isAlone }: Pick<AdvisorDayProps, 'day'> & { isAlone: boolean }) {
  const words = todayTexts.tasks
  if (!tasks.isLoaded) return <FailedPart />
  const { value } = tasks
  const hasOffer = (valueOr(offers, undefined)?.waiting.length ?? 0) > 0
  if (shownTasks(value) === 0) {
    if (!isAlone) return null
    return (
      <EmptyState title={words.none} level={2}>
        {words.noneHelp}
      </EmptyState>
    )
  }
  return (
    <div className={styles.part}>
      <TaskList title={words.now} tasks={value.now} later={later} isMain={!hasOffer} />
      <TaskList title={words.later} tasks={value.later} later={later} isMain={!hasOffer && value.now.length === 0} />
      <div>
        <TextLink href={tasksUrl('today')} standalone>
          {words.all}
        </TextLink>
      </div>
    </div>
  )
}
