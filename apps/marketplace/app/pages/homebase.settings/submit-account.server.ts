import { ApiError, type Client } from '@pkg/api-client'
import { errorPage, formText, type Submission } from '@pkg/remix-host/server'
import { codeForm, failureText } from '~/features/authentication/index.server'
import { authTexts } from '~/features/authentication'
import { homebasePaths } from '~/site/links/homebase-links'
import { contactForm, firstPasswordForm, passwordChangeForm } from './account-forms.server'
import type { AccountResult } from './account-result'

const words = authTexts.accountPage

/** A form of the account page that was sent. */
interface AccountForm {
  api: Client
  form: FormData
  intent: string
  /** Receives the cookies to set. */
  onHeaders: (headers: Headers) => void
}

const handlers: Record<string, (sent: AccountForm) => Promise<AccountResult>> = {
  contact: saveContact,
  'verify-email': sendEmailLink,
  'verify-phone': sendPhoneCode,
  'phone-code': verifyPhone,
  password: savePassword,
  end: endSession,
  'end-others': endOtherSessions,
}

/** Submits a form of the account page. @throws The error page for a form that the page doesn't have. [API-003, API-014] */
export async function submitAccount(
  api: Client,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<AccountResult> {
  // The button that ends one session has the session's id as its value.
  const intent = form.has('end') ? 'end' : formText(form, 'intent')
  const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
  if (!handle) throw errorPage('bad-request', 400)
  try {
    return await handle({ api, form, intent, onHeaders })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return done(intent, { error: authTexts.errors.again })
    const text = failureText(error)
    if (text === undefined) throw error
    return done(intent, { error: text })
  }
}

const done = (intent: string, more: Partial<AccountResult> = {}): AccountResult => ({ intent, errors: {}, ...more })

const after = (intent: string, submitted: Submission<unknown>): AccountResult =>
  submitted.ok
    ? done(intent)
    : { intent, errors: submitted.errors, ...(submitted.message ? { error: submitted.message } : {}) }

async function saveContact({ api, form, intent }: AccountForm): Promise<AccountResult> {
  const submitted = await contactForm.submit(form, (body) => api.users.update({ id: 'me', ...body }))
  if (submitted.ok) return done(intent)
  const typed = Object.fromEntries(['name', 'email', 'phone'].map((name) => [name, formText(form, name)]))
  return { ...after(intent, submitted), typed }
}

async function sendEmailLink({ api, intent }: AccountForm): Promise<AccountResult> {
  const { email } = await api.users.get({ id: 'me' })
  if (email) await api.auth.magicLinkStart({ email, redirect: homebasePaths.settings })
  return done(intent)
}

async function sendPhoneCode({ api, intent }: AccountForm): Promise<AccountResult> {
  const { phone } = await api.users.get({ id: 'me' })
  if (!phone) return done(intent)
  const { id } = await api.auth.codeStart({ phone })
  return done(intent, { codeId: id })
}

async function verifyPhone({ api, form, intent, onHeaders }: AccountForm): Promise<AccountResult> {
  const codeId = formText(form, 'codeId')
  try {
    const submitted = await codeForm.submit(form, (body) => api.auth.codeLogin(body, { onHeaders }), { id: codeId })
    return submitted.ok ? done(intent) : { ...after(intent, submitted), codeId }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { intent, errors: { code: authTexts.otp.wrong }, codeId }
    if (error.status === 410) return done(intent, { error: authTexts.otp.ended })
    throw error
  }
}

async function savePassword({ api, form, intent, onHeaders }: AccountForm): Promise<AccountResult> {
  const { hasPassword } = await api.users.get({ id: 'me' })
  try {
    const submitted = hasPassword
      ? await passwordChangeForm.submit(form, (body) => api.auth.updatePassword(body, { onHeaders }))
      : await firstPasswordForm.submit(form, (body) => api.auth.setPassword(body, { onHeaders }))
    return after(intent, submitted)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.errors.some(({ code }) => code === 'wrong-password')) throw error
    return { intent, errors: { currentPassword: authTexts.errors.wrongPassword } }
  }
}

async function endSession({ api, form }: AccountForm): Promise<AccountResult> {
  await api.sessions.revoke({ id: formText(form, 'end') })
  return done('end-others')
}

async function endOtherSessions({ api, intent }: AccountForm): Promise<AccountResult> {
  await api.sessions.revokeOthers()
  return done(intent)
}

const notices: Record<string, string> = {
  contact: words.saved,
  'verify-email': words.verifyEmailSent,
  password: words.passwordSaved,
  'phone-code': words.phoneSaved,
  'end-others': words.ended,
}

/** Returns the notice after a form was submitted, or undefined for an unknown intent. */
export function noticeAfter(intent: string): AccountResult | undefined {
  const notice = Object.hasOwn(notices, intent) ? notices[intent] : undefined
  return notice === undefined ? undefined : done(intent, { notice })
}
