import { expect, test } from 'vitest'
import { isEmail } from '../index'

test.each([
  ['ada@example.com', true, 'plain'],
  [' ada@example.com\n', true, 'spaces around it'],
  ["o'hara+mom@mail.example.co.uk", true, 'an apostrophe, a plus, subdomains'],
  ['ada@localhost', false, 'a host without a dot'],
  ['.ada.@example.com', true, 'dots that mail servers reject, as browsers allow'],
  ['ada', false, 'no at sign'],
  ['ada@', false, 'no host'],
  ['@example.com', false, 'no name'],
  ['ada@@example.com', false, 'two at signs'],
  ['ada lovelace@example.com', false, 'a space inside'],
  ['ada@-example.com', false, 'a dash before the host'],
  ['ada@example-.com', false, 'a dash after the host'],
  ['mary@gmail', false, 'a common domain without its ending'],
  ['ed@gmial', false, 'a misspelled one'],
  ['ada@example..com', false, 'an empty label'],
  ['ada@example.com.', false, 'a dot at the end'],
  [`ada@${'x'.repeat(63)}.com`, true, 'a label of 63 characters'],
  [`ada@${'x'.repeat(64)}.com`, false, 'a label of 64 characters'],
  ['ädä@example.com', false, 'letters beyond ASCII'],
  ['', false, 'empty'],
])('%j is an email address: %s, %s [VAL-002, EDGE-009]', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})
