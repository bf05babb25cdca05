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
  ['email', email, 'ada@', 'Invalid email address', 'ada@example.com', 'VAL-002'],
  ['minLength(8)', minLength(8), 'seven…7', 'Must be at least 8 characters', 'eight888', 'VAL-003'],
  ['phone', phone, '555-0123', 'Invalid phone number', '208-555-0123', 'VAL-004'],
  ['emailOrPhone', emailOrPhone, 'ada', 'Please enter a valid email or phone number', 'ada@example.com', 'VAL-005'],
  ['emailOrPhone', emailOrPhone, '555', 'Please enter a valid email or phone number', '(208) 555-0123', 'VAL-005'],
] as const)(
  '%s refuses %2$s with its text and accepts the right one [%5$s]',
  (_name, validate, wrong, message, right, _id) => {
    expect(validate(wrong)).toBe(message)
    expect(validate(right)).toBeUndefined()
    expect(validate('')).toBeUndefined()
    expect(validate(undefined)).toBeUndefined()
  },
)

test('a match field must match, a blank one too [VAL-006]', () => {
  expect(matches('a')('b')).toBe('Must match')
  expect(matches('a')('')).toBe('Must match')
  expect(matches('a')('a')).toBeUndefined()
})

test('a sign outside the basic plane counts once [VAL-003]', () => {
  expect(minLength(2)('🏠')).toBe('Must be at least 2 characters')
})

test('the first validator that fails gives the message [VAL-001, VAL-007]', () => {
  const validate = composeValidators<string>(required, email, minLength(20))
  expect(validate(' ')).toBe('Required')
  expect(validate('ada')).toBe('Invalid email address')
  expect(validate('ada@example.com')).toBe('Must be at least 20 characters')
  expect(validate('ada.lovelace@example.com')).toBeUndefined()
  expect(composeValidators<string>()('')).toBeUndefined()
})
