import { ButtonLink, Heading, Text, TextLink } from '@pkg/ui'
import { AdvisorPicture } from '~/parts/advisor-picture/AdvisorPicture'
import type { AdvisorView } from './advisor-view'
import * as styles from './AdvisorListCard.css'
import { agentsTexts } from './texts'
import { OriginalText } from '~/site/language/OriginalText'

const words = agentsTexts.card

interface AdvisorListCardProps {
  advisor: AdvisorView
  /** The place in the list, which links the card to its counties on the map. */
  slot: number
}

/** An advisor in a list: picture, counties, own sentence, tours, and the next free time. [AGENT-003, AGENT-005, LOOK-008] */
export function AdvisorListCard({ advisor, slot }: AdvisorListCardProps) {
  const { name, url, shortAreas, introduction, picture, otherLanguages, recentVisits, nextFree } = advisor
  return (
    <li className={styles.card} data-advisor={slot}>
      <div className={styles.person}>
        <AdvisorPicture name={name} size="card" picture={picture} />
        <div className={styles.about}>
          <Heading level={2} look="h3">
            <TextLink href={url} tone="text">
              {name}
            </TextLink>
          </Heading>
          <Text size="small" tone="muted">
            {[shortAreas, otherLanguages && words.languages(otherLanguages)].filter(Boolean).join('. ')}
          </Text>
          {introduction && (
            <p className={styles.quote}>
              <OriginalText>“{introduction}”</OriginalText>
            </p>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.facts}>
          {recentVisits > 0 && (
            <Text size="small" tone="muted">
              {words.visits(recentVisits)}
            </Text>
          )}
          <p className={styles.free}>
            <span className={nextFree ? styles.lit : styles.dark} aria-hidden="true" />
            {nextFree ? words.free(nextFree) : words.busy}
          </p>
        </div>
        {nextFree && (
          <ButtonLink href={`${url}#call`} aria-label={words.bookWith(name)}>
            {words.book}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
