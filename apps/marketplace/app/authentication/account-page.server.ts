import { ApiError, type Client } from '@pkg/api-client'
import { problemText } from './problem-text.server'
import { errorsIn, textIn } from './read-fields'
import { refusedFields } from './register-step.server'
import { authTexts } from './texts'

const words = authTexts.accountPage

/** What came of a form of the account page. */
export interface AccountAnswer {
  intent: string
  errors: Record<string, string>
  problem?: string
  notice?: string
}

const errorless = (intent: string, more: Partial<AccountAnswer> = {}): AccountAnswer => ({
  intent,
  errors: {},
  ...more,
})

/** Does what a form of the account page asks for. [API-003, API-014] */
export async function answerAccount(
  api: Client,
  form: FormData,
  onHeaders: (headers: Headers) => void,
): Promise<AccountAnswer> {
  const intent = textIn(form, 'intent')
  try {
    return await answer(api, { intent, form, onHeaders })
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 422) return { intent, errors: refusedFields(problem) }
    if (problem instanceof ApiError && problem.status === 409) {
      return { intent, errors: { email: authTexts.problems.exists } }
    }
    if (problem instanceof ApiError && problem.status === 403) {
      const isPassword = intent === 'password'
      return isPassword
        ? { intent, errors: { currentPassword: authTexts.problems.wrongPassword } }
        : errorless(intent, { problem: authTexts.problems.again })
    }
    const text = problemText(problem)
    if (text === undefined) throw problem
    return errorless(intent, { problem: text })
  }
}

async function answer(
  api: Client,
  { intent, form, onHeaders }: { intent: string; form: FormData; onHeaders: (headers: Headers) => void },
): Promise<AccountAnswer> {
  switch (intent) {
    case 'contact': {
      const errors = errorsIn(form, ['name', 'email', 'phone'])
      if (Object.keys(errors).length > 0) return { intent, errors }
      const phone = textIn(form, 'phone')
      const contact = { name: textIn(form, 'name'), email: textIn(form, 'email') }
      await api.users.update({ id: 'me', ...contact, ...(phone === '' ? {} : { phone }) })
      return errorless(intent)
    }
    case 'confirm': {
      const { email } = await api.users.get({ id: 'me' })
      if (email) await api.auth.magicLinkStart({ email, redirect: '/account' })
      return errorless(intent)
    }
    case 'password': {
      const errors = errorsIn(form, ['newPassword'])
      if (Object.keys(errors).length > 0) return { intent, errors }
      const newPassword = textIn(form, 'newPassword')
      const { hasPassword } = await api.users.get({ id: 'me' })
      if (hasPassword) {
        await api.auth.updatePassword({ password: textIn(form, 'currentPassword'), newPassword }, { onHeaders })
      } else {
        await api.auth.setPassword({ password: newPassword }, { onHeaders })
      }
      return errorless(intent)
    }
    case 'end-others':
      await api.sessions.revokeOthers()
      return errorless(intent)
    default: {
      const id = textIn(form, 'end')
      if (id !== '') await api.sessions.revoke({ id })
      return errorless('end-others')
    }
  }
}

const notices: Record<string, string> = {
  contact: words.saved,
  confirm: words.confirmSent,
  password: words.passwordSaved,
  'end-others': words.ended,
}

/** What is said once a form has been done; nothing for an intent that is none. */
export function noticeAfter(intent: string): AccountAnswer | undefined {
  const notice = Object.hasOwn(notices, intent) ? notices[intent] : undefined
  return notice === undefined ? undefined : errorless(intent, { notice })
}
