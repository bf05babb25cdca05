import type { GateRequest } from './gate-request'
import { createView, type GateData, type GateStep, type GateView } from './gate-step'

/** The gate: undefined while it is closed, otherwise the request that opened it and the step it shows. */
export type Gate = { request: GateRequest; view: GateView } | undefined

/** An event that changes the gate. */
export type GateEvent =
  | { type: 'requested'; request: GateRequest; isSignedIn: boolean }
  | { type: 'moved'; view: GateView }
  | { type: 'passed' }
  | { type: 'canceled' }

/** The gate after an event, the callback to call, and the path to go to. */
export interface GateOutcome {
  gate: Gate
  callback?: () => void
  goTo?: string
}

/** Returns the gate after an event. [AUTH-003 to AUTH-008] */
export function nextGate(gate: Gate, event: GateEvent): GateOutcome {
  switch (event.type) {
    case 'requested': {
      const { request, isSignedIn } = event
      const step = firstStep(request, isSignedIn)
      if (step === undefined) return passGate(request)
      return { gate: { request, view: createView(step, carriedData(request), { isSignedIn }) } }
    }
    case 'moved':
      return { gate: gate && { ...gate, view: event.view } }
    case 'passed':
      return gate ? passGate(gate.request) : { gate }
    case 'canceled':
      // Someone who has signed in has passed, even if they close the last step.
      return gate?.view.isSignedIn ? passGate(gate.request) : { gate: undefined }
  }
}

/** Returns the first step for a request, or undefined when someone is signed in and needs none. [AUTH-003, AUTH-006 to AUTH-008, ROLE-003] */
export function firstStep({ role, action, data }: GateRequest, isSignedIn: boolean): GateStep | undefined {
  if (data.status === 'success') return 'magic-link-success'
  if (data.status === 'expired' && !isSignedIn) return 'magic-link-expired'
  if (data.status === 'invite') return 'signup'
  if (isSignedIn) {
    if (role === 'customer' || data.status !== undefined) return undefined
    if (role === 'agent') return 'agent-signup'
    return data.communityId === undefined ? 'provider-find-community' : 'provider-confirmation'
  }
  if (data.status !== undefined && data.status !== 'login') return 'login-signup'
  if (role === 'agent') return 'agent-signup'
  if (role === 'provider') return 'provider-signup'
  return action === 'register' ? 'signup' : 'login-signup'
}

/** The browser goes to the redirect only when a status came with it. [AUTH-004] */
function passGate({ data, callback }: GateRequest): GateOutcome {
  return {
    gate: undefined,
    ...(callback ? { callback } : {}),
    ...(data.redirect !== undefined && data.status !== undefined ? { goTo: data.redirect } : {}),
  }
}

const carriedData = ({ role, action, data }: GateRequest): GateData => ({ ...data, role, action })
