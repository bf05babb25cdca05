import type { Homebase } from '@pkg/domain'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { initialAnswers } from '../answers/initial-answers'
import { withAnswers } from '../answers/with-answers'
import { needsDisclosure } from '../flow/needs-disclosure'
import { type RequestReviewContext, requestReviewMachine, reviewedAction } from '../review/request-review.machine'
import type { RequestReviewProps } from './request-review-props'
import { useHomebase } from './use-homebase'
import { useReviewReports } from './use-review-reports'
import { useSendingOnLeave } from './use-sending-on-leave'

/** A review, and what a person can do with it. */
export interface Review {
  context: RequestReviewContext
  screen: 'review' | 'holding' | 'disclosure' | 'sent'
  /** What the family has shared so far, once it's known. */
  homebase: Homebase | undefined
  /** Whether who would call and what the family has shared is known, or can't be found out. */
  isReady: boolean
  /** Whether the community's team gets the request only after the disclosure. [TRUTH-005] */
  isHeld: boolean
  /** Whether the community's team doesn't get the request, because the family didn't acknowledge the disclosure. */
  isRefused: boolean
  confirm: () => void
  /** Missing once the request is being sent. */
  undo: (() => void) | undefined
  sendNow: () => void
  answerDisclosure: (isAcknowledged: boolean) => void
}

/** Runs the machine of a returning family's request, reports its progress, and sends a held request when the person leaves. [CTA-004, TRUTH-006] */
export function useReview(props: RequestReviewProps): Review {
  const { community, progress, services, settings, visitor, language = 'en' } = props
  const [answers] = useState(() => {
    const known = initialAnswers({ settings: { ...settings }, visitor, stored: progress.answers })
    return withAnswers({}, known, community.gwizzyPricingThreshold)
  })
  const [snapshot, send] = useMachine(requestReviewMachine, {
    input: { community, answers, services, settings: { ...settings, language } },
  })
  const { context } = snapshot
  const isHolding = snapshot.matches('holding')
  const isUnderWay = isHolding || snapshot.matches('sending')
  const isSent = snapshot.matches('sent')
  const [isAcknowledged, answerDisclosure] = useState<boolean>()
  const { homebase, isSettled } = useHomebase(services)
  const isDisclosed = isAcknowledged !== undefined || !needsDisclosure({ community, visitor, homebase })
  const isHeld = waitsForDisclosure(context, homebase)
  const isRefused = isAcknowledged === false && isHeld
  const hasSucceeded = isSent && isDisclosed && !isRefused
  useReviewReports(props, { isUnderWay, isSent, hasSucceeded, hasFailed: context.notice !== undefined })
  useSendingOnLeave(isHolding, () => services.createUuidAction?.(reviewedAction(context)))
  return {
    context,
    screen: isUnderWay ? 'holding' : !isSent ? 'review' : isDisclosed ? 'sent' : 'disclosure',
    homebase,
    isReady: context.callerChoice !== undefined && isSettled,
    isHeld,
    isRefused,
    confirm: () => send({ type: 'confirm' }),
    undo: isHolding ? () => send({ type: 'undo' }) : undefined,
    sendNow: () => send({ type: 'sendNow' }),
    answerDisclosure,
  }
}

/** Returns whether the community's team gets the request only after the disclosure: it calls, and hasn't had an earlier one. [TRUTH-005] */
function waitsForDisclosure(
  { community, callerChoice }: RequestReviewContext,
  homebase: Homebase | undefined,
): boolean {
  const callers = typeof callerChoice === 'object' ? callerChoice.callers : []
  const received = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const isByTeam = callers.some((caller) => caller.kind === 'community' && caller.id === community.id)
  return isByTeam && !received.includes(community.id)
}
