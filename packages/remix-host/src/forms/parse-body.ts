import { formMark } from '@pkg/api-client/server'
import { required, validatorOfPattern } from '@pkg/domain'
import { type Static, type TInteger, type TNumber, type TSchema, TypeGuard } from '@sinclair/typebox'
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value'
import type { FormErrors } from './field-errors'
import { formTexts } from './texts'

/**
 * Checks what a form holds against the schema of the endpoint that receives it. Text becomes a number where the schema has one. `names` are the fields by
 * property, and `known` what is already known to be wrong with them.
 */
export function parseBody<Schema extends TSchema>(
  schema: Schema,
  values: object,
  names: ReadonlyMap<string, string>,
  known: Readonly<Record<string, string>> = {},
): { ok: true; body: Static<Schema> } | ({ ok: false } & FormErrors) {
  const errors = { ...known }
  const body: unknown = Value.Convert(schema, values)
  for (const error of Value.Errors(schema, body)) {
    const name = names.get(error.path.split('/')[1] ?? '')
    if (name !== undefined) errors[name] ??= messageFor(error)
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  if (Value.Check(schema, body)) return { ok: true, body }
  return { ok: false, errors, message: formTexts.unusable }
}

function messageFor(error: ValueError): string {
  const { type, schema, value } = oneChoice(error)
  const isMissing = value === undefined || value === ''
  if (isMissing) return required(value) ?? formTexts.unusable
  if (type === ValueErrorType.StringMaxLength) return formTexts.tooLong(Number(schema['maxLength']))
  const form: unknown = Reflect.get(schema, formMark)
  const isForm = type === ValueErrorType.StringPattern || type === ValueErrorType.StringMinLength
  const named = isForm && typeof form === 'string' ? formTexts.form(form) : undefined
  if (named !== undefined) return named
  if (type === ValueErrorType.StringMinLength) return formTexts.tooShort(Number(schema['minLength']))
  // People type dollars, so the limits in cents would mislead them.
  if (TypeGuard.IsNumber(schema) || TypeGuard.IsInteger(schema)) {
    return error.path.endsWith('Cents') ? formTexts.unusable : numberMessage(schema)
  }
  const ofPattern = type === ValueErrorType.StringPattern ? validatorOfPattern(schema['pattern']) : undefined
  return (typeof value === 'string' && ofPattern?.(value)) || formTexts.unusable
}

/** Returns which numbers a field takes. */
function numberMessage({ minimum, maximum }: TNumber | TInteger): string {
  if (minimum !== undefined && maximum !== undefined) return formTexts.numberBetween(minimum, maximum)
  if (minimum !== undefined) return formTexts.numberFrom(minimum)
  return maximum === undefined ? formTexts.number : formTexts.numberUntil(maximum)
}

/** Returns what's wrong with the only kind of value that a union takes besides `null`. */
function oneChoice(error: ValueError): ValueError {
  if (!TypeGuard.IsUnion(error.schema)) return error
  const [choice, ...others] = error.schema.anyOf.filter((one) => !TypeGuard.IsNull(one))
  return (choice && others.length === 0 && Value.Errors(choice, error.value).First()) || error
}
