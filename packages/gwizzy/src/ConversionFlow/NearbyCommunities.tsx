import { consentText, contactWording, findConsentWording, type RecommendedCommunity } from '@pkg/domain'
import { Button, Heading, Notice, Skeleton, Stack, Text } from '@pkg/ui'
import { isHeld } from '../flow/disclosed-communities'
import type { FlowContext } from '../flow/flow-context'
import { flowMessages } from '../flow/flow-messages'
import { remainingIds } from '../flow/nearby-request'
import { maxRecommended } from '../flow/recommended'
import { ScreenHeading } from '../screens/ScreenHeading'
import { useAfterTexts } from '../texts/after-texts'
import { messageText } from '../texts/message-text'
import { listText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'
import { NearbyCard } from './NearbyCard'

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
  const { community, data, homebase, recommended, requested, notice, isLeaving } = flow
  const reasons = homebase?.recommendationReasons ?? []
  const isDone = remainingIds(flow).length === 0
  const empty = Array.from({ length: Math.max(0, maxRecommended - recommended.length) }, (_, slot) => slot)
  const isFull = recommended.length >= (homebase?.openShares ?? maxRecommended)
  const reasonForEmpty = isFull ? nearby.full : data?.similarCommunities ? nearby.emptyOfPicked : nearby.empty
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
            isSent={!isHeld(flow, other)}
            isRequesting={isRequesting || isChoosingCallers}
            onRequest={recommended.length > 1 ? () => send({ type: 'requestOne', id: other.id }) : undefined}
          />
        ))}
        {empty.map((slot) => (
          <li key={slot} className={styles.emptySlot}>
            {reasonForEmpty}
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
        {notice && (
          <Notice
            tone={notice === flowMessages.allRequested ? 'positive' : 'critical'}
            title={messageText(notice, texts)}
          />
        )}
      </div>
      <Stack gap={8}>
        {!isDone &&
          (isChoosingCallers ? (
            <Skeleton shape="button" />
          ) : (
            <WhoGetsIt flow={flow} operator={support.name} noCalls={answers.noCalls} />
          ))}
        {isDone ? (
          <Button variant="primary" width="full" onClick={() => send({ type: 'recommendedDone' })}>
            {nearby.continue}
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              width="full"
              busy={isRequesting || isChoosingCallers}
              onClick={() => send({ type: 'requestAll' })}
            >
              {isRequesting ? nearby.requesting : nearby.getAll}
            </Button>
            {/* Who would call appears above the buttons, so a press before could hit the other one. */}
            <Button
              width="full"
              busy={isLeaving || isChoosingCallers}
              onClick={() => send({ type: 'recommendedDone' })}
            >
              {requested.length > 0 ? nearby.continue : nearby.skip}
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}

/** Returns the texts of this screen, without calls for a family that would rather not be called. [TRUST-006] */
function useNearbyTexts(noCalls: boolean | undefined) {
  const { nearby, byEmail } = useAfterTexts()
  return noCalls ? { ...nearby, ...byEmail.nearby } : nearby
}

interface WhoGetsItProps {
  flow: FlowContext
  operator: string
  noCalls: boolean | undefined
}

/**
 * Says which of the remaining communities get the family's contact info, which ones the advisor asks, and what the family agrees to.
 * [TRUTH-001 to TRUTH-003]
 */
function WhoGetsIt({ flow, operator, noCalls }: WhoGetsItProps) {
  const nearby = useNearbyTexts(noCalls)
  const language = useLanguage()
  const { nearbyCallers: choice } = flow
  const ids = remainingIds(flow)
  const remaining = flow.recommended.filter(({ id }) => ids.includes(id))
  // Without a choice, no team gets the request.
  const teams = choice?.callers.flatMap((caller) => (caller.kind === 'community' ? [caller.id] : [])) ?? []
  const namesOf = (isIncluded: (community: RecommendedCommunity) => boolean) =>
    listText(
      remaining.filter(isIncluded).map(({ name }) => name),
      language,
    )
  const isDirect = ({ id }: RecommendedCommunity) => teams.includes(id)
  const isLater = (community: RecommendedCommunity) => isHeld(flow, { ...community, isDirect: isDirect(community) })
  const direct = namesOf((community) => isDirect(community) && !isLater(community))
  const later = namesOf(isLater)
  const advised = namesOf((community) => !isDirect(community))
  const contact = findConsentWording(contactWording(noCalls), language)
  return (
    <>
      {direct && <Text size="small">{nearby.whatTheyGet(direct)}</Text>}
      {later && <Text size="small">{nearby.whatTheyGetLater(later)}</Text>}
      {advised && <Text size="small">{nearby.advisorAsks(advised)}</Text>}
      {contact && <Text size="small">{consentText(contact, { choice, operator })}</Text>}
    </>
  )
}
