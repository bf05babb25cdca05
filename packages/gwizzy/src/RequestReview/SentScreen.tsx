import type { GatewaySummary } from '@pkg/domain'
import { Text } from '@pkg/ui'
import type { FlowServices } from '../flow/flow-services'
import type { RequestReviewContext } from '../review/request-review.machine'
import { useCost } from '../screens/CostSummary'
import { FinalScreen } from '../screens/FinalScreen'
import type { Support } from '../support'
import type { ReviewTexts } from '../texts/review-texts'
import { useHomebase } from './use-homebase'

interface SentScreenProps {
  community: GatewaySummary
  context: RequestReviewContext
  services: FlowServices
  support: Support
  words: ReviewTexts
  level: 1 | 2
  /** Whether the community's team doesn't get the request, because the family didn't acknowledge the disclosure. */
  isRefused: boolean
  close: () => void
}

/** Says who has the request now, after a state's disclosure if there was one. [CTA-002, CONF-007, TRUTH-003] */
export function SentScreen({ community, context, services, support, words, level, isRefused, close }: SentScreenProps) {
  const { callerChoice, recipients = [] } = context
  const { homebase } = useHomebase(services)
  const cost = useCost(services, community, context.answers)
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const known = referred.includes(community.id) ? [...recipients, community.name] : recipients
  return (
    <FinalScreen
      {...{ community, support, level }}
      answers={context.answers}
      cost={cost}
      callerChoice={isRefused ? withoutTeams(callerChoice) : callerChoice}
      recipients={known}
      status={isRefused ? words.received(community.name) : words.sent(community.name)}
      isSent={!isRefused}
      note={isRefused && <Text>{words.refused(community.name)}</Text>}
      next={{ label: words.done, go: close }}
    />
  )
}

/** Returns who calls when no team has the request: the advisor who would have stepped in. [TRUTH-005, TRUTH-008] */
function withoutTeams(choice: RequestReviewContext['callerChoice']): RequestReviewContext['callerChoice'] {
  if (typeof choice !== 'object' || !choice.backup) return 'unknown'
  return { ...choice, callers: [{ kind: 'advisor', ...choice.backup }] }
}
