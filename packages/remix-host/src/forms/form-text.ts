import { trimInvisible } from '@pkg/domain'

/** Reads a text field. Passwords stay as typed; other values are trimmed, and their line breaks count as one character. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return /password/i.test(name) ? value : trimInvisible(value.replaceAll('\r\n', '\n'))
}
