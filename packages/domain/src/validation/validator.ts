import * as texts from '../texts'
import { isEmail } from './email'
import { isPhone } from './phone'

/** Says what is wrong with a value, or nothing. */
export type Validator<Value> = (value: Value) => string | undefined

/** Whether there is nothing in a value: no value, empty text, whitespace alone, an empty list. `false` and 0 are values. [VAL-008] */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** All validators as one; the first that fails gives the message. [VAL-007] */
export function composeValidators<Value>(...validators: readonly Validator<Value>[]): Validator<Value> {
  return (value) => {
    for (const validate of validators) {
      const message = validate(value)
      if (message !== undefined) return message
    }
    return undefined
  }
}

/** `Required` for a blank value. [VAL-001, VAL-008] */
export function required(value: unknown): string | undefined {
  return isBlank(value) ? texts.required : undefined
}

/** `Invalid email address` for other text; a blank field is left to `required`, as in the three validators below. [VAL-002] */
export function email(value: string | undefined): string | undefined {
  return isBlank(value) || isEmail(value ?? '') ? undefined : texts.invalidEmail
}

/** `Must be at least {n} characters` for shorter text, counted as people count. [VAL-003] */
export function minLength(length: number): Validator<string | undefined> {
  return (value) => (isBlank(value) || [...(value ?? '')].length >= length ? undefined : texts.minLength(length))
}

/** `Invalid phone number` for text that has not the shape of a US number. [VAL-004] */
export function phone(value: string | undefined): string | undefined {
  return isBlank(value) || isPhone(value ?? '') ? undefined : texts.invalidPhone
}

/** `Please enter a valid email or phone number` for text that is neither. [VAL-005] */
export function emailOrPhone(value: string | undefined): string | undefined {
  const text = value ?? ''
  return isBlank(text) || isEmail(text) || isPhone(text) ? undefined : texts.invalidEmailOrPhone
}

/** `Must match` for anything but the other value, blank included. [VAL-006] */
export function matches<Value>(other: Value): Validator<Value> {
  return (value) => (value === other ? undefined : texts.mustMatch)
}
