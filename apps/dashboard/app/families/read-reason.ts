import { isBlank } from '@pkg/domain'
import { texts } from '~/texts'

/** The longest reason, in characters. */
export const maxReason = 300

/** Reads from a form why somebody needs a number or address: the reason, or what is wrong with it beside what was typed. [TRUST-008] */
export function readReason(form: FormData): { ok: true; reason: string } | { ok: false; typed: string; error: string } {
  const value = form.get('reason')
  const typed = typeof value === 'string' ? value : ''
  if (isBlank(typed)) return { ok: false, typed, error: texts.family.reasonMissing }
  const reason = typed.trim()
  if (reason.length > maxReason) return { ok: false, typed, error: texts.family.reasonTooLong(maxReason) }
  return { ok: true, reason }
}
