import { Heading, Notice, Stack, Text } from '@pkg/ui'
import { flowMessages } from '../flow/flow-messages'
import { ScreenHeading } from '../screens/ScreenHeading'
import { messageText } from '../texts/message-text'
import { useTexts } from '../texts/language'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'
import { NearbyButtons } from './NearbyButtons'
import { NearbySlots } from './NearbySlots'
import { useNearbyTexts } from './nearby-texts'

interface NearbyCommunitiesProps extends AfterScreenProps {
  /** Whether the requests are being sent. */
  isRequesting: boolean
  /** Whether it isn't known yet who would call. */
  isChoosingCallers?: boolean
}

/** Nearby communities, requested one by one or all with one click. Slots without a community say why. [CONF-002 to CONF-006, CTA-005, TRUTH-003] */
export function NearbyCommunities(props: NearbyCommunitiesProps) {
  const { flow, send, answers, support, level, imageHost, isRequesting, isChoosingCallers = false } = props
  const nearby = useNearbyTexts(answers.noCalls)
  const texts = useTexts()
  const { community, homebase, notice } = flow
  const reasons = homebase?.recommendationReasons ?? []
  return (
    <Stack gap={20}>
      <ScreenHeading level={level}>{nearby.title}</ScreenHeading>
      <NearbySlots {...{ flow, send, answers, imageHost }} isBusy={isRequesting || isChoosingCallers} />
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
        {notice && (
          <Notice
            tone={notice === flowMessages.allRequested ? 'positive' : 'critical'}
            title={messageText(notice, texts)}
          />
        )}
      </div>
      <NearbyButtons {...{ flow, send, answers, support, isRequesting, isChoosingCallers }} />
    </Stack>
  )
}
