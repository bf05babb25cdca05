import { expect, test } from 'vitest'
import { familyTexts } from '../texts'
import { maxReasonLength } from '~/site/forms/form-limits'
import { revealForm } from './reveal-form.server'

const clientId = '11111111-2222-4333-8444-555555555555'
const parse = (reason?: string) => {
  const form = new FormData()
  if (reason !== undefined) form.set('reason', reason)
  return revealForm.parse(form, { clientId })
}

test.each([[undefined], [''], ['   ']])('rejects %j as a reason and explains why [TRUST-008]', (reason) => {
  expect(parse(reason)).toEqual({ ok: false, errors: { reason: familyTexts.reasonMissing } })
})

test('accepts a reason without the spaces around it, up to its longest length [TRUST-008]', () => {
  expect(parse('  They asked for a call ')).toEqual({ ok: true, body: { clientId, reason: 'They asked for a call' } })
  expect(parse('x'.repeat(maxReasonLength)).ok).toBe(true)
  expect(parse('x'.repeat(maxReasonLength + 1))).toEqual({
    ok: false,
    errors: { reason: 'Use 300 characters or fewer.' },
  })
})
