import { isBlank } from '@pkg/domain'
import { texts } from '~/texts'

/** The longest note, in characters. */
export const maxNote = 4000

/** Reads a note from a form: its text, or what is wrong with it beside what was typed. */
export function readNote(form: FormData): { ok: true; text: string } | { ok: false; typed: string; error: string } {
  const value = form.get('text')
  const typed = typeof value === 'string' ? value : ''
  if (isBlank(typed)) return { ok: false, typed, error: texts.family.noteMissing }
  // A form writes line breaks as two characters, people count one.
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (text.length > maxNote) return { ok: false, typed, error: texts.family.noteTooLong(maxNote) }
  return { ok: true, text }
}
