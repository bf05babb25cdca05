import { isHeld } from '../flow/disclosed-communities'
import { maxRecommended } from '../flow/recommended'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'
import { NearbyCard } from './NearbyCard'
import { useNearbyTexts } from './nearby-texts'

interface NearbySlotsProps extends Pick<AfterScreenProps, 'flow' | 'send' | 'answers' | 'imageHost'> {
  /** Whether no other request can be sent now. */
  isBusy: boolean
}

/** The nearby communities. Slots without a community say why. [CONF-002, CONF-006, TRUTH-003] */
export function NearbySlots({ flow, send, answers, imageHost, isBusy }: NearbySlotsProps) {
  const nearby = useNearbyTexts(answers.noCalls)
  const { data, homebase, recommended, requested } = flow
  const empty = Array.from({ length: Math.max(0, maxRecommended - recommended.length) }, (_, slot) => slot)
  const isFull = recommended.length >= (homebase?.openShares ?? maxRecommended)
  const reasonForEmpty = isFull ? nearby.full : data?.similarCommunities ? nearby.emptyOfPicked : nearby.empty
  return (
    <ul className={styles.slots}>
      {recommended.map((other) => (
        <NearbyCard
          key={other.id}
          community={other}
          imageHost={imageHost}
          isRequested={requested.includes(other.id)}
          isSent={!isHeld(flow, other)}
          isRequesting={isBusy}
          onRequest={recommended.length > 1 ? () => send({ type: 'requestOne', id: other.id }) : undefined}
        />
      ))}
      {empty.map((slot) => (
        <li key={slot} className={styles.emptySlot}>
          {reasonForEmpty}
        </li>
      ))}
    </ul>
  )
}
