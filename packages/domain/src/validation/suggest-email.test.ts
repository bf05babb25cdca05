import { expect, test } from 'vitest'
import { suggestEmail } from '../index'

test.each<[string, string | undefined, string]>([
  ['mary@gmial.com', 'mary@gmail.com', 'swapped letters'],
  ['mary@gmail.con', 'mary@gmail.com', 'a wrong letter'],
  ['mary@gmai.com', 'mary@gmail.com', 'a missing letter'],
  ['mary@gmaill.com', 'mary@gmail.com', 'an extra letter'],
  ['mary@gmail.co', 'mary@gmail.com', 'a missing last letter'],
  ['mary@gmail.comm', 'mary@gmail.com', 'an extra last letter'],
  ['mary@yahoocom', 'mary@yahoo.com', 'no dot'],
  [' Mary.O@Hotmial.com ', 'Mary.O@hotmail.com', 'spaces and capitals'],
  ['mary@comcast.ne', 'mary@comcast.net', 'another ending'],
  ['mary@aol.con', 'mary@aol.com', 'a short name with a wrong ending'],
  ['mary@gmail', 'mary@gmail.com', 'no ending'],
  ['ed@gmial', 'ed@gmail.com', 'no ending and swapped letters'],
  ['ann@yahoo', 'ann@yahoo.com', 'no ending'],
  ['ann@yaho', 'ann@yahoo.com', 'no ending and a missing letter'],
  ['ann@aol', 'ann@aol.com', 'a short name without its ending'],
  ['ann@Comcast', 'ann@comcast.net', 'another ending left out'],
  ['ann@mail', 'ann@mail.com', 'a real name, not a typo of gmail'],
  ['ann@localhost', undefined, 'no common name'],
  ['ann@xol', undefined, 'a short name that could be anything'],
  ['mary@gmail.com', undefined, 'nothing wrong'],
  ['mary@ymail.com', undefined, 'another real domain'],
  ['mary@mail.com', undefined, 'another real domain'],
  ['mary@acme.com', undefined, 'a company'],
  ['mary@cos.net', undefined, 'a short name that could be a company'],
  ['mary@gmx.com', undefined, 'another real domain'],
  ['mary@hearthway.example', undefined, 'an unknown domain'],
  ['mary@', undefined, 'no domain'],
  ['mary', undefined, 'no address'],
  ['', undefined, 'nothing'],
])('suggests for %j: %s (%s) [VAL-002, EDGE-009]', (text, suggestion) => {
  expect(suggestEmail(text)).toBe(suggestion)
})
