import { attemptSignIn, resendCode } from '@pkg/remix-host/server'
import { codeForm } from './gate-forms.server'
import type { GateResult } from './gate-step'
import { afterSignIn, show, submitForm, type StepRequest } from './step-request.server'
import { authTexts } from './texts'

/** Signs in by the code that we sent. [API-016] */
export async function otpLogin(request: StepRequest): Promise<GateResult> {
  const { api, data, intent, onHeaders } = request
  if (intent === 'other') return show('login-password', data)
  if (intent === 'again') return sendCodeAgain(request)
  return submitForm('otp-login', request, {
    definition: codeForm,
    values: { id: data.codeId ?? '' },
    send: (body) => attemptSignIn(api.auth.codeLogin(body, { onHeaders }), onHeaders),
    next(outcome) {
      if (outcome.kind === 'signed-in') return afterSignIn(request, outcome.result)
      if (outcome.kind === 'second-factor') {
        return show('login-password', data, { notice: authTexts.loginPassword.passwordToo })
      }
      if (outcome.reason === 'wrong') return show('otp-login', data, { errors: { code: authTexts.otp.wrong } })
      const { tooMany, unreachable } = authTexts.errors
      const failures = { 'rate-limited': tooMany, unavailable: unreachable, expired: authTexts.otp.ended }
      return show('otp-login', data, { error: failures[outcome.reason] })
    },
  })
}

/** Sends a code to the contact, and asks for it. */
export async function sendCode({ api, data }: StepRequest): Promise<GateResult> {
  const { id, channel } = await api.auth.codeStart(contactBody(data.contact ?? ''))
  return show('otp-login', { ...data, codeId: id, channel })
}

async function sendCodeAgain({ api, data }: StepRequest): Promise<GateResult> {
  const resent = await resendCode(api, data.codeId ?? '', contactBody(data.contact ?? ''))
  if (resent.kind === 'too-soon') return show('otp-login', data, { error: authTexts.otp.soon })
  return show('otp-login', { ...data, codeId: resent.id }, { notice: authTexts.otp.sent })
}

/** Returns the body that names a contact: an email address, or a phone number. */
export const contactBody = (contact: string) => (contact.includes('@') ? { email: contact } : { phone: contact })
