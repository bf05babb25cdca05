import { ApiError, type Client } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { agentSignup } from './advisor-steps.server'
import { providerConfirmation, providerFindCommunity, providerNotFound } from './claim-steps.server'
import { otpLogin } from './code-step.server'
import { failureText } from './failure-text.server'
import { readGateData } from './gate-forms.server'
import type { GateResult, GateStep } from './gate-step'
import { magicLinkExpired, resetPasswordStep } from './recovery-steps.server'
import { infoPrompt, loginPassword, loginSignup } from './sign-in-steps.server'
import { signUp } from './sign-up-steps.server'
import { passed, show, type StepRequest } from './step-request.server'

const steps: Record<GateStep, (request: StepRequest) => Promise<GateResult> | GateResult> = {
  'login-signup': loginSignup,
  'login-password': loginPassword,
  'otp-login': otpLogin,
  'reset-password': resetPasswordStep,
  'magic-link-expired': magicLinkExpired,
  'magic-link-success': ({ data }) => passed(data),
  'info-prompt': infoPrompt,
  signup: (request) => signUp('signup', request),
  'customer-confirmation': ({ data }) => passed(data),
  'provider-signup': (request) => signUp('provider-signup', request),
  'provider-find-community': providerFindCommunity,
  'provider-confirmation': providerConfirmation,
  'provider-not-found': providerNotFound,
  'provider-claim-approval': ({ data }) => passed(data),
  'agent-signup': agentSignup,
}

/** Submits the form of a step. Returns the next step, the same step with what to correct, or a redirect that leaves the gate. [AUTH-001] */
export async function submitStep(
  api: Client,
  step: GateStep,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<GateResult> {
  const data = readGateData(form)
  try {
    return withTyped(await steps[step]({ api, form, data, intent: formText(form, 'intent'), onHeaders }), step, form)
  } catch (error) {
    // The session has ended. The step's own sign-in errors are handled there.
    if (error instanceof ApiError && error.status === 401) return show('login-signup', data)
    const text = failureText(error)
    if (text === undefined) throw error
    return withTyped(show(step, data, { error: text }), step, form)
  }
}

/** Keeps what was typed in a step that is shown again, except passwords and codes. */
function withTyped(result: GateResult, step: GateStep, form: FormData): GateResult {
  if (result.kind === 'passed' || result.view.step !== step) return result
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password|code|intent|step/i.test(name) ? [[name, value]] : [],
    ),
  )
  return { ...result, view: { ...result.view, typed } }
}
