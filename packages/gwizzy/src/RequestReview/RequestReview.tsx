import { LitHouse } from '@pkg/ui'
import { Suspense } from 'react'
import { DisclosureStep } from '../ConversionFlow/follow-ups'
import { initialFlowContext } from '../flow/flow-context'
import { answerPanes } from '../screens/answer-panes'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { onlyRecipients } from '../screens/only-recipients'
import { Shell } from '../screens/Shell'
import type { WizardSettings } from '../services'
import { IdsProvider } from '../steps/ids'
import { TextsProvider } from '../texts/language'
import { reviewTexts } from '../texts/review-texts'
import { HoldingScreen } from './HoldingScreen'
import type { RequestReviewProps } from './request-review-props'
import { ReviewScreen } from './ReviewScreen'
import { SentScreen } from './SentScreen'
import { useReview } from './use-review'

/**
 * A returning family's request to one more community, in a dialog: who gets what, ten seconds to undo it, the state's disclosure, and
 * who has the request. Requires a `ToastProvider`. [CTA-002, CTA-004, ERR-012, TRUTH-001, TRUTH-005, TRUTH-006]
 */
export function RequestReview(props: RequestReviewProps) {
  const { community, services, settings, visitor, support, language = 'en', open, onClose } = props
  const { context, screen, homebase, isReady, isHeld, isRefused, ...review } = useReview(props)
  const words = reviewTexts[language]
  const flow = initialFlowContext({ community, services, visitor, settings: flowSettings(settings) })
  const level = 2
  return (
    <TextsProvider language={language} fallback={<FieldsSkeleton />}>
      <IdsProvider>
        <Shell
          layout="dialog"
          open={open}
          onClose={onClose}
          label={words.title(community.name)}
          scene={<LitHouse panes={allLit} />}
        >
          {screen === 'review' && (
            <ReviewScreen
              {...{ community, context, homebase, isReady, support, words, level }}
              send={review.confirm}
              cancel={onClose}
            />
          )}
          {screen === 'holding' && (
            <HoldingScreen
              {...{ community, words, level }}
              recipients={onlyRecipients(context.callerChoice, community, support, language)}
              noCalls={context.answers.noCalls}
              undo={review.undo}
              sendNow={review.sendNow}
            />
          )}
          {screen === 'disclosure' && (
            <Suspense fallback={<FieldsSkeleton />}>
              <DisclosureStep
                {...{ flow, support, level, language }}
                answers={context.answers}
                requestId={context.requestId}
                held={isHeld ? [community.name] : []}
                send={(event) => event.type === 'disclosureConfirmed' && review.answerDisclosure(event.isAcknowledged)}
              />
            </Suspense>
          )}
          {screen === 'sent' && (
            <SentScreen {...{ community, context, services, support, words, level, isRefused }} close={onClose} />
          )}
        </Shell>
      </IdsProvider>
    </TextsProvider>
  )
}

/** The windows of the house, all lit: the family answered these questions earlier. */
const allLit = answerPanes({ path: [], status: 'done' }, 12)

const flowSettings = (settings: WizardSettings = {}) => {
  const { actionPage, attribution } = settings
  return { ...(actionPage && { actionPage }), ...(attribution && { attribution }) }
}
