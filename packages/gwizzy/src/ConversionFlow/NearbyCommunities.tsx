import { Button, Heading, Notice, Stack, Text } from '@pkg/ui'
import { maxRecommended } from '../flow/recommended'
import { ScreenHeading } from '../screens/ScreenHeading'
import { useAfterTexts } from '../texts/after-texts'
import { messageText } from '../texts/message-text'
import { useTexts } from '../texts/language'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'
import { NearbyCard } from './NearbyCard'

interface NearbyCommunitiesProps extends AfterScreenProps {
  /** Whether the requests are being sent. */
  isRequesting: boolean
}

/** Nearby communities that one click requests. Slots without a community stay placeholders. [CONF-002 to CONF-006, CTA-005] */
export function NearbyCommunities({ flow, send, level, imageHost, isRequesting }: NearbyCommunitiesProps) {
  const { nearby } = useAfterTexts()
  const texts = useTexts()
  const { community, data, homebase, recommended, requested, notice } = flow
  const reasons = homebase?.recommendationReasons ?? []
  const isRequested = requested.length > 0
  const empty = Array.from({ length: Math.max(0, maxRecommended - recommended.length) }, (_, slot) => slot)
  return (
    <Stack gap={20}>
      <ScreenHeading level={level}>{nearby.title}</ScreenHeading>
      <ul className={styles.slots}>
        {recommended.map((other) => (
          <NearbyCard
            key={other.id}
            community={other}
            imageHost={imageHost}
            isRequested={requested.includes(other.id)}
          />
        ))}
        {empty.map((slot) => (
          <li key={slot} className={styles.emptySlot}>
            {data?.similarCommunities ? nearby.emptyOfPicked : nearby.empty}
          </li>
        ))}
      </ul>
      <div className={styles.reasons}>
        <Heading level={level === 1 ? 2 : 3} look="label">
          {nearby.why}
        </Heading>
        {reasons.length === 0 ? (
          <Text size="small">{nearby.near(community.name)}</Text>
        ) : (
          <ul className={styles.reasonList}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
      <div role="status">
        {notice && <Notice tone={isRequested ? 'positive' : 'critical'} title={messageText(notice, texts)} />}
      </div>
      <Stack gap={8}>
        {!isRequested && <Text size="small">{nearby.whatTheyGet}</Text>}
        {isRequested ? (
          <Button variant="primary" width="full" onClick={() => send({ type: 'recommendedDone' })}>
            {nearby.continue}
          </Button>
        ) : (
          <>
            <Button variant="primary" width="full" busy={isRequesting} onClick={() => send({ type: 'requestAll' })}>
              {isRequesting ? nearby.requesting : nearby.getAll}
            </Button>
            <Button width="full" onClick={() => send({ type: 'recommendedDone' })}>
              {nearby.skip}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}
