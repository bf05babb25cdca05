import { Card, ButtonLink, Heading, Portrait, Stack, Text, TextLink } from '@pkg/ui'
import type { AdvisorView } from './advisor-view'
import * as styles from './agents.css'
import { agentsTexts } from './texts'
import { OriginalText } from '~/site/language/OriginalText'

const words = agentsTexts.card

/** An advisor in a list: own words, languages, areas, and the next free time. [AGENT-003, AGENT-005] */
export function AdvisorListCard({ advisor }: { advisor: AdvisorView }) {
  const { name, url, place, areas, introduction, portrait, languages, recentVisits, nextFree } = advisor
  return (
    <Card as="li">
      <div className={styles.person}>
        <Portrait name={name} size="large" src={portrait} />
        <Stack gap={8}>
          <Heading level={2} look="h3">
            <TextLink href={url}>{name}</TextLink>
          </Heading>
          <Text size="small" tone="muted">
            {place}. {words.serves(areas)}
          </Text>
          {introduction && (
            <p className={styles.quote}>
              <OriginalText>“{introduction}”</OriginalText>
            </p>
          )}
          <Text size="small">{words.languages(languages)}</Text>
          {recentVisits > 0 && <Text size="small">{words.visits(recentVisits)}</Text>}
          <div className={styles.foot}>
            {nextFree ? (
              <Text>
                {words.nextFree} <strong>{nextFree}</strong>
              </Text>
            ) : (
              <Text>{words.busy}</Text>
            )}
            {nextFree && (
              <ButtonLink href={`${url}#call`} aria-label={words.bookWith(name)}>
                {words.book}
              </ButtonLink>
            )}
          </div>
        </Stack>
      </div>
    </Card>
  )
}
