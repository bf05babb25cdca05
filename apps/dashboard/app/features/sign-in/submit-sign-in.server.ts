import type { Client } from '@pkg/api-client'
import {
  attemptSignIn,
  formText,
  resendCode,
  type SignInFailure,
  signInFailure,
  type SignInOutcome,
  type Submission,
} from '@pkg/remix-host/server'
import { base, pathAfterSignIn } from '~/site/sign-in-path'
import { signInTexts } from './texts'
import { codeForm, emailForm, passwordForm } from './sign-in-forms.server'
import type { SignInStage, SignInView } from './sign-in-view'

const words = signInTexts

/** A form of the sign-in page. */
interface SignInForm {
  api: Client
  form: FormData
  email: string
  codeId: string
  /** The page to go to after sign-in, which an emailed link keeps. */
  wanted: string | null
  /** Receives the cookies to set. */
  onHeaders: (headers: Headers) => void
}

/**
 * Submits a form of the sign-in page. Returns what to show next, or undefined once the person is signed in. [AUTH-001, API-014 to API-016]
 */
export async function submitSignIn(
  api: Client,
  { form, wanted }: { form: FormData; wanted: string | null },
  onHeaders: (headers: Headers) => void,
): Promise<SignInView | undefined> {
  const email = formText(form, 'email')
  const codeId = formText(form, 'codeId')
  const sent = { api, form, email, codeId, wanted, onHeaders }
  const intent = formText(form, 'intent')
  try {
    if (intent === 'again') return await sendCodeAgain(sent)
    if (intent === 'verify') return await signInByCode(sent)
    if (intent === 'code' || intent === 'link' || intent === 'recover') return await sendByEmail(sent, intent)
    return await signInByPassword(sent)
  } catch (error) {
    const failure = signInFailure(error)
    if (failure === undefined) throw error
    return failed(sent, failure)
  }
}

async function signInByPassword({ api, form, email, onHeaders }: SignInForm): Promise<SignInView | undefined> {
  const submitted = await passwordForm.submit(form, (body) =>
    attemptSignIn(api.auth.login(body, { onHeaders }), onHeaders),
  )
  return viewAfter(submitted, { stage: 'password', email }, async () => {
    const { id } = await api.auth.codeStart({ email })
    return { stage: 'code', email, codeId: id, errors: {}, notice: words.codeToo }
  })
}

async function signInByCode({ api, form, email, codeId, onHeaders }: SignInForm): Promise<SignInView | undefined> {
  const submitted = await codeForm.submit(
    form,
    (body) => attemptSignIn(api.auth.codeLogin(body, { onHeaders }), onHeaders),
    { id: codeId },
  )
  return viewAfter(submitted, { stage: 'code', email, codeId }, () => ({
    stage: 'password',
    email,
    errors: {},
    notice: words.passwordToo,
  }))
}

/** Returns what to show after a password or a code was sent. */
async function viewAfter(
  submitted: Submission<SignInOutcome<unknown>>,
  shown: Pick<SignInView, 'stage' | 'email' | 'codeId'>,
  secondFactor: () => SignInView | Promise<SignInView>,
): Promise<SignInView | undefined> {
  if (!submitted.ok) {
    const { errors, message } = submitted
    return { ...shown, errors, ...(message ? { error: message } : {}) }
  }
  const outcome = submitted.result
  if (outcome.kind === 'signed-in') return undefined
  if (outcome.kind === 'second-factor') return secondFactor()
  return { ...shown, errors: {}, error: failureText(outcome.reason, shown.stage) }
}

async function sendByEmail(
  { api, form, email, wanted }: SignInForm,
  intent: 'code' | 'link' | 'recover',
): Promise<SignInView> {
  const parsed = emailForm.parse(form)
  if (!parsed.ok) return { stage: 'password', email, errors: parsed.errors }
  if (intent === 'code') {
    const { id } = await api.auth.codeStart({ email })
    return { stage: 'code', email, codeId: id, errors: {} }
  }
  if (intent === 'link') {
    const redirect = wanted === null ? {} : { redirect: `${base}${pathAfterSignIn(wanted)}` }
    await api.auth.magicLinkStart({ email, site: 'dashboard', ...redirect })
    return { stage: 'password', email, errors: {}, notice: words.linkSent(email) }
  }
  await api.auth.recover({ email, site: 'dashboard' })
  return { stage: 'password', email, errors: {}, notice: words.recoverSent(email) }
}

async function sendCodeAgain({ api, email, codeId }: SignInForm): Promise<SignInView> {
  const resent = await resendCode(api, codeId, { email })
  const shown = { stage: 'code', email, errors: {} } as const
  if (resent.kind === 'too-soon') return { ...shown, codeId, error: words.codeSoon }
  return { ...shown, codeId: resent.id, notice: words.codeSentAgain }
}

function failed({ email, codeId }: SignInForm, failure: SignInFailure): SignInView {
  const stage = codeId === '' ? 'password' : 'code'
  return { stage, email, ...(codeId === '' ? {} : { codeId }), errors: {}, error: failureText(failure, stage) }
}

function failureText(failure: SignInFailure, stage: SignInStage): string {
  const failures = {
    wrong: stage === 'code' ? words.codeWrong : words.refused,
    expired: words.codeEnded,
    'rate-limited': words.tooMany,
    unavailable: words.unreachable,
  }
  return failures[failure]
}
