import { ApiError } from '@pkg/api-client'
import { signUpForm } from './gate-forms.server'
import type { GateResult, GateStep } from './gate-step'
import { afterSignIn, show, submitForm, type StepRequest } from './step-request.server'
import { authTexts } from './texts'

/** Creates an account: for a family, a provider, an advisor, or someone who was invited. [API-013, AUTH-001, AUTH-008] */
export async function signUp(
  step: Extract<GateStep, 'signup' | 'provider-signup' | 'agent-signup'>,
  request: StepRequest,
): Promise<GateResult> {
  const { api, data, intent, onHeaders } = request
  if (intent === 'login') return show('login-signup', data)
  const goesOn = data.token !== undefined || data.role === 'provider' || data.role === 'agent'
  try {
    return await submitForm(step, request, {
      definition: signUpForm,
      ...(data.token === undefined ? {} : { values: { invitation: data.token } }),
      send: (body) => api.auth.register(body, { onHeaders }),
      next: (user) => (goesOn ? afterSignIn(request, user) : show('customer-confirmation', data, { isSignedIn: true })),
    })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 410 && error.status !== 404)) throw error
    const { token: _, status: __, ...rest } = data
    return show('signup', rest, { error: authTexts.errors.invitation })
  }
}
