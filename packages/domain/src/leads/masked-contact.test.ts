import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from '../index'

test('shows the area code and last two digits of a phone number, and the first letter and domain of an email address [TRUST-008]', () => {
  expect(maskedPhone('+13035550123')).toBe('(303) •••-••23')
  expect(maskedEmail('dana.whitfield@families.example')).toBe('d•••@families.example')
})
