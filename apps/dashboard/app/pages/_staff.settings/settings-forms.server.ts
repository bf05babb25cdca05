import { endpoints } from '@pkg/api-client/server'
import { required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { settingsTexts as words } from './texts'

const { auth, users } = endpoints
const shortest = 10
const newPassword = (value: string | undefined) =>
  (value ?? '').length < shortest ? words.newPasswordShort : undefined

/** A person’s name and contact info. [API-003] */
export const accountForm = defineForm(users.update.body, {
  fields: { name: 'name', email: 'email', phone: 'phone', currentPassword: 'current-password' },
  validators: { name: (value) => (required(value) === undefined ? undefined : words.nameMissing) },
})

/** A new password in place of the current one. [API-014] */
export const changePasswordForm = defineForm(auth.updatePassword.body, {
  fields: { password: 'password', newPassword: 'new-password' },
  validators: {
    password: (value) => (required(value) === undefined ? undefined : words.passwordMissing),
    newPassword,
  },
})

/** The first password of an account. [API-014] */
export const setPasswordForm = defineForm(auth.setPassword.body, {
  fields: { password: 'new-password' },
  validators: { password: newPassword },
})
