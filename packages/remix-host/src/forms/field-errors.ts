import type { ApiError } from '@pkg/api-client'

/** What to correct in a form. */
export interface FormErrors {
  /** A message per field. */
  errors: Record<string, string>
  /** What is wrong with the form as a whole. */
  message?: string
}

/** A form that was sent: the endpoint's response, or what to correct. */
export type Submission<Result> = { ok: true; result: Result } | ({ ok: false } & FormErrors)

/** How a form's fields relate to the request that the API rejected. */
export interface FieldNames {
  /** The field's name, by the property of the body that it fills. */
  names: ReadonlyMap<string, string>
  /** Messages for error codes that concern one field. */
  codes: Record<string, { field: string; message: string }>
}

/**
 * Maps the API's errors to fields: by error code if the form has a message for it, otherwise by JSON pointer. An error without a
 * field becomes the form's message.
 */
export function fieldErrors({ errors: apiErrors }: ApiError, { names, codes }: FieldNames): FormErrors {
  const errors: Record<string, string> = {}
  const others: string[] = []
  for (const { code, detail, title, source } of apiErrors) {
    const known = codes[code]
    const name = known?.field ?? names.get(propertyAt(source?.pointer))
    const message = known?.message ?? detail ?? title
    if (name === undefined) others.push(message)
    else errors[name] ??= message
  }
  if (others.length > 0) return { errors, message: others.join(' ') }
  return { errors }
}

/** Returns the property of the body that a JSON pointer leads into, such as `phone` for `/data/attributes/phone`. */
function propertyAt(pointer = ''): string {
  const [, , first = '', second = ''] = pointer.split('/')
  return first === 'attributes' ? second : first
}
