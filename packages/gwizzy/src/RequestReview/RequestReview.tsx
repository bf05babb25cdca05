import type { GatewaySummary, Homebase } from '@pkg/domain'
import { useToast } from '@pkg/ui'
import { useMachine } from '@xstate/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { initialAnswers } from '../answers/initial-answers'
import { withAnswers } from '../answers/with-answers'
import { DisclosureStep } from '../ConversionFlow/follow-ups'
import { initialFlowContext } from '../flow/flow-context'
import type { FlowServices } from '../flow/flow-services'
import { needsDisclosure } from '../flow/needs-disclosure'
import { pricingTexts } from '../PricingButton/pricing-texts'
import { type RequestReviewContext, requestReviewMachine, reviewedAction } from '../review/request-review.machine'
import type { Progress } from '../progress/progress'
import { FieldsSkeleton } from '../screens/FieldsSkeleton'
import { Shell } from '../screens/Shell'
import type { Visitor, WizardSettings } from '../services'
import { IdsProvider } from '../steps/ids'
import type { Support } from '../support'
import { TextsProvider } from '../texts/language'
import { reviewTexts } from '../texts/review-texts'
import type { Language } from '../texts/texts'
import { HoldingScreen } from './HoldingScreen'
import { ReviewScreen } from './ReviewScreen'
import { SentScreen } from './SentScreen'
import { useHomebase } from './use-homebase'

/** The props of `RequestReview`. */
export interface RequestReviewProps {
  community: GatewaySummary
  /** The progress of the request that the family sent to another community. */
  progress: Progress
  services: FlowServices
  settings?: WizardSettings | undefined
  visitor?: Visitor | undefined
  support: Support
  language?: Language | undefined
  open: boolean
  onClose: () => void
  /** Called when a request starts or stops being sent. */
  onRequesting?: ((isRequesting: boolean) => void) | undefined
  /** Called when the community has been requested. */
  onRequested?: (() => void) | undefined
}

/** From success to its toast, and how long that stays, in milliseconds. [CTA-004] */
const untilToast = 1000
const toastLifetime = 2000

/**
 * A returning family's request to one more community, in a dialog: who gets what, ten seconds to undo it, the state's disclosure, and
 * who has the request. Requires a `ToastProvider`. [CTA-002, CTA-004, ERR-012, TRUTH-001, TRUTH-005, TRUTH-006]
 */
export function RequestReview(props: RequestReviewProps) {
  const { community, progress, services, settings, visitor, support, language = 'en', open } = props
  const [answers] = useState(() => {
    const known = initialAnswers({ settings: { ...settings }, visitor, stored: progress.answers })
    return withAnswers({}, known, community.gwizzyPricingThreshold)
  })
  const [snapshot, send] = useMachine(requestReviewMachine, {
    input: { community, answers, services, settings: { ...settings, language } },
  })
  const { context } = snapshot
  const isSent = snapshot.matches('sent')
  const isUnderWay = snapshot.matches('holding') || snapshot.matches('sending')
  const [isAcknowledged, setAcknowledged] = useState<boolean>()
  const { homebase, isSettled } = useHomebase(services)
  const isDisclosed = isAcknowledged !== undefined || !needsDisclosure({ community, visitor, homebase })
  const words = reviewTexts[language]

  const isRefused = isAcknowledged === false && isHeld(context, homebase)
  const hasSucceeded = isSent && isDisclosed && !isRefused
  useReports(props, { isUnderWay, isSent, hasSucceeded, hasFailed: context.notice !== undefined })
  useSendingOnLeave(snapshot.matches('holding'), () => services.createUuidAction?.(reviewedAction(context)))

  const flow = initialFlowContext({ community, services, visitor, settings: flowSettings(settings) })
  const level = 2
  return (
    <TextsProvider language={language} fallback={<FieldsSkeleton />}>
      <IdsProvider>
        <Shell layout="dialog" open={open} onClose={props.onClose} label={words.title(community.name)}>
          {!isUnderWay && !isSent && (
            <ReviewScreen
              {...{ community, context, homebase, support, words, level }}
              isReady={context.callerChoice !== undefined && isSettled}
              send={() => send({ type: 'confirm' })}
              cancel={props.onClose}
            />
          )}
          {isUnderWay && (
            <HoldingScreen
              {...{ community, words, level }}
              undo={snapshot.matches('holding') ? () => send({ type: 'undo' }) : undefined}
              sendNow={() => send({ type: 'sendNow' })}
            />
          )}
          {isSent && !isDisclosed && (
            <Suspense fallback={<FieldsSkeleton />}>
              <DisclosureStep
                {...{ flow, answers, support, level, language }}
                requestId={context.requestId}
                held={isHeld(context, homebase) ? [community.name] : []}
                send={(event) => event.type === 'disclosureConfirmed' && setAcknowledged(event.isAcknowledged)}
              />
            </Suspense>
          )}
          {isSent && isDisclosed && (
            <SentScreen
              {...{ community, context, services, support, words, level }}
              isRefused={isRefused}
              close={props.onClose}
            />
          )}
        </Shell>
      </IdsProvider>
    </TextsProvider>
  )
}

/** Returns whether the community's team gets the request only after the disclosure: it calls, and hasn't had an earlier one. [TRUTH-005] */
function isHeld({ community, callerChoice }: RequestReviewContext, homebase: Homebase | undefined): boolean {
  const callers = typeof callerChoice === 'object' ? callerChoice.callers : []
  const received = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const isByTeam = callers.some((caller) => caller.kind === 'community' && caller.id === community.id)
  return isByTeam && !received.includes(community.id)
}

const flowSettings = (settings: WizardSettings = {}) => {
  const { actionPage, attribution } = settings
  return { ...(actionPage && { actionPage }), ...(attribution && { attribution }) }
}

/** Reports the progress of the request to the host, and shows a toast once it succeeded, after a disclosure if there is one, or failed. [CTA-004, ERR-012] */
function useReports(
  { community, language = 'en', onRequesting, onRequested }: RequestReviewProps,
  {
    isUnderWay,
    isSent,
    hasSucceeded,
    hasFailed,
  }: { isUnderWay: boolean; isSent: boolean; hasSucceeded: boolean; hasFailed: boolean },
) {
  const { show } = useToast()
  const { headers, failed } = pricingTexts[language]
  const message = reviewTexts[language].sent(community.name)
  useEffect(() => onRequesting?.(isUnderWay), [isUnderWay, onRequesting])
  useEffect(() => {
    if (isSent) onRequested?.()
  }, [isSent, onRequested])
  useEffect(() => {
    if (!hasSucceeded) return undefined
    const toast = { type: 'Success', header: headers.Success, message, lifetime: toastLifetime } as const
    const timer = setTimeout(() => show({ id: `pricing-${community.id}`, ...toast }), untilToast)
    return () => clearTimeout(timer)
  }, [hasSucceeded, show, headers, message, community.id])
  useEffect(() => {
    if (hasFailed) show({ id: `pricing-${community.id}`, type: 'Error', header: headers.Error, message: failed })
  }, [hasFailed, show, headers, failed, community.id])
}

/** Sends a held request when the person leaves the page or opens something else, because they asked for it and didn't undo it. */
function useSendingOnLeave(isHolding: boolean, sendRequest: () => unknown) {
  const latest = useRef(sendRequest)
  useEffect(() => {
    latest.current = sendRequest
  })
  const isHeld = useRef(isHolding)
  useEffect(() => {
    isHeld.current = isHolding
  }, [isHolding])
  useEffect(() => () => void (isHeld.current && latest.current()), [])
  useEffect(() => {
    if (!isHolding) return undefined
    const leave = () => void latest.current()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [isHolding])
}
