import { expect, test } from 'vitest'
import { composeValidators, email, emailOrPhone, isBlank, matches, minLength, phone, required } from '../index'

test.each([
  ['', true],
  [' \t\n\u00a0', true],
  [[], true],
  [undefined, true],
  [null, true],
  ['x', false],
  [[''], false],
  [false, false],
  [0, false],
])('%j is blank: %s [VAL-008]', (value, blank) => {
  expect(isBlank(value)).toBe(blank)
  expect(required(value)).toBe(blank ? 'Required' : undefined)
})

test.each([
  ['email', 'ada@', 'Invalid email address', 'VAL-002', email, 'ada@example.com'],
  ['length', 'seven…7', 'Must be at least 8 characters', 'VAL-003', minLength(8), 'eight888'],
  ['phone', '555-0123', 'Invalid phone number', 'VAL-004', phone, '208-555-0123'],
] as const)('a %s field rejects %s with %s [%s]', (_kind, wrong, message, _id, validate, right) => {
  expect(validate(wrong)).toBe(message)
  expect(validate(right)).toBeUndefined()
  expect(validate('')).toBeUndefined()
  expect(validate(undefined)).toBeUndefined()
})

test.each([
  ['ada', 'ada@example.com'],
  ['ada@', ' ada@example.com '],
  ['555', '(208) 555-0123'],
  ['(208) 555-01234', '+1 208 555 0123'],
  ['208555012', '2085550123'],
])('an email or phone field rejects %s and accepts %s [VAL-005]', (wrong, right) => {
  expect(emailOrPhone(wrong)).toBe('Please enter a valid email or phone number')
  expect(emailOrPhone(right)).toBeUndefined()
  expect(emailOrPhone('')).toBeUndefined()
})

test('a match field must match, even if blank [VAL-006]', () => {
  expect(matches('a')('b')).toBe('Must match')
  expect(matches('a')('')).toBe('Must match')
  expect(matches('a')('a')).toBeUndefined()
})

test('a character outside the basic plane counts once [VAL-003]', () => {
  expect(minLength(2)('🏠')).toBe('Must be at least 2 characters')
})

test('the first failing validator provides the message [VAL-001, VAL-007]', () => {
  const validate = composeValidators<string>(required, email, minLength(20))
  expect(validate(' ')).toBe('Required')
  expect(validate('ada')).toBe('Invalid email address')
  expect(validate('ada@example.com')).toBe('Must be at least 20 characters')
  expect(validate('ada.lovelace@example.com')).toBeUndefined()
  expect(composeValidators<string>()('')).toBeUndefined()
})
