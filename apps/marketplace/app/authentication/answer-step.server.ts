import { ApiError, type Client } from '@pkg/api-client'
import { safeRedirectPath } from '@pkg/domain'
import { agentStep } from './agent-step.server'
import { claimStep } from './claim-step.server'
import type { GateAnswer, GateStep } from './gate-step'
import { problemText } from './problem-text.server'
import { dataIn, errorsIn, textIn } from './read-fields'
import { registerStep } from './register-step.server'
import { afterSignIn, passed, refusedAs, show, type StepAsked } from './step-asked.server'
import { authTexts } from './texts'

const words = authTexts.problems

/** Answers the form of a modal: with the next one, the same one and what is wrong, or the way out. [AUTH-001] */
export async function answerStep(
  api: Client,
  step: GateStep,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<GateAnswer> {
  const data = dataIn(form)
  const asked: StepAsked = { api, form, data, intent: textIn(form, 'intent'), onHeaders }
  try {
    return withTyped(await answers[step](asked), step, form)
  } catch (problem) {
    const text = problemText(problem)
    if (text === undefined) throw problem
    return withTyped(show(step, data, { problem: text }), step, form)
  }
}

/** A modal that is shown again keeps what was typed, but no secret. */
function withTyped(answer: GateAnswer, step: GateStep, form: FormData): GateAnswer {
  if (answer.kind === 'passed' || answer.view.step !== step) return answer
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !/password|code|intent|step/i.test(name) ? [[name, value]] : [],
    ),
  )
  return { ...answer, view: { ...answer.view, typed } }
}

const answers: Record<GateStep, (asked: StepAsked) => Promise<GateAnswer> | GateAnswer> = {
  'login-signup': ({ form, data, intent }) => {
    if (intent === 'signup') return show('signup', data)
    if (intent === 'provider') return show('provider-signup', { ...data, role: 'provider' })
    if (intent === 'agent') return show('agent-signup', { ...data, role: 'agent' })
    const errors = errorsIn(form, ['contact'])
    return Object.keys(errors).length > 0 ? show('login-signup', data, { errors }) : show('login-password', data)
  },

  'login-password': async (asked) => {
    const { api, form, data, intent, onHeaders } = asked
    if (intent === 'other') return show('login-signup', data)
    if (intent === 'recover') return show('reset-password', data)
    if (intent === 'code') return sendCode(asked)
    const contact = data.contact ?? ''
    if (intent === 'link') {
      await api.auth.magicLinkStart({ email: contact, redirect: safeRedirectPath(data.redirect) })
      return show('login-password', data, { notice: authTexts.loginPassword.linkSent(contact) })
    }
    const errors = errorsIn(form, ['password'])
    if (Object.keys(errors).length > 0) return show('login-password', data, { errors })
    const password = textIn(form, 'password')
    try {
      return afterSignIn(data, await api.auth.login({ ...contactOf(contact), password }, { onHeaders }))
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 401) throw problem
      if (!problem.needsSecondFactor) return show('login-password', data, { problem: words.wrongCredentials })
      onHeaders(problem.headers)
      return sendCode(asked)
    }
  },

  'otp-login': async (asked) => {
    const { api, form, data, intent, onHeaders } = asked
    if (intent === 'other') return show('login-password', data)
    if (intent === 'again') return sendCodeAgain(asked)
    const errors = errorsIn(form, ['code'])
    if (Object.keys(errors).length > 0) return show('otp-login', data, { errors })
    try {
      const user = await api.auth.codeLogin({ id: data.codeId ?? '', code: textIn(form, 'code') }, { onHeaders })
      return afterSignIn(data, user)
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (problem.needsSecondFactor) {
        onHeaders(problem.headers)
        return show('login-password', data, { notice: authTexts.loginPassword.passwordToo })
      }
      if (problem.status === 401) return show('otp-login', data, { errors: { code: authTexts.otp.wrong } })
      if (problem.status === 410) return show('otp-login', data, { problem: authTexts.otp.ended })
      throw problem
    }
  },

  'reset-password': async ({ api, form, data, intent, onHeaders }) => {
    if (intent === 'other') return show('login-signup', data)
    if (data.token === undefined) {
      const errors = errorsIn(form, ['email'])
      if (Object.keys(errors).length > 0) return show('reset-password', data, { errors })
      const email = textIn(form, 'email')
      await api.auth.recover({ email })
      return show('reset-password', data, { notice: authTexts.reset.sent(email) })
    }
    const errors = errorsIn(form, ['newPassword'])
    if (Object.keys(errors).length > 0) return show('reset-password', data, { errors })
    const password = textIn(form, 'newPassword')
    const ended = api.auth.recoverEnd({ token: data.token, password }, { onHeaders })
    const user = await goneOr(ended).catch((problem: unknown) => {
      // Too easy to guess, or not by the letter alone: the letter stays good.
      if (problem instanceof ApiError && [403, 422].includes(problem.status)) return problem.errors[0]?.detail ?? ''
      throw problem
    })
    if (typeof user === 'string') return show('reset-password', data, { errors: { newPassword: user } })
    if (user) return afterSignIn(data, user)
    const { token: _, ...rest } = data
    return show('magic-link-expired', { ...rest, purpose: 'recovery' })
  },

  'magic-link-expired': async ({ api, form, data, intent }) => {
    if (intent === 'other') return show('login-signup', data)
    const errors = errorsIn(form, ['email'])
    if (Object.keys(errors).length > 0) return show('magic-link-expired', data, { errors })
    const email = textIn(form, 'email')
    if (data.purpose === 'recovery') await api.auth.recover({ email })
    else await api.auth.magicLinkStart({ email, redirect: safeRedirectPath(data.redirect) })
    const sent = data.purpose === 'recovery' ? authTexts.reset.sent(email) : authTexts.loginPassword.linkSent(email)
    return show('magic-link-expired', data, { notice: sent })
  },

  'info-prompt': async ({ api, form, data }) => {
    const errors = errorsIn(form, ['name'])
    if (Object.keys(errors).length > 0) return show('info-prompt', data, { errors, isSignedIn: true })
    await api.users.update({ id: 'me', name: textIn(form, 'name') })
    return passed(data)
  },

  'magic-link-success': ({ data }) => passed(data),
  'customer-confirmation': ({ data }) => passed(data),
  'provider-claim-approval': ({ data }) => passed(data),
  signup: (asked) => registerStep('signup', asked),
  'provider-signup': (asked) => registerStep('provider-signup', asked),
  'agent-signup': agentStep,
  'provider-find-community': (asked) => claimStep('provider-find-community', asked),
  'provider-confirmation': (asked) => claimStep('provider-confirmation', asked),
  'provider-not-found': (asked) => claimStep('provider-not-found', asked),
}

async function sendCode({ api, data }: StepAsked): Promise<GateAnswer> {
  const { id, channel } = await api.auth.codeStart(contactOf(data.contact ?? ''))
  return show('otp-login', { ...data, codeId: id, channel })
}

/** Another code in place of the last, or a new one where the last has ended. */
async function sendCodeAgain(asked: StepAsked): Promise<GateAnswer> {
  const { api, data } = asked
  try {
    await api.auth.codeRetry({ id: data.codeId ?? '' })
    return show('otp-login', data, { notice: authTexts.otp.sent })
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    if (problem.status === 429) return show('otp-login', data, { problem: authTexts.otp.soon })
    if (problem.status !== 410) throw problem
    const answer = await sendCode(asked)
    return answer.kind === 'view' ? { ...answer, view: { ...answer.view, notice: authTexts.otp.sent } } : answer
  }
}

const contactOf = (contact: string) => (contact.includes('@') ? { email: contact } : { phone: contact })

/** Undefined where the link is too old, used, or of nobody. */
const goneOr = <T>(answer: Promise<T>) =>
  refusedAs(
    410,
    answer.catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.status === 404) return undefined
      throw problem
    }),
  )
