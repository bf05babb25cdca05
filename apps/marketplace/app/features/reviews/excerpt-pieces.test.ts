import { expect, test } from 'vitest'
import { excerptPieces } from './excerpt-pieces'

/** A text of words with four letters, of a length. */
const textOf = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length)
const hiddenIn = (text: string) => excerptPieces(text).map(({ hiddenFrom }) => hiddenFrom)

test.each([
  [149, [undefined]],
  [150, [undefined, 'large']],
  [199, [undefined, 'large']],
  [200, [undefined, 'large', 'medium']],
  [249, [undefined, 'large', 'medium']],
  [250, [undefined, 'large', 'medium', 'small']],
])('a review of %d characters folds at its breakpoints [RATE-006]', (length, expected) => {
  expect(hiddenIn(textOf(length).replace(/ $/, '.'))).toEqual(expected)
})

test('the pieces are the whole review, and end between words [RATE-006]', () => {
  const text = textOf(700).trim()
  const pieces = excerptPieces(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  for (const { text: piece } of pieces.slice(1)) expect(piece).toMatch(/^ word/)
})

test('a word that fills the excerpt is cut [RATE-006]', () => {
  expect(excerptPieces('x'.repeat(160)).map(({ text }) => text.length)).toEqual([150, 10])
})
