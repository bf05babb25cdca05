import { consentText, contactWording, findConsentWording, type GatewaySummary, type Homebase } from '@pkg/domain'
import { Button, Heading, Ledger, Notice, Stack, Text } from '@pkg/ui'
import type { RequestReviewContext } from '../review/request-review.machine'
import { ScreenHeading } from '../screens/ScreenHeading'
import { answerText } from '../steps/answer-text'
import { WhoWillCall } from '../steps/WhoWillCall'
import type { Support } from '../support'
import { listText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { ReviewTexts } from '../texts/review-texts'

interface ReviewScreenProps {
  community: GatewaySummary
  context: RequestReviewContext
  /** What the family has shared so far, once it's known. */
  homebase: Homebase | undefined
  /** Whether nothing that is still loading can move the buttons. */
  isReady: boolean
  support: Support
  words: ReviewTexts
  level: 1 | 2
  send: () => void
  cancel: () => void
}

/** The answers that a family gave for another community and that fit any. */
const reusedSteps = ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'UserLocation'] as const

/** Shows who will call, what is sent, who has the contact info already, the fee, and what the family agrees to. [TRUTH-001, TRUTH-006, TRUTH-007] */
export function ReviewScreen(props: ReviewScreenProps) {
  const { community, context, homebase, isReady, support, words, level, send, cancel } = props
  const language = useLanguage()
  const texts = useTexts()
  const { callerChoice, haveCallersChanged, notice, answers } = context
  const { feePercent = 0 } = community
  const shared = sharedNames(homebase)
  const choice = typeof callerChoice === 'object' ? callerChoice : undefined
  const contact = findConsentWording(contactWording(answers.noCalls), language)
  const given = reusedSteps.map((step) => answerText(step, { answers, community }, { texts, language })).filter(Boolean)
  const rows = [
    { label: words.name, figure: [answers.firstName, answers.lastName].filter(Boolean).join(' ') },
    { label: words.email, figure: answers.email },
    { label: words.phone, figure: answers.phone },
    { label: words.answers, figure: given.join(', ') },
  ]
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <ScreenHeading level={level}>{words.title(community.name)}</ScreenHeading>
        <Text>{words.intro}</Text>
      </Stack>
      {notice && <Notice tone="critical" title={words.failed(support.phone)} role="alert" />}
      <WhoWillCall
        context={{ community, internals: { callerChoice, haveCallersChanged } }}
        support={support}
        noCalls={answers.noCalls}
      />
      <div>
        <Heading level={3} look="label">
          {words.whatWeSend}
        </Heading>
        <Ledger lines={rows.flatMap(({ label, figure }) => (figure ? [{ label, figure }] : []))} />
      </div>
      {shared.length > 0 && <Text>{words.already(listText(shared, language), shared.length)}</Text>}
      <Text>{texts.frame.fee(community.name, feePercent)}</Text>
      {contact && callerChoice !== undefined && (
        <Text size="small">{consentText(contact, { choice, operator: support.name })}</Text>
      )}
      <Stack gap={12}>
        <Button variant="primary" width="full" busy={!isReady} onClick={send}>
          {words.send}
        </Button>
        <Button width="full" onClick={cancel}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Returns the names of the communities whose teams have the family's contact info. */
function sharedNames(homebase: Homebase | undefined): string[] {
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  return homebase?.client.communitiesInterested.flatMap(({ id, name }) => (referred.includes(id) ? [name] : [])) ?? []
}
