import { expect, test } from 'vitest'
import { texts } from '~/texts'
import { maxReason, readReason } from './read-reason'

const typed = (reason?: string) => {
  const form = new FormData()
  if (reason !== undefined) form.set('reason', reason)
  return readReason(form)
}

test.each([[undefined], [''], ['   ']])(
  'without a reason (%j) nothing is shown, and it is said why [TRUST-008]',
  (reason) => {
    expect(typed(reason)).toEqual({ ok: false, typed: reason ?? '', error: texts.family.reasonMissing })
  },
)

test('a reason is taken without the blanks around it, and not beyond its length [TRUST-008]', () => {
  expect(typed('  They asked for a call ')).toEqual({ ok: true, reason: 'They asked for a call' })
  expect(typed('x'.repeat(maxReason)).ok).toBe(true)
  expect(typed('x'.repeat(maxReason + 1)).ok).toBe(false)
})
