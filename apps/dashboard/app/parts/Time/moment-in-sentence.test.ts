import { expect, test } from 'vitest'
import { momentInSentence } from './moment-in-sentence'

test.each([
  ['Today 7:00 PM', 'today 7:00 PM'],
  ['Mon 9:00 AM', 'Mon 9:00 AM'],
])('writes %s as %s in a sentence [DASH-002]', (text, words) => {
  expect(momentInSentence({ iso: '2026-11-22T02:00:00Z', text })).toBe(words)
})
