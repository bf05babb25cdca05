import { useCallback, useEffect, useRef } from 'react'
import type { DispatchWizardEvent, WizardEvents } from '../partner/wizard-events'

/** The props that receive a wizard's events. */
export interface EventProps {
  /** Called when a step was answered or left with Back. */
  onStep?: ((detail: WizardEvents['gwizzy-step']) => void) | undefined
  /** Called once when the API accepted a family's request. */
  onLead?: ((detail: WizardEvents['gwizzy-lead']) => void) | undefined
  /** Called when the person completed the wizard. */
  onDone?: ((detail: WizardEvents['gwizzy-done']) => void) | undefined
  /** Called when the wizard can't start, with the reason. */
  onError?: ((detail: WizardEvents['gwizzy-error']) => void) | undefined
  /** Called when the person left the dialog. */
  onClose?: ((detail: WizardEvents['gwizzy-close']) => void) | undefined
}

/** Returns a function that calls the latest prop for an event. It's the same function between renders. */
export function useEventProps(props: EventProps): DispatchWizardEvent {
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  return useCallback((name, detail) => {
    const { onStep, onLead, onDone, onError, onClose } = latest.current
    const handlers: { [Name in keyof WizardEvents]: ((detail: WizardEvents[Name]) => void) | undefined } = {
      'gwizzy-step': onStep,
      'gwizzy-lead': onLead,
      'gwizzy-done': onDone,
      'gwizzy-error': onError,
      'gwizzy-close': onClose,
    }
    handlers[name]?.(detail)
  }, [])
}
