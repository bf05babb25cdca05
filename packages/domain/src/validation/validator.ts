import * as texts from '../texts'
import { isEmail } from './email'
import { isPhone } from './phone'
import { anyLinePattern, anyNamePattern, isName, isSingleLine, linePattern, namePattern } from './single-line'

/** Returns the error in a value, or nothing. */
export type Validator<Value> = (value: Value) => string | undefined

/** Returns whether a value is missing, an empty text, only whitespace, or an empty list. `false` and 0 are values. [VAL-008] */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** Combines validators. The first failing one provides the message. [VAL-007] */
export function composeValidators<Value>(...validators: readonly Validator<Value>[]): Validator<Value> {
  return (value) => {
    for (const validate of validators) {
      const message = validate(value)
      if (message !== undefined) return message
    }
    return undefined
  }
}

/** Returns `Required` for a blank value. [VAL-001, VAL-008] */
export function required(value: unknown): string | undefined {
  return isBlank(value) ? texts.required : undefined
}

/** Returns `Invalid email address` for other text. Leaves a blank field to `required`, as the next three validators do. [VAL-002] */
export function email(value: string | undefined): string | undefined {
  return isBlank(value) || isEmail(value ?? '') ? undefined : texts.invalidEmail
}

/** Returns a validator with the message `Must be at least {n} characters`. Characters are counted as people count them. [VAL-003] */
export function minLength(length: number): Validator<string | undefined> {
  return (value) => (isBlank(value) || [...(value ?? '')].length >= length ? undefined : texts.minLength(length))
}

/** Returns `Invalid phone number` for text without the shape of a US number. [VAL-004] */
export function phone(value: string | undefined): string | undefined {
  return isBlank(value) || isPhone(value ?? '') ? undefined : texts.invalidPhone
}

/** Returns `Please enter a valid email or phone number` for text that is neither. [VAL-005] */
export function emailOrPhone(value: string | undefined): string | undefined {
  const text = value ?? ''
  return isBlank(text) || isEmail(text) || isPhone(text) ? undefined : texts.invalidEmailOrPhone
}

/** Returns a validator with the message `Must match` for anything but the other value, including blank. [VAL-006] */
export function matches<Value>(other: Value): Validator<Value> {
  return (value) => (value === other ? undefined : texts.mustMatch)
}

/** Rejects line breaks and hidden characters, such as marks that reverse the direction of text. */
export function singleLine(value: string | undefined): string | undefined {
  return isSingleLine(value ?? '') ? undefined : texts.notOneLine
}

/** Rejects what can't be a name: more than one line, hidden characters, or anything that looks like a web address. */
export function personName(value: string | undefined): string | undefined {
  return singleLine(value) ?? (isName(value ?? '') ? undefined : texts.webAddressInName)
}

/** Returns the validator with the message for text that doesn't match a pattern of lines or names. Undefined for other patterns. */
export function validatorOfPattern(pattern: unknown): Validator<string | undefined> | undefined {
  if (pattern === linePattern) return composeValidators<string | undefined>(required, singleLine)
  if (pattern === namePattern) return composeValidators<string | undefined>(required, personName)
  if (pattern === anyLinePattern) return singleLine
  return pattern === anyNamePattern ? personName : undefined
}
