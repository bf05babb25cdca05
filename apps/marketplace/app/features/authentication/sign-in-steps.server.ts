import { safeRedirectPath } from '@pkg/domain'
import { attemptSignIn, formText } from '@pkg/remix-host/server'
import { contactBody, sendCode } from './code-step.server'
import { contactError, nameForm, passwordForm } from './gate-forms.server'
import type { GateResult } from './gate-step'
import { afterSignIn, passed, show, submitForm, type StepRequest } from './step-request.server'
import { authTexts } from './texts'

/** Starts with the email address or phone number, or with an account for someone new. [AUTH-001] */
export function loginSignup({ form, data, intent }: StepRequest): GateResult {
  if (intent === 'signup') return show('signup', data)
  if (intent === 'provider') return show('provider-signup', { ...data, role: 'provider' })
  if (intent === 'agent') return show('agent-signup', { ...data, role: 'agent' })
  const contact = contactError(formText(form, 'contact'))
  return contact === undefined ? show('login-password', data) : show('login-signup', data, { errors: { contact } })
}

/** Signs in by password, or sends a code or a link instead. [API-014 to API-016] */
export async function loginPassword(request: StepRequest): Promise<GateResult> {
  const { api, data, intent, onHeaders } = request
  const contact = data.contact ?? ''
  if (intent === 'other') return show('login-signup', data)
  if (intent === 'recover') return show('reset-password', data)
  if (intent === 'code') return sendCode(request)
  if (intent === 'link') {
    await api.auth.magicLinkStart({ email: contact, redirect: safeRedirectPath(data.redirect) })
    return show('login-password', data, { notice: authTexts.loginPassword.linkSent(contact) })
  }
  return submitForm('login-password', request, {
    definition: passwordForm,
    values: contactBody(contact),
    send: (body) => attemptSignIn(api.auth.login(body, { onHeaders }), onHeaders),
    next(outcome) {
      if (outcome.kind === 'signed-in') return afterSignIn(request, outcome.result)
      if (outcome.kind === 'second-factor') return sendCode(request)
      const { tooMany, unreachable, wrongCredentials } = authTexts.errors
      const failures = {
        'rate-limited': tooMany,
        unavailable: unreachable,
        wrong: wrongCredentials,
        expired: wrongCredentials,
      }
      return show('login-password', data, { error: failures[outcome.reason] })
    },
  })
}

/** Saves the name of someone who signed in without one. [AUTH-001] */
export function infoPrompt(request: StepRequest): Promise<GateResult> {
  return submitForm('info-prompt', request, {
    definition: nameForm,
    send: ({ name = '' }) => request.api.users.update({ id: 'me', name }),
    next: () => passed(request.data),
    isSignedIn: true,
  })
}
