import type { FlowServices } from '../flow/flow-services'

/** What the element tells the page. No event carries an answer, a name or an address: pages have many listeners. */
export interface WizardEvents {
  /** A step was answered (`completed`) or left backwards (`previous`). */
  'gwizzy-step': { community: string; schema: string; step: string; move: 'completed' | 'previous' }
  /** The API has taken a family's request; told once per request. */
  'gwizzy-lead': { community: string; requestId: string }
  /** The person has seen the wizard through. */
  'gwizzy-done': { community: string; isUserCreated: boolean }
  /** The person left the dialog. */
  'gwizzy-close': { community: string }
}

/** Tells the page of one event. */
export type Tell = <Name extends keyof WizardEvents>(name: Name, detail: WizardEvents[Name]) => void

/** The services, with the page told of what happens. */
export function tellingServices(services: FlowServices, community: string, tell: Tell): FlowServices {
  const told = new Set<string>()
  return {
    ...services,
    async createUuidAction(action) {
      const answer = await services.createUuidAction?.(action)
      const { actionType, actionInfo } = action
      const { requestId, status } = actionInfo
      const isRequest = actionType === 'pricing-request' || actionType === 'tour-request'
      if (isRequest && status === 'complete' && !told.has(requestId)) {
        told.add(requestId)
        tell('gwizzy-lead', { community: actionInfo.slug ?? community, requestId })
      }
      return answer
    },
    track(report) {
      if (report.name === 'step-completed' || report.name === 'step-previous') {
        const move = report.name === 'step-completed' ? 'completed' : 'previous'
        tell('gwizzy-step', { community, schema: report.schema, step: report.step, move })
      }
      services.track?.(report)
    },
    log: (message, error) => console.error(`gwizzy: ${message}`, error),
  }
}
