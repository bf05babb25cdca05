import { endpoints } from '@pkg/api-client/server'
import {
  composeValidators,
  email as validEmail,
  emailOrPhone,
  phone as validPhone,
  required,
  type Validator,
} from '@pkg/domain'
import { defineForm, formText } from '@pkg/remix-host/server'
import { type GateData, gateFields } from './gate-step'
import { authTexts } from './texts'

const words = authTexts.errors
const { agents, auth, claims, users } = endpoints

const email = composeValidators(required, validEmail)
const newPassword: Validator<string | undefined> = (value) =>
  (value ?? '').length < 10 ? words.passwordShort : undefined
const sixDigits: Validator<string | undefined> = (value) =>
  (value ?? '').replace(/\D/g, '').length === 6 ? undefined : words.code
const year: Validator<string | undefined> = (value) => (/^(19|20)\d\d$/.test(value ?? '') ? undefined : words.year)

/** Sign-in by password. The contact comes from the step before. [API-014] */
export const passwordForm = defineForm(auth.login.body, {
  fields: { password: 'password' },
  validators: { password: required },
})

/** Sign-in by the code that we sent. [API-016] */
export const codeForm = defineForm(auth.codeLogin.body, { fields: { code: 'code' }, validators: { code: sixDigits } })

/** The email address for a link or a password reset. [API-015, VAL-002] */
export const emailForm = defineForm(auth.recover.body, { fields: { email: 'email' }, validators: { email } })

/** A new password in place of a forgotten one. [API-015] */
export const passwordResetForm = defineForm(auth.recoverEnd.body, {
  fields: { password: 'newPassword' },
  validators: { password: newPassword },
})

/** The name of someone who signed in without one. */
export const nameForm = defineForm(users.update.body, { fields: { name: 'name' }, validators: { name: required } })

/** A new account. [API-013, VAL-001, VAL-002, VAL-004] */
export const signUpForm = defineForm(auth.register.body, {
  fields: { name: 'name', email: 'email', phone_number: 'phone', password: 'newPassword' },
  validators: { name: required, email, phone_number: validPhone, password: newPassword },
  codes: { 'user-exists': { field: 'email', message: words.exists } },
})

/** A provider's search for their community. [AUTH-001] */
export const claimSearchForm = defineForm(claims.search.query, { fields: { q: 'q' }, validators: { q: required } })

/** A claim to a community that we list. [API-020] */
export const claimForm = defineForm(claims.create.body, {
  fields: { jobTitle: 'jobTitle', message: 'message' },
  validators: { jobTitle: required },
})

/** A claim to a community that we don't list yet. [AUTH-001] */
export const unlistedClaimForm = defineForm(claims.createUnlisted.body, {
  fields: { communityName: 'communityName', city: 'city', state: 'state', jobTitle: 'jobTitle', message: 'message' },
  validators: { communityName: required, city: required, state: required, jobTitle: required },
})

/** Where an advisor works. [AGENT-004, API-027] */
export const advisorForm = defineForm(agents.create.body, {
  fields: { workPhone: 'workPhone', city: 'city', state: 'state', inBusinessSince: 'since' },
  validators: {
    workPhone: composeValidators(required, validPhone),
    city: required,
    state: required,
    inBusinessSince: year,
  },
})

/** Returns what is wrong with an email address or phone number, if anything. [VAL-005] */
export const contactError = composeValidators(required, emailOrPhone)

/** Reads what the gate's forms carry from step to step. */
export function readGateData(form: FormData): GateData {
  return Object.fromEntries(
    gateFields.flatMap((name) => {
      const value = formText(form, name)
      return value === '' ? [] : [[name, value]]
    }),
  )
}
