import { endpoints } from '@pkg/api-client/server'
import { composeValidators, email as validEmail, required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { signInTexts } from './texts'

const { auth } = endpoints
const email = composeValidators(required, validEmail)

/** Sign-in by email and password. [AUTH-001, VAL-001, VAL-002] */
export const passwordForm = defineForm(auth.login.body, {
  fields: { email: 'email', password: 'password' },
  validators: { email, password: required },
})

/** Sign-in with only an email address: a code, a link, or a new password. [AUTH-001] */
export const emailForm = defineForm(auth.recover.body, { fields: { email: 'email' }, validators: { email } })

/** Sign-in by the code that we sent. [API-016] */
export const codeForm = defineForm(auth.codeLogin.body, {
  fields: { code: 'code' },
  validators: {
    code: (value) => ((value ?? '').replace(/\D/g, '').length === 6 ? undefined : signInTexts.codeShort),
  },
})

/** A new password in place of a forgotten one. [API-015] */
export const newPasswordForm = defineForm(auth.recoverEnd.body, {
  fields: { password: 'password' },
  validators: { password: (value) => ((value ?? '').length < 10 ? signInTexts.newPasswordShort : undefined) },
})
