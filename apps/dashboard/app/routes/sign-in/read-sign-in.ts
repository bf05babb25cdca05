import { email as emailProblem, required } from '@pkg/domain'

/** What is wrong with the fields of the sign-in form. */
export interface SignInErrors {
  email?: string
  password?: string
  code?: string
}

type SignIn =
  { ok: true; credentials: { email: string; password: string } } | { ok: false; email: string; errors: SignInErrors }

/** What a form holds under a name, as it was typed. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Reads the sign-in form. The password is taken as it is, blanks included; the ways without one need the e-mail alone. [AUTH-001,
 * VAL-001, VAL-002]
 */
export function readSignIn(form: FormData, needsPassword = true): SignIn {
  const email = textIn(form, 'email').trim()
  const password = textIn(form, 'password')
  const wrongEmail = required(email) ?? emailProblem(email)
  const wrongPassword = needsPassword && password === '' ? required(password) : undefined
  if (wrongEmail === undefined && wrongPassword === undefined) return { ok: true, credentials: { email, password } }
  return {
    ok: false,
    email,
    errors: { ...(wrongEmail ? { email: wrongEmail } : {}), ...(wrongPassword ? { password: wrongPassword } : {}) },
  }
}
