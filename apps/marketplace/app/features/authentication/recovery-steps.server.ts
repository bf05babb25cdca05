import { safeRedirectPath } from '@pkg/domain'
import { resetPassword } from '@pkg/remix-host/server'
import { emailForm, passwordResetForm } from './gate-forms.server'
import type { GateResult } from './gate-step'
import { afterSignIn, show, showErrors, submitForm, type StepRequest } from './step-request.server'
import { authTexts } from './texts'

/** Emails a reset link, or replaces the password of someone who opened one. [API-015] */
export async function resetPasswordStep(request: StepRequest): Promise<GateResult> {
  const { api, data, intent } = request
  if (intent === 'other') return show('login-signup', data)
  if (data.token !== undefined) return replacePassword(request, data.token)
  return submitForm('reset-password', request, {
    definition: emailForm,
    send: async ({ email }) => {
      await api.auth.recover({ email })
      return email
    },
    next: (email) => show('reset-password', data, { notice: authTexts.reset.sent(email) }),
  })
}

async function replacePassword({ api, form, data, onHeaders }: StepRequest, token: string): Promise<GateResult> {
  const submitted = await resetPassword(api, { form, definition: passwordResetForm, token }, onHeaders)
  if (!submitted.ok) return showErrors('reset-password', data, submitted)
  const outcome = submitted.result
  if (outcome.kind === 'signed-in') return afterSignIn({ api, data }, outcome.result)
  const { token: _, ...rest } = data
  if (outcome.kind === 'second-factor')
    return show('login-signup', rest, { notice: authTexts.loginPassword.passwordToo })
  const { tooMany, unreachable } = authTexts.errors
  if (outcome.reason === 'rate-limited') return show('reset-password', data, { error: tooMany })
  if (outcome.reason === 'unavailable') return show('reset-password', data, { error: unreachable })
  return show('magic-link-expired', { ...rest, purpose: 'recovery' })
}

/** Emails another link in place of one that expired. [AUTH-007] */
export async function magicLinkExpired(request: StepRequest): Promise<GateResult> {
  const { api, data, intent } = request
  if (intent === 'other') return show('login-signup', data)
  const isRecovery = data.purpose === 'recovery'
  return submitForm('magic-link-expired', request, {
    definition: emailForm,
    send: async ({ email }) => {
      if (isRecovery) await api.auth.recover({ email })
      else await api.auth.magicLinkStart({ email, redirect: safeRedirectPath(data.redirect) })
      return isRecovery ? authTexts.reset.sent(email) : authTexts.loginPassword.linkSent(email)
    },
    next: (notice) => show('magic-link-expired', data, { notice }),
  })
}
