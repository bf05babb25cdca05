import { ApiError } from '@pkg/api-client'

/** Returns the messages of the API's errors by field. Answers are at several depths of an action, so the last part of a pointer names the field. */
export function fieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!(error instanceof ApiError)) return {}
  const messages: Partial<Record<Field, string>> = {}
  for (const { detail, source } of error.errors) {
    const name = fields.find((field) => source?.pointer?.endsWith(`/${field}`))
    if (name !== undefined && detail) messages[name] = detail
  }
  return messages
}
