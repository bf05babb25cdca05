import { expect, test } from 'vitest'
import { maxNote, readNote } from './read-note'

const note = (text?: string) => {
  const form = new FormData()
  if (text !== undefined) form.set('text', text)
  return readNote(form)
}

test.each([
  [' Ruth wants a garden. ', 'Ruth wants a garden.', 'blanks around it fall away'],
  ['one\r\ntwo', 'one\ntwo', 'line breaks count once'],
  ['x'.repeat(maxNote), 'x'.repeat(maxNote), 'as long as a note may be'],
])('a note is kept: %j as %j, %s [DASH-003, DATA-018]', (typed, text, _why) => {
  expect(note(typed)).toEqual({ ok: true, text })
})

test.each([
  [undefined, '', 'Write the note first.'],
  [' \n', ' \n', 'Write the note first.'],
  ['x'.repeat(maxNote + 1), 'x'.repeat(maxNote + 1), 'A note holds 4000 characters at most. Shorten it or write two.'],
])('a note that cannot be kept says why, and what was typed stays: %# [DASH-003, VAL-001]', (typed, kept, error) => {
  expect(note(typed)).toEqual({ ok: false, typed: kept, error })
})
