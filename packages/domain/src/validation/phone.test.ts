import fc from 'fast-check'
import library from 'google-libphonenumber'
import { expect, test } from 'vitest'
import { formatPhone, isPhone, normalizePhone, phonePlaceholder } from '../index'

const { PhoneNumberFormat, PhoneNumberUtil } = library
const oracle = PhoneNumberUtil.getInstance()

test.each([
  ['2085550123', true, 'only digits'],
  ['(208) 555-0123', true, 'as we format it'],
  ['208-555-0123', true, 'dashes'],
  ['208.555.0123', true, 'dots'],
  ['208–555–0123', true, 'printed dashes'],
  ['+1 208 555 0123', true, 'with the country'],
  ['1-208-555-0123', true, 'with a one'],
  ['12085550123', true, 'eleven digits'],
  ['555-0123', false, 'no area code'],
  ['108-555-0123', false, 'an area code that starts with 1'],
  ['208-155-0123', false, 'an exchange that starts with 1'],
  ['208-555-01234', false, 'an extra digit'],
  ['+44 20 7946 0958', false, 'another country'],
  ['208-555-CARE', false, 'letters'],
  ['(208 555-0123', false, 'an unmatched parenthesis'],
  ['', false, 'empty'],
])('%j has the shape of a US number: %s, %s [VAL-004]', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test('every number that the phone library accepts as a US number has the shape, in any notation [VAL-004]', () => {
  const written = [PhoneNumberFormat.E164, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.NATIONAL]
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (digits) => {
      const number = oracle.parse(String(digits), 'US')
      fc.pre(oracle.isValidNumberForRegion(number, 'US'))
      for (const format of written) expect(isPhone(oracle.format(number, format))).toBe(true)
      expect(formatPhone(String(digits))).toBe(oracle.format(number, PhoneNumberFormat.NATIONAL))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['', '', ''],
  ['208', '208', '208'],
  ['2085', '2085', '(208) 5'],
  ['208555', '208555', '(208) 555'],
  ['2085550', '2085550', '(208) 555-0'],
  ['208-555-0123', '2085550123', '(208) 555-0123'],
  ['+1 (208) 555-0123', '2085550123', '(208) 555-0123'],
  ['1208555012', '1208555012', '(120) 855-5012'],
  ['22085550123', '22085550123', '(220) 855-50123'],
])('%j normalizes to %s and is formatted as %s [VAL-011]', (text, digits, formatted) => {
  expect(normalizePhone(text)).toBe(digits)
  expect(formatPhone(text)).toBe(formatted)
})

test('formatting twice changes nothing, and the placeholder shows the format [VAL-011]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
    }),
  )
  expect(phonePlaceholder).toBe('(555) 555-5555')
  expect(formatPhone('5555555555')).toBe(phonePlaceholder)
})
