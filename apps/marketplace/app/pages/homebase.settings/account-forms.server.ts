import { endpoints } from '@pkg/api-client/server'
import { composeValidators, email, phone, required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { authTexts } from '~/features/authentication'

const { auth, users } = endpoints
const words = authTexts.errors

/** Changes a person's own contact info. [API-003, HOME-003] */
export const contactForm = defineForm(users.update.body, {
  fields: { name: 'name', email: 'email', phone: 'phone' },
  validators: { name: required, email: composeValidators(required, email), phone },
  codes: { 'user-exists': { field: 'email', message: words.exists } },
})

const newPassword = (value: string | undefined) => ((value ?? '').length < 10 ? words.passwordShort : undefined)

/** Sets the first password of an account that had none. [API-014] */
export const firstPasswordForm = defineForm(auth.setPassword.body, {
  fields: { password: 'newPassword' },
  validators: { password: newPassword },
})

/** Replaces a password with a new one. [API-014] */
export const passwordChangeForm = defineForm(auth.updatePassword.body, {
  fields: { password: 'currentPassword', newPassword: 'newPassword' },
  validators: { password: required, newPassword },
})
