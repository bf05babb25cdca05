import { useToast } from '@pkg/ui'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import {
  pricingButtonAction,
  pricingRequestMachine,
  type PricingRequestInput,
} from '../pricing/pricing-request.machine'
import type { Language } from '../texts/texts'
import { pricingTexts } from './pricing-texts'

export interface PricingRequestOptions extends PricingRequestInput {
  language?: Language
  /** Opens the wizard. [CTA-003] */
  onStart?: () => void
  /** Reopens the success dialog of the family's request. [CTA-002] */
  onReopen?: () => void
}

/** A pricing button's label, state, and actions. */
export interface PricingButtonState {
  label: string
  /** Whether pricing was already requested. [CTA-001] */
  isDisabled: boolean
  isRequesting: boolean
  /** Starts the wizard, or reopens its result. [CTA-002, CTA-003] */
  press: () => void
  /** Requests pricing immediately, for a family whose contact info is known. [CTA-004] */
  request: () => void
}

/**
 * Returns the pricing button of one community. Shows the result of its request in a toast, which requires a `ToastProvider`. [CTA-001 to
 * CTA-004, ERR-012]
 */
export function usePricingRequest(options: PricingRequestOptions): PricingButtonState {
  const { community, isRequested = false, isAssessmentComplete = false, services = {}, language = 'en' } = options
  const [snapshot, send] = useMachine(pricingRequestMachine, {
    input: { community, isRequested, isAssessmentComplete, services },
  })
  const { show } = useToast()
  const texts = pricingTexts[language]
  const { notice } = snapshot.context

  useEffect(() => {
    if (!notice) return
    const { type, lifetime } = notice
    const message = type === 'Success' ? texts.wasRequested(community.name) : texts.failed
    show({ id: `pricing-${community.id}`, type, message, lifetime, header: texts.headers[type] })
  }, [notice, show, texts, community.id, community.name])

  const wasRequested = isRequested || snapshot.context.isRequested
  const isRequesting = snapshot.matches('requesting')
  const press = pricingButtonAction({ isRequested: wasRequested, isAssessmentComplete })
  return {
    label: wasRequested ? texts.requested : isRequesting ? texts.requesting : texts.getPricing,
    isDisabled: press === 'disabled',
    isRequesting,
    press() {
      if (press === 'startWizard') options.onStart?.()
      if (press === 'reopenSuccess') options.onReopen?.()
    },
    request: () => send({ type: 'request' }),
  }
}
