import { type GateData, type GateRole, type GateStep, type GateView, viewOf } from './gate-step'

/** Whom to let in, what they want, and who waits for it. [AUTH-002] */
export interface GateRequest {
  role: GateRole
  action: 'register' | 'login'
  data: GateData
  /** Told once the person is signed in. */
  callback?: () => void
}

/** The gate: shut where nobody asks, else the modal that stands open for a request. */
export type Gate = { request: GateRequest; view: GateView } | undefined

/** What happens to the gate. */
export type GateEvent =
  | { type: 'asked'; request: GateRequest; isSignedIn: boolean }
  | { type: 'moved'; view: GateView }
  | { type: 'passed' }
  | { type: 'cancelled' }

/** What the gate becomes, whom to call, and where the browser goes. */
export interface GateOutcome {
  gate: Gate
  callback?: () => void
  goTo?: string
}

/** Lets the gate meet an event. It knows no network, no page and no clock. [AUTH-003 to AUTH-008] */
export function gateAfter(gate: Gate, event: GateEvent): GateOutcome {
  switch (event.type) {
    case 'asked': {
      const { request, isSignedIn } = event
      const step = firstStep(request, isSignedIn)
      if (step === undefined) return through(request)
      return { gate: { request, view: viewOf(step, dataOf(request), { isSignedIn }) } }
    }
    case 'moved':
      return { gate: gate && { ...gate, view: event.view } }
    case 'passed':
      return gate ? through(gate.request) : { gate }
    case 'cancelled':
      // Whoever has signed in on the way has passed, though they leave the last words unread.
      return gate?.view.isSignedIn ? through(gate.request) : { gate: undefined }
  }
}

/** The step at which a request starts; none for somebody who is signed in and needs no more. [AUTH-003, AUTH-006 to AUTH-008, ROLE-003] */
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

/** With a redirect and a status held, the browser goes to that address. [AUTH-004] */
function through({ data, callback }: GateRequest): GateOutcome {
  return {
    gate: undefined,
    ...(callback ? { callback } : {}),
    ...(data.redirect !== undefined && data.status !== undefined ? { goTo: data.redirect } : {}),
  }
}

const dataOf = ({ role, action, data }: GateRequest): GateData => ({ ...data, role, action })
