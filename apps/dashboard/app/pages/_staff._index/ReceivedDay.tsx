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
import { PricesPart, pricesToCheck } from './PricesPart'
import { OutcomesPart } from './OutcomesPart'
import { quietPart } from './quiet-line'
import { QuietLine } from './QuietLine'
import { ReleasePart } from './ReleasePart'
import type { RejectedForm } from '~/site/forms/rejected-form'
import * as styles from './Today.css'
import { useTodayKeys } from './use-today-keys'

type ReceivedDayData = Awaited<ReturnType<typeof loadReceivedDay>>

const words = todayTexts.received
const { quiet } = todayTexts

/** The day of a provider or a real estate agent: families that wait with the time to respond, deletions to confirm, and what else waits. [DASH-002, WORK-001] */
export function ReceivedDay({ day, rejected }: { day: ReceivedDayData; rejected: RejectedForm | undefined }) {
  const outcomes = day.outcomes && valueOr(day.outcomes, undefined)?.items
  const waiting = valueOr(day.waiting, undefined)?.families
  useTodayKeys({ others: [...(waiting ?? []), ...(outcomes ?? [])].map(({ id }) => id) })
  const hasOutcomes = (outcomes?.length ?? 0) > 0
  // That no family waits takes space only if nothing else is in the column. A real estate agent's day has homes there.
  const isEmpty = valueOr(day.waiting, undefined)?.total === 0
  return (
    <Stack gap={24}>
      <DayHead greeting={day.greeting} day={day.day} summary={day.summary} />
      <SavedNotice />
      <div className={styles.page}>
        <div className={styles.column}>
          {day.offered && <OfferedHomesPart part={day.offered} />}
          {!(isEmpty && (day.offered || hasOutcomes)) && (
            <DayPart
              title={words.title}
              part={day.waiting}
              count={({ total }) => total}
              staysEmpty
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
          {!day.offered && <DeskPart part={day.desk} staysEmpty />}
        </div>
      </div>
      <QuietLine
        parts={[
          { words: quiet.families, count: isEmpty && hasOutcomes ? 0 : undefined },
          quietPart(day.prices, quiet.prices, pricesToCheck),
        ]}
      />
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
