import { expect, test } from 'vitest'
import { maxNoteLength } from '~/site/forms/form-limits'
import { noteForm } from './note-form.server'

const clientId = '11111111-2222-4333-8444-555555555555'
const parse = (text?: string) => {
  const form = new FormData()
  if (text !== undefined) form.set('text', text)
  return noteForm.parse(form, { clientId })
}

test.each([
  [' Ruth wants a garden. ', 'Ruth wants a garden.', 'without the spaces around it'],
  ['one\r\ntwo', 'one\ntwo', 'with one character per line break'],
  ['x'.repeat(maxNoteLength), 'x'.repeat(maxNoteLength), 'at the longest length'],
])('accepts the note %j as %j, %s [DASH-003, DATA-018]', (typed, text, _why) => {
  expect(parse(typed)).toEqual({ ok: true, body: { clientId, text } })
})

test.each([
  [undefined, 'Write the note first.'],
  [' \n', 'Write the note first.'],
  ['x'.repeat(maxNoteLength + 1), 'Use 4,000 characters or fewer.'],
])('rejects a note with the reason at its field: %# [DASH-003, VAL-001]', (typed, text) => {
  expect(parse(typed)).toEqual({ ok: false, errors: { text } })
})
