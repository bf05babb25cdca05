import { ApiError, ApiUnreachableError } from '@pkg/api-client'
import { formMark } from '@pkg/api-client/server'
import { email, required } from '@pkg/domain'
import { Type } from '@sinclair/typebox'
import { expect, test, vi } from 'vitest'
import { defineForm } from './define-form'

const schema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 10, pattern: '\\S' }),
    email: Type.Optional(Type.String({ minLength: 3 })),
    since: Type.Optional(Type.Integer({ minimum: 1900 })),
    percent: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 200 }), Type.Null()])),
    most: Type.Optional(Type.Number({ maximum: 5000 })),
    any: Type.Optional(Type.Number()),
    zip: Type.Optional(Type.String({ pattern: '^\\d{5}$', [formMark]: 'a ZIP code, such as 80302' })),
    rentCents: Type.Optional(Type.Integer({ maximum: 100 })),
    id: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  },
  { additionalProperties: false },
)
const form = defineForm(schema, {
  fields: {
    name: 'fullName',
    email: 'email',
    since: 'year',
    percent: 'percent',
    most: 'most',
    any: 'any',
    zip: 'zip',
    rentCents: 'rent',
  },
  validators: { email },
  codes: { 'user-exists': { field: 'email', message: 'This email is taken.' } },
})

function fill(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const apiError = (status: number, ...errors: object[]) =>
  new ApiError(status, new Headers(), {
    errors: errors.map((error) => ({ status: String(status), title: 't', ...error })),
  })

test('parses fields by their own names, numbers included, and leaves out what is empty [BIZ-008]', () => {
  expect(form.parse(fill({ fullName: ' Ann ', email: '', year: '1999', stranger: 'x' }), { id: '7' })).toEqual({
    ok: true,
    body: { name: 'Ann', since: 1999, id: '7' },
  })
})

test.each([
  [{}, { fullName: 'Required' }, 'a missing value'],
  [{ fullName: '   ' }, { fullName: 'Required' }, 'only spaces'],
  [{ fullName: 'x'.repeat(11) }, { fullName: 'Use 10 characters or fewer.' }, 'a text that is too long'],
  [{ fullName: 'Ann', email: 'ann@' }, { email: 'Invalid email address' }, 'a validator of the form'],
  [{ fullName: 'Ann', year: 'then' }, { year: 'Enter a number of 1,900 or more.' }, 'no number'],
  [{ fullName: 'Ann', year: '1899' }, { year: 'Enter a number of 1,900 or more.' }, 'a number that is too small'],
  [{ fullName: 'Ann', percent: '500' }, { percent: 'Enter a number from 0 to 200.' }, 'a number out of its range'],
  [{ fullName: 'Ann', most: '5001' }, { most: 'Enter a number of 5,000 or less.' }, 'a number that is too large'],
  [{ fullName: 'Ann', any: 'many' }, { any: 'Enter a number, such as 40.' }, 'no number where any is taken'],
  [
    { fullName: 'Ann', zip: '803' },
    { zip: 'Enter a ZIP code, such as 80302.' },
    'a text that isn’t what the schema names',
  ],
  [{ fullName: 'Ann', rent: '500' }, { rent: 'Check this answer.' }, 'an amount, whose limit is in cents'],
])('rejects %j with %j: %s [VAL-001, VAL-002]', (fields, errors, _why) => {
  expect(form.parse(fill(fields))).toEqual({ ok: false, errors })
})

test('rejects a value that no field holds with a message for the whole form [BIZ-008]', () => {
  expect(form.parse(fill({ fullName: 'Ann' }), { id: 'seven' })).toEqual({
    ok: false,
    errors: {},
    message: 'Check this answer.',
  })
})

test('sends nothing while a field is invalid [BIZ-008]', async () => {
  const send = vi.fn(() => Promise.resolve())
  expect(await form.submit(fill({}), send)).toMatchObject({ ok: false })
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [
    apiError(422, { detail: 'Too young', source: { pointer: '/data/attributes/since' } }),
    { errors: { year: 'Too young' } },
  ],
  [apiError(422, { detail: 'Too short', source: { pointer: '/data/name' } }), { errors: { fullName: 'Too short' } }],
  [apiError(409, { code: 'user-exists' }), { errors: { email: 'This email is taken.' } }],
  [apiError(409, { code: 'other', detail: 'Come back later' }), { errors: {}, message: 'Come back later' }],
])('shows the errors of a 409 or a 422 at their fields: %# [BIZ-008]', async (error, shown) => {
  expect(await form.submit(fill({ fullName: 'Ann' }), () => Promise.reject(error))).toEqual({ ok: false, ...shown })
})

test.each([apiError(429), apiError(500), new ApiUnreachableError('gone')])(
  'leaves every other failure to the caller: %s [BIZ-008]',
  async (error) => {
    await expect(form.submit(fill({ fullName: 'Ann' }), () => Promise.reject(error))).rejects.toBe(error)
  },
)

test('leaves a password as typed [AUTH-001]', () => {
  const passwords = defineForm(Type.Object({ password: Type.String() }), {
    fields: { password: 'newPassword' },
    validators: { password: required },
  })
  expect(passwords.parse(fill({ newPassword: ' a light ' }))).toEqual({ ok: true, body: { password: ' a light ' } })
})
