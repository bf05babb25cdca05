import { expect, test } from 'vitest'
import { readSignIn } from './read-sign-in'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('e-mail is trimmed, the password taken as it is [AUTH-001]', () => {
  expect(readSignIn(form({ email: ' ann@example.com ', password: ' secret ' }))).toEqual({
    ok: true,
    credentials: { email: 'ann@example.com', password: ' secret ' },
  })
})

test.each([
  [{}, '', { email: 'Required', password: 'Required' }],
  [{ email: 'ann@', password: 'x' }, 'ann@', { email: 'Invalid email address' }],
  [{ email: 'ann@example.com' }, 'ann@example.com', { password: 'Required' }],
])('%j is refused, the e-mail kept: %s %j [VAL-001, VAL-002]', (fields, email, errors) => {
  expect(readSignIn(form(fields))).toEqual({ ok: false, email, errors })
})

test('a way without password needs the e-mail alone [AUTH-001]', () => {
  expect(readSignIn(form({ email: 'ann@example.com' }), false)).toMatchObject({ ok: true })
  expect(readSignIn(form({}), false)).toEqual({ ok: false, email: '', errors: { email: 'Required' } })
})
