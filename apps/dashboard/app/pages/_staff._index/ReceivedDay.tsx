import { ButtonLink, EmptyState, Heading, Stack, VisuallyHidden } from '@pkg/ui'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { replyTimeTexts } from '~/features/families'
import { rowElementId } from '~/features/lists'
import { Clock, offerCardTexts } from '~/features/offers'
import * as cardStyles from '~/features/offers/OfferCard.css'
import { todayTexts } from './texts'
import { DayHead } from './DayHead'
import { DayPart } from './DayPart'
import { DeskPart } from './DeskPart'
import type { loadReceivedDay } from './load-today.server'
import type { WaitingFamily } from './load-waiting.server'
import { valueOr } from '~/site/server/part'
import { HomesPart } from './HomesPart'
import { OfferedHomesPart } from './OfferedHomesPart'
import { PricesPart } from './PricesPart'
import { OutcomesPart } from './OutcomesPart'
import { ReleasePart } from './ReleasePart'
import type { RejectedForm } from '~/site/forms/rejected-form'
import * as styles from './Today.css'
import { useTodayKeys } from './use-today-keys'

type ReceivedDayData = Awaited<ReturnType<typeof loadReceivedDay>>

const words = todayTexts.received

/** The day of a provider or a real estate agent: families that wait with the time to respond, deletions to confirm, and what else waits. [DASH-002, WORK-001] */
export function ReceivedDay({ day, rejected }: { day: ReceivedDayData; rejected: RejectedForm | undefined }) {
  const outcomes = day.outcomes && valueOr(day.outcomes, undefined)?.items
  const waiting = valueOr(day.waiting, undefined)?.families
  useTodayKeys({ others: [...(waiting ?? []), ...(outcomes ?? [])].map(({ id }) => id) })
  // A real estate agent's day begins with homes, so it doesn't say that no family waits.
  const isEmpty = valueOr(day.waiting, undefined)?.total === 0
  return (
    <Stack gap={24}>
      <DayHead greeting={day.greeting} day={day.day} summary={day.summary} />
      <SavedNotice />
      <div className={styles.page}>
        <div className={styles.column}>
          {day.offered && <OfferedHomesPart part={day.offered} />}
          {!(day.offered && isEmpty) && (
            <DayPart
              title={words.title}
              part={day.waiting}
              count={({ total }) => total}
              all={() => ({ href: '/families?tab=all', label: words.all })}
            >
              {({ families }) =>
                families.length === 0 ? (
                  <EmptyState title={words.none} level={3}>
                    {words.noneHelp}
                  </EmptyState>
                ) : (
                  <Stack gap={16}>
                    {families.map((family, index) => (
                      <WaitingCard key={family.id} family={family} isFirst={index === 0} />
                    ))}
                  </Stack>
                )
              }
            </DayPart>
          )}
          {day.outcomes && <OutcomesPart part={day.outcomes} rejected={rejected} />}
          {day.homes && <HomesPart part={day.homes} />}
        </div>
        <div className={styles.side}>
          <ReleasePart part={day.releases} />
          {day.prices && <PricesPart part={day.prices} />}
          {!day.offered && <DeskPart part={day.desk} />}
        </div>
      </div>
    </Stack>
  )
}

function WaitingCard({ family, isFirst }: { family: WaitingFamily; isFirst: boolean }) {
  const { id, name, title, needs, shared, clock } = family
  return (
    <article className={isFirst ? cardStyles.card : cardStyles.quiet} aria-labelledby={`family-${id}`}>
      <div className={cardStyles.about}>
        <div className={cardStyles.words}>
          <Heading level={3} look="h3" id={`family-${id}`}>
            {title}
          </Heading>
          {needs && <p>{needs}</p>}
          <p className={cardStyles.due}>{shared}</p>
        </div>
        <div>
          <ButtonLink id={rowElementId(id)} href={`/families/${id}`} variant={isFirst ? 'primary' : 'secondary'}>
            {words.respond}
            <VisuallyHidden>{offerCardTexts.of(name)}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
      <div className={cardStyles.aside}>
        {clock ? (
          <Clock
            left={clock.left}
            due={clock.due}
            leftWords={replyTimeTexts.left}
            over={replyTimeTexts.late(clock.left.over ?? '')}
          />
        ) : (
          <p className={cardStyles.due}>{words.noTime}</p>
        )}
      </div>
    </article>
  )
}
