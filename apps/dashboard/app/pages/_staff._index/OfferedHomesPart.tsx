import { ButtonLink, Heading, Stack, VisuallyHidden } from '@pkg/ui'
import { Clock, offerCardTexts } from '~/features/offers'
import * as styles from '~/features/offers/OfferCard.css'
import { todayTexts } from './texts'
import { DayPart } from './DayPart'
import type { OfferedHome } from './load-offered-homes.server'
import type { Part } from '~/site/server/part'

const words = offerCardTexts

/** The homes that wait for a real estate agent's answer, each with its clock. Without any, nothing. [AGENT-006, WORK-001] */
export function OfferedHomesPart({ part }: { part: Part<{ total: number; homes: OfferedHome[] }> }) {
  if (part.isLoaded && part.value.total === 0) return null
  return (
    <DayPart title={todayTexts.desk.homes} part={part} count={({ total }) => total}>
      {({ homes }) => (
        <Stack gap={16}>
          {homes.map(({ id, title, left, due }, index) => (
            <article key={id} className={index === 0 ? styles.card : styles.quiet} aria-labelledby={`home-${id}`}>
              <div className={styles.about}>
                <div className={styles.words}>
                  <Heading level={3} look="h3" id={`home-${id}`}>
                    {title}
                  </Heading>
                </div>
                <div>
                  <ButtonLink href={`/real-estate#home-${id}`} variant={index === 0 ? 'primary' : 'secondary'}>
                    {todayTexts.homes.respond}
                    <VisuallyHidden>{words.of(title)}</VisuallyHidden>
                  </ButtonLink>
                </div>
              </div>
              <div className={styles.aside}>
                <Clock left={left} due={due} leftWords={words.left} over={words.over} />
              </div>
            </article>
          ))}
        </Stack>
      )}
    </DayPart>
  )
}
