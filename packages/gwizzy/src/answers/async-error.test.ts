import { expect, test } from 'vitest'
import { asyncError } from './async-error'

test.each([
  ['phone', 'disconnected', 'Please enter a valid phone number'],
  ['email', undefined, 'Please enter a valid email'],
  ['residentName', 'too long', 'too long'],
  ['residentName', undefined, 'Invalid'],
  ['residentName', '', 'Invalid'],
])('%s rejected with reason %s shows %s [VAL-016, ERR-008]', (name, reason, message) => {
  expect(asyncError(name, reason)).toBe(message)
})
