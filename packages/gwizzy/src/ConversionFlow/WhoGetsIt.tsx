import { consentText, contactWording, findConsentWording, type RecommendedCommunity } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { isHeld } from '../flow/disclosed-communities'
import type { FlowContext } from '../flow/flow-context'
import { remainingIds } from '../flow/nearby-request'
import { listText } from '../texts/formats'
import { useLanguage } from '../texts/language'
import { useNearbyTexts } from './nearby-texts'

interface WhoGetsItProps {
  flow: FlowContext
  operator: string
  noCalls: boolean | undefined
}

/**
 * Says which of the remaining communities get the family's contact info, which ones the advisor asks, and what the family agrees to.
 * [TRUTH-001 to TRUTH-003]
 */
export function WhoGetsIt({ flow, operator, noCalls }: WhoGetsItProps) {
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
