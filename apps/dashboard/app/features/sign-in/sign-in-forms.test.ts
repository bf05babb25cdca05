import { expect, test } from 'vitest'
import { codeForm, passwordForm } from './sign-in-forms.server'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('trims the email and leaves the password as typed [AUTH-001]', () => {
  expect(passwordForm.parse(form({ email: ' ann@example.com ', password: ' secret ' }))).toEqual({
    ok: true,
    body: { email: 'ann@example.com', password: ' secret ' },
  })
})

test.each([
  [{}, { email: 'Required', password: 'Required' }],
  [{ email: 'ann@', password: 'x' }, { email: 'Invalid email address' }],
  [{ email: 'ann@example.com' }, { password: 'Required' }],
])('rejects %j with a reason at each field: %j [VAL-001, VAL-002]', (fields, errors) => {
  expect(passwordForm.parse(form(fields))).toEqual({ ok: false, errors })
})

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['', false],
])('takes the code %j: %s [API-016]', (code, ok) => {
  const id = '11111111-2222-4333-8444-555555555555'
  expect(codeForm.parse(form({ code }), { id }).ok).toBe(ok)
})
