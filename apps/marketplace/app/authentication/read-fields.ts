import { composeValidators, email, emailOrPhone, phone, required, type Validator } from '@pkg/domain'
import { type GateData, gateFields } from './gate-step'
import { authTexts } from './texts'

const words = authTexts.problems

const atLeastTen: Validator<string | undefined> = (value) =>
  (value ?? '').length < 10 ? words.passwordShort : undefined
const sixDigits: Validator<string | undefined> = (value) =>
  (value ?? '').replace(/\D/g, '').length === 6 ? undefined : words.code
const year: Validator<string | undefined> = (value) => (/^(19|20)\d\d$/.test(value ?? '') ? undefined : words.year)
const optionalPhone: Validator<string | undefined> = (value) => (value ? phone(value) : undefined)

/** The rules of the gate's fields. [VAL-001, VAL-002] */
const rules = {
  contact: composeValidators(required, emailOrPhone),
  email: composeValidators(required, email),
  name: required,
  phone: optionalPhone,
  workPhone: composeValidators(required, phone),
  password: composeValidators(required),
  newPassword: atLeastTen,
  code: sixDigits,
  jobTitle: required,
  communityName: required,
  city: required,
  state: required,
  q: required,
  since: year,
} satisfies Record<string, Validator<string | undefined>>

/** A field with a rule. */
export type RuledField = keyof typeof rules

/** What a form holds under a name; a password as it is, everything else without blanks around it. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return /password/i.test(name) ? value : value.trim()
}

/** What is wrong with fields, by their names. */
export function errorsIn(form: FormData, names: readonly RuledField[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = rules[name](textIn(form, name))
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** What the gate's forms carry along. */
export function dataIn(form: FormData): GateData {
  return Object.fromEntries(
    gateFields.flatMap((name) => {
      const value = textIn(form, name)
      return value === '' ? [] : [[name, value]]
    }),
  )
}
