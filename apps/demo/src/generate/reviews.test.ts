import { careTypeSlugs, type Review } from '@pkg/domain'
import { Random } from '@pkg/illustrations/random'
import { expect, test } from 'vitest'
import { firstNamesOf } from './person-names'
import {
  careDetails,
  careTypeDetails,
  endings,
  independentDetails,
  openings,
  type Sentences,
  type Voice,
} from './review-sentences'
import { listDaysBefore, pickReviews } from './reviews'

const dates = listDaysBefore(new Date('2026-11-01T00:00:00Z'))

/** The reviews of many large communities, by community. */
const communities = Array.from({ length: 800 }, (_, number) => {
  const care = careTypeSlugs[number % careTypeSlugs.length] ?? 'assisted-living'
  return {
    care,
    reviews: pickReviews(
      new Random(1, number),
      { slug: `community-${number}`, care, capacity: 120, isNew: false },
      dates,
    ).reviews,
  }
})
const reviews = communities.flatMap((community) => community.reviews)

const relationOf = ({ relation = '' }: Review) => relation
const listSentences = ({ text }: Review) => text.split(/(?<=[.”]) (?=[“A-Z])/)

test('has more than 300 sentences, each in one list only [FIND-011]', () => {
  const listAll = (voices: Readonly<Record<Voice, Sentences>>) =>
    Object.values(voices).flatMap((moods) => Object.values(moods).flat())
  const sentences = [
    ...[openings, careDetails, independentDetails, endings].flatMap(listAll),
    ...Object.values(careTypeDetails).flat(),
  ]
  expect(sentences.length).toBeGreaterThan(300)
})

test('repeats no sentence and no author in the reviews of a community [FIND-011]', () => {
  for (const community of communities) {
    const sentences = community.reviews.flatMap(listSentences)
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
    const authors = community.reviews.map(({ author }) => author)
    expect(new Set(authors).size).toBe(authors.length)
  }
})

test('fills in every word of a sentence [FIND-011]', () => {
  for (const { text } of reviews) expect(text).not.toMatch(/[{}]|undefined| {2}/)
})

test.each([
  ['Daughter of a resident', /\b(my (wife|husband|aunt|uncle|friend|mother)|Dad|Grandma)\b/i],
  ['Son of a resident', /\b(my (wife|husband|aunt|uncle|friend|father)|Mom|Grandma)\b/i],
  ['Husband of a resident', /\b(Mom|Dad|my (husband|mother|father|aunt|uncle))\b/i],
  ['Wife of a resident', /\b(Mom|Dad|my (wife|mother|father|aunt|uncle))\b/i],
  ['Resident', /\b(Mom|Dad|my (husband|mother|father|aunt|uncle)|we toured|our tour)\b/i],
  ['Visited on a tour', /\b(Mom|Dad|my (husband|wife|aunt)|I live here|moved in)\b/i],
])('lets a “%s” write only about that relation [FIND-011]', (relation, other) => {
  const own = reviews.filter((review) => relationOf(review) === relation)
  expect(own.length).toBeGreaterThan(20)
  for (const { text } of own) expect(text).not.toMatch(other)
})

test.each([
  [/^(Daughter|Granddaughter|Wife|Niece) /, firstNamesOf('she')],
  [/^(Son|Grandson|Husband|Nephew) /, firstNamesOf('he')],
])('signs %s with a name that fits [FIND-011]', (relation, names) => {
  for (const review of reviews.filter((one) => relation.test(relationOf(one)))) expect(names).toContain(review.author)
})

test('lets no one in memory care write a review, and no independent community have aides [FIND-011]', () => {
  for (const { care, reviews: own } of communities) {
    if (care === 'memory-care') expect(own.map(relationOf)).not.toContain('Resident')
    if (care !== 'independent-living' && care !== 'active-adult') continue
    for (const { text } of own) expect(text).not.toMatch(/\b(aides?|nurse|medication|care plan)\b/)
  }
})
