import type { GatewaySummary } from '@pkg/domain'
import { Badge, Button, checkIcon, Heading, Receipt, Stack, Text } from '@pkg/ui'
import type { FlowServices } from '../flow/flow-services'
import type { RequestReviewContext } from '../review/request-review.machine'
import { CostSummary } from '../screens/CostSummary'
import { recipientRows } from '../screens/recipient-rows'
import { ScreenHeading } from '../screens/ScreenHeading'
import { SupportLine } from '../screens/SupportLine'
import type { Support } from '../support'
import { useTexts } from '../texts/language'
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
  const texts = useTexts()
  const { callerChoice, recipients = [] } = context
  const { homebase } = useHomebase(services)
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const known = referred.includes(community.id) ? [...recipients, community.name] : recipients
  return (
    <Stack gap={20}>
      {!isRefused && (
        <div>
          <Badge tone="positive" icon={checkIcon}>
            {texts.outcome.sent}
          </Badge>
        </div>
      )}
      <div role="status">
        <ScreenHeading level={level}>
          {isRefused ? words.received(community.name) : words.sent(community.name)}
        </ScreenHeading>
      </div>
      <Heading level={3} look="label">
        {texts.outcome.whoHasIt}
      </Heading>
      <Receipt
        rows={recipientRows(
          {
            community,
            callerChoice: isRefused ? withoutTeams(callerChoice) : callerChoice,
            recipients: known,
            noCalls: context.answers.noCalls,
          },
          support,
          texts,
        )}
      />
      {isRefused && <Text>{words.refused(community.name)}</Text>}
      <CostSummary {...{ community, services, level }} answers={context.answers} />
      <Button variant="primary" width="full" onClick={close}>
        {words.done}
      </Button>
      <SupportLine support={support} />
    </Stack>
  )
}

/** Returns who calls when no team has the request: the advisor who would have stepped in. [TRUTH-005, TRUTH-008] */
function withoutTeams(choice: RequestReviewContext['callerChoice']): RequestReviewContext['callerChoice'] {
  if (typeof choice !== 'object' || !choice.backup) return 'unknown'
  return { ...choice, callers: [{ kind: 'advisor', ...choice.backup }] }
}
