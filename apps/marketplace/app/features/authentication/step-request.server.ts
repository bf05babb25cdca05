import { ApiError, type Client, type User } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import type { FormDefinition, FormErrors, Submission } from '@pkg/remix-host/server'
import { createView, type GateData, type GateResult, type GateStep, type GateView } from './gate-step'

/** A step's form that was sent. */
export interface StepRequest {
  api: Client
  form: FormData
  data: GateData
  intent: string
  /** Receives the cookies to set. */
  onHeaders: (headers: Headers) => void
}

/** Leaves the gate. */
export const passed = ({ redirect }: GateData): GateResult => ({ kind: 'passed', redirect: safeRedirectPath(redirect) })

/** Shows a step. */
export const show = (step: GateStep, data: GateData, more: Partial<GateView> = {}): GateResult => ({
  kind: 'view',
  view: createView(step, data, more),
})

/** What a step does with its form. */
export interface StepForm<Body, Result> {
  definition: FormDefinition<Body>
  /** Values of the request that have no field. */
  values?: Partial<Body>
  send: (body: Body) => Promise<Result>
  next: (result: Result) => GateResult | Promise<GateResult>
  isSignedIn?: boolean
}

/** Sends a step's form. Shows the step again with what to correct, or continues to the next one. */
export async function submitForm<Body, Result>(
  step: GateStep,
  { form, data }: Pick<StepRequest, 'form' | 'data'>,
  { definition, values, send, next, isSignedIn = false }: StepForm<Body, Result>,
): Promise<GateResult> {
  const submitted: Submission<Result> = await definition.submit(form, send, values)
  return submitted.ok ? next(submitted.result) : showErrors(step, data, submitted, isSignedIn)
}

/** Shows a step again with what to correct. */
export const showErrors = (step: GateStep, data: GateData, { errors, message }: FormErrors, isSignedIn = false) =>
  show(step, data, { errors, ...(message ? { error: message } : {}), ...(isSignedIn ? { isSignedIn } : {}) })

/**
 * Returns the step after a sign-in: the community for a provider, the application for an advisor, and the name for someone who has
 * none.
 */
export async function afterSignIn({ api, data }: Pick<StepRequest, 'api' | 'data'>, user?: User): Promise<GateResult> {
  const isSignedIn = true
  if (data.role === 'provider') {
    return data.communityId === undefined
      ? show('provider-find-community', data, { isSignedIn })
      : confirmCommunity(api, data, data.communityId)
  }
  if (data.role === 'agent' && user?.role !== 'agent') {
    return show('agent-signup', { ...data, stage: 'profile' }, { isSignedIn })
  }
  return user?.name === '' ? show('info-prompt', data, { isSignedIn }) : passed(data)
}

/** Shows the claim of a community by its name, or the search if we don't list it. [QUERY-003] */
export async function confirmCommunity(api: Client, data: GateData, communityId: string): Promise<GateResult> {
  const isSignedIn = true
  try {
    const { communityName } = await api.claims.get({ id: communityId })
    return show('provider-confirmation', { ...data, communityId, communityName }, { isSignedIn })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return show('provider-find-community', withoutCommunity(data), { isSignedIn })
  }
}

/** Returns the request without the chosen community. */
export function withoutCommunity({ communityId: _, communityName: __, ...rest }: GateData): GateData {
  return rest
}
