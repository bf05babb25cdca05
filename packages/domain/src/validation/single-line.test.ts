// cspell:ignore José Nguyễn فاطمة évil
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linePattern, namePattern, personName, required, singleLine, trimInvisible, validatorOfPattern } from '../index'

const hidden = [
  ...['\n', '\r', '\t', '\u0000', '\u007f', '\u0085', '\u2028', '\u2029'],
  ...['\u200e', '\u200f', '\u061c', '\u202a', '\u202e', '\u2066', '\u2069'],
]

test.each(hidden.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
  'rejects U+%s in a line and in a name [EDGE-012]',
  (_, mark) => {
    for (const text of [`Ann${mark}Lee`, `${mark}Ann`, `Ann${mark}`]) {
      expect(singleLine(text)).toBe('Retype this. It contains characters that we can’t read.')
      expect(personName(text)).toBe('Retype this. It contains characters that we can’t read.')
    }
  },
)

test.each(['Ann\t', '\u200eAnn', '\u202aAnn\u202c', ' \u2068Ann\u2069\u200b\n', '\ufeffAnn\u00a0'])(
  'trims what can’t be seen at both ends of %j [EDGE-012]',
  (text) => {
    expect(trimInvisible(text)).toBe('Ann')
  },
)

test('trims only the ends, and all of a text that can’t be seen [EDGE-012]', () => {
  expect(trimInvisible('\u200e \t')).toBe('')
  expect(trimInvisible('Ann\u202eLee ')).toBe('Ann\u202eLee')
  expect(trimInvisible(`Ann${' '.repeat(100_000)}Lee`)).toHaveLength(100_006)
})

describe('names', () => {
  test.each([
    'José O’Connor-Nguyễn',
    "José O'Connor-Nguyễn",
    'Dr. Ann St. John',
    'Dr.Ann St.John',
    'J.R.',
    'J.R.R. Tolkien',
    'J.R.Smith',
    'de la Cruz, M.D.',
    'Cruz, M.D.,Ph.D.',
    'Mary/John Smith',
    'Nguyễn Văn Ánh',
    '李小龍',
    'فاطمة',
    'Ann (Mom)',
    'W. W. Smith',
    'Winston-Salem',
    '',
  ])('accepts %j [EDGE-012]', (name) => {
    expect(personName(name)).toBeUndefined()
  })

  test.each([
    'Bank https://evil.example',
    'evil://x',
    'www.evil',
    'WWW.evil.example',
    'evil.example',
    'Evil.Com',
    'Dr.evil.com',
    'Dr. evil.com',
    'Sign in at evil.example/hearthway now',
    't.co/abc',
    'x.com',
    'évil.com',
    'ann@evil.example',
    '(evil.example)',
    'evil。com',
    'xn--80ak6aa92e.com',
  ])('rejects %j [EDGE-012]', (name) => {
    expect(personName(name)).toBe('Enter a name without a web address. Add a space after a period.')
    expect(singleLine(name)).toBeUndefined()
  })
})

test('a pattern of the API accepts exactly what its validator accepts [EDGE-012]', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'aB. /:w\n\u202e\u200fé,@') })
  fc.assert(
    fc.property(typed, fc.constantFrom(linePattern, namePattern), (text, pattern) => {
      expect(new RegExp(pattern).test(text)).toBe(validatorOfPattern(pattern)?.(text) === undefined)
    }),
  )
})

test('blank text is required, and other patterns have no validator [EDGE-012]', () => {
  expect(validatorOfPattern(namePattern)?.('  ')).toBe(required(''))
  expect(validatorOfPattern('^a$')).toBeUndefined()
})

test.each([linePattern, namePattern])('decides about a long text without backtracking: %s [EDGE-012]', (pattern) => {
  const long = 1_000_000
  const texts = ['a', ' ', '.', 'a.', ',', 'ww', '/'].map((part) => `${part.repeat(long / part.length)}\n`)
  const started = performance.now()
  for (const text of texts) expect(new RegExp(pattern).test(text)).toBe(false)
  expect(performance.now() - started).toBeLessThan(3000)
})
