import { useToast } from '@pkg/ui'
import { useEffect } from 'react'
import { pricingTexts } from '../PricingButton/pricing-texts'
import { reviewTexts } from '../texts/review-texts'
import type { RequestReviewProps } from './request-review-props'

/** From success to its toast, and how long that stays, in milliseconds. [CTA-004] */
const untilToast = 1000
const toastLifetime = 2000

/** How far a request is. */
export interface RequestState {
  isUnderWay: boolean
  isSent: boolean
  /** Whether it was sent, and any disclosure acknowledged. */
  hasSucceeded: boolean
  hasFailed: boolean
}

/** Reports the progress of the request to the host, and shows a toast once it succeeded, after a disclosure if there is one, or failed. [CTA-004, ERR-012] */
export function useReviewReports(
  { community, language = 'en', onRequesting, onRequested }: RequestReviewProps,
  { isUnderWay, isSent, hasSucceeded, hasFailed }: RequestState,
): void {
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
