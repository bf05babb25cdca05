import fc from 'fast-check'
import library from 'google-libphonenumber'
import { expect, test } from 'vitest'
import { libraryAreaCodes } from '../../scripts/library-area-codes'
import { formatPhone, isPhone, normalizePhone, parsePhone, phonePlaceholder } from '../index'
import { isAreaCode } from './area-codes'

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
  ['tel:+1-208-555-0123', true, 'a link'],
  ['208/555/0123', true, 'slashes'],
  ['[208] 555-0123', true, 'brackets'],
  ['208\u00a0555\u202f0123', true, 'non-breaking spaces'],
  ['\u202a+1 (208) 555\u20110123\u202c', true, 'invisible marks and a non-breaking hyphen'],
  ['２０８５５５０１２３', true, 'full-width digits'],
  ['011 1 208 555 0123', true, 'as dialed from abroad'],
  ['787-555-0123', true, 'Puerto Rico'],
  ['671-555-0123', true, 'Guam'],
  ['340-555-0123', true, 'the US Virgin Islands'],
  ['670-555-0123', true, 'the Northern Mariana Islands'],
  ['684-633-0123', true, 'American Samoa'],
  ['800-555-0123', true, 'toll-free'],
  ['876-555-0123', false, 'Jamaica'],
  ['242-555-0123', false, 'the Bahamas'],
  ['416-555-0123', false, 'Canada'],
  ['900-555-0123', false, 'premium rate'],
  ['208-555-0123; DROP TABLE', false, 'text after the number'],
  ['555-0123', false, 'no area code'],
  ['108-555-0123', false, 'an area code that starts with 1'],
  ['208-155-0123', false, 'an exchange that starts with 1'],
  ['208-555-01234', false, 'an extra digit'],
  ['+44 20 7946 0958', false, 'another country'],
  ['208-555-CARE', false, 'letters'],
  ['(208 555-0123', false, 'an unmatched parenthesis'],
  ['', false, 'empty'],
])('%j is a US number: %s, %s [VAL-004]', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test('every number that the phone library accepts as a US number is one, in any notation [VAL-004]', () => {
  const areaCodes = new Set(libraryAreaCodes())
  const written = [PhoneNumberFormat.E164, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.NATIONAL]
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }), (digits) => {
      const number = oracle.parse(String(digits), 'US')
      fc.pre(oracle.isValidNumberForRegion(number, 'US') && areaCodes.has(String(digits).slice(0, 3)))
      for (const format of written) expect(isPhone(oracle.format(number, format))).toBe(true)
      expect(formatPhone(String(digits))).toBe(oracle.format(number, PhoneNumberFormat.NATIONAL))
    }),
    { numRuns: 300 },
  )
})

test('the table of area codes is that of the phone library [VAL-004]', () => {
  const codes = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0'))
  expect(codes.filter(isAreaCode)).toEqual(libraryAreaCodes())
})

test.each([
  ['(303) 555-0142 ext. 5', '5'],
  ['(303) 555-0142 x123', '123'],
  ['303.555.0142x12', '12'],
  ['303 555 0142 Extension 7', '7'],
  ['303-555-0142 #4', '4'],
  ['303-555-0142, ext: 44', '44'],
  ['tel:+13035550142;ext=5', '5'],
  ['3035550142 x', undefined],
  ['3035550142', undefined],
])('%j has the extension %s [VAL-004, VAL-011]', (text, extension) => {
  expect(parsePhone(text)).toEqual({ digits: '3035550142', ...(extension ? { extension } : {}) })
  expect(normalizePhone(text)).toBe('3035550142')
  expect(formatPhone(text)).toBe(`(303) 555-0142${extension ? ` x${extension}` : ''}`)
})

test('an extension of more than seven digits is no extension [VAL-004]', () => {
  expect(isPhone('303-555-0142 x1234567')).toBe(true)
  expect(isPhone('303-555-0142 x12345678')).toBe(false)
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
