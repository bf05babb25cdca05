import { expect, test } from 'vitest'
import { testimonialOf } from './advisor-sentences'

/** Every sentence that a demo can have: 20 starts with 24 ends each. */
const testimonials = Array.from({ length: 20 * 24 }, (_, number) => testimonialOf(number))
const people =
  /\b(?:mom|dad|mother|father|parents|husband|wife|brother|sister|aunt|uncle|grandmother|grandfather|grandpa|grandma)\b/i
const pronouns = /\b(?:she|he|her|hers|him|his|they|them|their)\b/i
/** What a family does at the end of a search. */
const outcomes = /\b(?:signed|moved|chose|found|decided)\b/i

test.each(testimonials)('“%s” doesn’t contradict itself [LOOK-008]', (sentence) => {
  const at = sentence.indexOf(', and ')
  const [start, end] = [sentence.slice(0, at), sentence.slice(at)]
  expect(end).not.toMatch(people)
  expect(end).not.toMatch(pronouns)
  expect(sentence).not.toMatch(outcomes)
  const pronoun = pronouns.exec(start)
  if (pronoun) expect(start.slice(0, pronoun.index)).toMatch(people)
})
