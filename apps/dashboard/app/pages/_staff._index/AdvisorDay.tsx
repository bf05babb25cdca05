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
import { ReleasePart } from './ReleasePart'
import { CallPart, CoverPart, TourPart, UnreadPart } from './SideParts'
import { TaskList } from './TaskList'
import type { RejectedForm } from '~/site/forms/rejected-form'
import * as styles from './Today.css'
import { useTodayKeys } from './use-today-keys'

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
          <Tasks day={day} />
        </div>
        <div className={styles.side}>
          <CoverPart part={day.covers} />
          <TourPart part={day.tours} />
          <CallPart part={day.calls} />
          <UnreadPart part={day.unread} />
        </div>
      </div>
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

function Tasks({ day: { tasks, offers, later } }: Pick<AdvisorDayProps, 'day'>) {
  const words = todayTexts.tasks
  if (!tasks.isLoaded) return <FailedPart />
  const { value } = tasks
  const shown = value.now.length + value.later.length
  const hasOffer = (valueOr(offers, undefined)?.waiting.length ?? 0) > 0
  if (shown === 0) {
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
