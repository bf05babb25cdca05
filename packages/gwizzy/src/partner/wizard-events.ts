import type { FlowServices } from '../flow/flow-services'
import type { SetupFault } from './setup-fault'

/** The events of a wizard on a partner's page. No event includes an answer, name, or address, because pages have many listeners. */
export interface WizardEvents {
  /** A step was answered (`completed`) or left with Back (`previous`). */
  'gwizzy-step': { community: string; schema: string; step: string; move: 'completed' | 'previous' }
  /** The API accepted a family's request. Dispatched once per request. */
  'gwizzy-lead': { community: string; requestId: string }
  /** The person completed the wizard. */
  'gwizzy-done': { community: string; isUserCreated: boolean }
  /** The wizard can't start, so the page can show something else. [GUEST-012] */
  'gwizzy-error': { community: string; code: SetupFault }
  /** The person left the dialog. */
  'gwizzy-close': { community: string }
}

/** Dispatches one event to the page. */
export type DispatchWizardEvent = <Name extends keyof WizardEvents>(name: Name, detail: WizardEvents[Name]) => void

/** Returns the services with events for the page. */
export function withWizardEvents(
  services: FlowServices,
  community: string,
  dispatch: DispatchWizardEvent,
): FlowServices {
  const dispatched = new Set<string>()
  return {
    ...services,
    async createUuidAction(action) {
      const result = await services.createUuidAction?.(action)
      const { actionType, actionInfo } = action
      const { requestId, status } = actionInfo
      const isRequest = actionType === 'pricing-request' || actionType === 'tour-request'
      if (isRequest && status === 'complete' && !dispatched.has(requestId)) {
        dispatched.add(requestId)
        dispatch('gwizzy-lead', { community: actionInfo.slug ?? community, requestId })
      }
      return result
    },
    track(report) {
      if (report.name === 'step-completed' || report.name === 'step-previous') {
        const move = report.name === 'step-completed' ? 'completed' : 'previous'
        dispatch('gwizzy-step', { community, schema: report.schema, step: report.step, move })
      }
      services.track?.(report)
    },
    log: (message, error) => console.error(`gwizzy: ${message}`, error),
  }
}
