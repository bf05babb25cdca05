import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from '../index'

test('of a number the area and the last two digits are told, of an address the first letter and the domain [TRUST-008]', () => {
  expect(maskedPhone('+13035550123')).toBe('(303) •••-••23')
  expect(maskedEmail('dana.whitfield@families.example')).toBe('d•••@families.example')
})
