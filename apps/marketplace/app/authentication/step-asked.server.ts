import { ApiError, type Client, type User } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import { type GateAnswer, type GateData, type GateStep, type GateView, viewOf } from './gate-step'

/** What a step works with: the API, what was typed, and where cookies of the answer go. */
export interface StepAsked {
  api: Client
  form: FormData
  data: GateData
  intent: string
  onHeaders: (headers: Headers) => void
}

/** The way out of the gate. */
export const passed = ({ redirect }: GateData): GateAnswer => ({ kind: 'passed', redirect: safeRedirectPath(redirect) })

/** A modal as an answer. */
export const show = (step: GateStep, data: GateData, more: Partial<GateView> = {}): GateAnswer => ({
  kind: 'view',
  view: viewOf(step, data, more),
})

/** After a sign-in: a provider goes on to the community, an advisor to the application, somebody without a name is asked for it. */
export function afterSignIn(data: GateData, user?: User): GateAnswer {
  const isSignedIn = true
  if (data.role === 'provider') {
    return show(data.communityId ? 'provider-confirmation' : 'provider-find-community', data, { isSignedIn })
  }
  if (data.role === 'agent' && user?.role !== 'agent') {
    return show('agent-signup', { ...data, stage: 'profile' }, { isSignedIn })
  }
  return user?.name === '' ? show('info-prompt', data, { isSignedIn }) : passed(data)
}

/** Undefined where the API refused with this status. */
export async function refusedAs<T>(status: number, answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof ApiError && problem.status === status) return undefined
    throw problem
  })
}
