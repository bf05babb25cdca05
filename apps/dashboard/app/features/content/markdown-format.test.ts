import { expect, test } from 'vitest'
import { type Format, formatSelection } from './markdown-format'

/** A text with its selection between brackets, such as `Ask [twice]`. */
function select(marked: string) {
  const start = marked.indexOf('⟨')
  const end = marked.indexOf('⟩') - 1
  return { text: marked.replace(/[⟨⟩]/g, ''), start, end }
}

test.each<[Format, string, string]>([
  ['bold', 'Ask ⟨twice⟩.', 'Ask **⟨twice⟩**.'],
  ['bold', 'Ask **⟨twice⟩**.', 'Ask ⟨twice⟩.'],
  ['bold', 'Ask ⟨⟩', 'Ask **⟨bold words⟩**'],
  ['heading', 'One\nT⟨w⟩o\nThree', 'One\n## ⟨Two⟩\nThree'],
  ['heading', '## T⟨w⟩o', '⟨Two⟩'],
  ['heading', '⟨⟩', '## ⟨Heading⟩'],
  ['list', '⟨One\nTwo⟩', '⟨- One\n- Two⟩'],
  ['list', '⟨- One\n- Two⟩', '⟨One\nTwo⟩'],
  ['list', '⟨- One\nTwo⟩', '⟨- - One\n- Two⟩'],
  ['link', 'See ⟨the list⟩ now', 'See [the list](⟨https://⟩) now'],
  ['link', '⟨⟩', '[words of the link](⟨https://⟩)'],
])('formats as %s: %j becomes %j [WORK-012]', (format, before, after) => {
  expect(formatSelection(format, select(before))).toEqual(select(after))
})
