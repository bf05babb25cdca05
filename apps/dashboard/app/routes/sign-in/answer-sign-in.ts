import { ApiError, ApiUnreachableError, type Client } from '@pkg/api-client'
import { texts } from '~/texts'
import { readSignIn, type SignInErrors, textIn } from './read-sign-in'

/** What the sign-in page shows after a form: the form again, or the one for the code. */
export interface SignInAnswer {
  stage: 'password' | 'code'
  email: string
  codeId?: string
  errors: SignInErrors
  /** Why the API refused. */
  refusal?: string
  /** What went out. */
  notice?: string
}

const words = texts.signIn

/** Answers a form of the sign-in page: with what to show, or with nothing once somebody is signed in. [AUTH-001, API-014 to API-016] */
export async function answerSignIn(
  api: Client,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<SignInAnswer | undefined> {
  const intent = textIn(form, 'intent')
  const email = textIn(form, 'email').trim()
  const codeId = textIn(form, 'codeId')
  const stage = codeId === '' ? 'password' : 'code'
  const again = { stage, email, ...(codeId === '' ? {} : { codeId }), errors: {} } as const
  try {
    if (intent === 'again') return await sendAgain(api, again, codeId)
    if (intent === 'verify') {
      const code = textIn(form, 'code')
      if (code.replace(/\D/g, '').length !== 6) return { ...again, errors: { code: words.codeShort } }
      await api.auth.codeLogin({ id: codeId, code }, { onHeaders })
      return undefined
    }
    const read = readSignIn(form, intent === 'login' || intent === '')
    if (!read.ok) return { stage: 'password', email: read.email, errors: read.errors }
    if (intent === 'code') {
      const { id } = await api.auth.codeStart({ email })
      return { stage: 'code', email, codeId: id, errors: {} }
    }
    if (intent === 'link') {
      await api.auth.magicLinkStart({ email, site: 'dashboard' })
      return { ...again, notice: words.linkSent(email) }
    }
    if (intent === 'recover') {
      await api.auth.recover({ email, site: 'dashboard' })
      return { ...again, notice: words.recoverSent(email) }
    }
    await api.auth.login(read.credentials, { onHeaders })
    return undefined
  } catch (problem) {
    if (problem instanceof ApiError && problem.needsSecondFactor) {
      onHeaders(problem.headers)
      return secondFactor(api, email, stage)
    }
    const refusal = refusalOf(problem, stage)
    if (refusal === undefined) throw problem
    return { ...again, refusal }
  }
}

/** After the password the code of a letter, after the code the password. */
async function secondFactor(api: Client, email: string, shown: SignInAnswer['stage']): Promise<SignInAnswer> {
  if (shown === 'code') return { stage: 'password', email, errors: {}, notice: words.passwordToo }
  const { id } = await api.auth.codeStart({ email })
  return { stage: 'code', email, codeId: id, errors: {}, notice: words.codeToo }
}

async function sendAgain(api: Client, again: SignInAnswer, id: string): Promise<SignInAnswer> {
  try {
    await api.auth.codeRetry({ id })
    return { ...again, notice: words.codeSentAgain }
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    if (problem.status === 429) return { ...again, refusal: words.codeSoon }
    if (problem.status !== 410) throw problem
    const { id: codeId } = await api.auth.codeStart({ email: again.email })
    return { ...again, codeId, notice: words.codeSentAgain }
  }
}

/** Why one could not sign in, in plain words. */
function refusalOf(problem: unknown, stage: SignInAnswer['stage']): string | undefined {
  if (problem instanceof ApiUnreachableError) return words.unreachable
  if (!(problem instanceof ApiError)) return undefined
  if (problem.status === 429) return words.tooMany
  if (problem.status >= 500) return words.unreachable
  if (problem.status === 410) return words.codeEnded
  return stage === 'code' ? words.codeWrong : words.refused
}
