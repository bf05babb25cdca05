import { email as emailProblem, required } from '@pkg/domain'

/** What is wrong with the fields of the sign-in form. */
export interface SignInErrors {
  email?: string
  password?: string
}

type SignIn =
  { ok: true; credentials: { email: string; password: string } } | { ok: false; email: string; errors: SignInErrors }

/** Reads the sign-in form. The password is taken as it is, blanks included. [AUTH-001, VAL-001, VAL-002] */
export function readSignIn(form: FormData): SignIn {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const email = text('email').trim()
  const password = text('password')
  const wrongEmail = required(email) ?? emailProblem(email)
  const wrongPassword = password === '' ? required(password) : undefined
  if (wrongEmail === undefined && wrongPassword === undefined) return { ok: true, credentials: { email, password } }
  return {
    ok: false,
    email,
    errors: { ...(wrongEmail ? { email: wrongEmail } : {}), ...(wrongPassword ? { password: wrongPassword } : {}) },
  }
}
