import type { GatewaySummary } from '@pkg/domain'
import { Badge, Button, checkIcon, Heading, Receipt, Stack } from '@pkg/ui'
import { RefusedDisclosure } from '../ConversionFlow/RefusedDisclosure'
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
  close: () => void
}

/** Says who has the request now, after a state's disclosure if there was one. [CTA-002, CONF-007, TRUTH-003] */
export function SentScreen({ community, context, services, support, words, level, close }: SentScreenProps) {
  const texts = useTexts()
  const { callerChoice, recipients = [] } = context
  const { homebase } = useHomebase(services)
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const isRefused = homebase?.uuidInfo.referralInfo.undisclosedSlugs.includes(community.id) === true
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
        <ScreenHeading level={level}>{words.sent(community.name)}</ScreenHeading>
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
      <RefusedDisclosure homebase={homebase} />
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
