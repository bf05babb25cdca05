import { loadGeography } from '@pkg/api/catalog'
import { type AmenityFlag, type Review, reviewRelations, scoreOf } from '@pkg/domain'
import { expect, test } from 'vitest'
import { generateCommunities } from './communities'
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

/** The whole demo catalog. */
const communities = [
  ...generateCommunities({
    geography: loadGeography(),
    agents: [],
    count: 6500,
    seed: 1,
    today: new Date('2026-11-01T00:00:00Z'),
  }),
]
const reviews = communities.flatMap((community) => community.reviews)

const relationOf = ({ relation = '' }: Review) => relation
const listSentences = ({ text }: Pick<Review, 'text'>) => text.split(/(?<=[.”]) (?=[“A-Z])/)

test('has more than 360 sentences, each in one list only [FIND-011]', () => {
  const listAll = (voices: Readonly<Record<Voice, Sentences>>) =>
    Object.values(voices).flatMap((moods) => Object.values(moods).flat())
  const sentences = [
    ...[openings, careDetails, independentDetails, endings].flatMap(listAll),
    ...Object.values(careTypeDetails).flat(),
  ]
  expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([])
  expect(sentences.length).toBeGreaterThan(360)
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
  ['Toured the community', /\b(Mom|Dad|my (husband|wife|aunt)|I live here|moved in)\b/i],
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

test('lets a friend speak as a friend, and a spouse as a spouse [FIND-011]', () => {
  for (const review of reviews.filter((one) => /^(Husband|Wife|Friend) /.test(relationOf(one)))) {
    expect(review.text).not.toMatch(/\b(my sister and I|my brother’s idea|I’m family again)\b/i)
  }
  for (const { text } of reviews.filter((one) => relationOf(one) === 'Friend of a resident')) {
    expect(text).not.toMatch(/\b(we chose|we moved|we looked at nine|our family)\b/i)
  }
})

test('lets no one in memory care write a review, and no independent community have aides [FIND-011]', () => {
  for (const { care, reviews: own } of communities) {
    const [main] = care
    if (main === 'memory-care') expect(own.map(relationOf)).not.toContain('Resident')
    if (main !== 'independent-living' && main !== 'active-adult') continue
    for (const { text } of own) expect(text).not.toMatch(/\b(aides?|nurse|medication|care plan)\b/)
  }
})

test.each<[RegExp, AmenityFlag[]]>([
  [/\b(the van|the bus)\b/i, ['hasTransportation']],
  [/\bbeautician\b/, ['hasBeautySalon']],
  [/\btherapists?\b/, ['hasPhysicalTherapy']],
  [/\bfitness class\b|\bgym\b/, ['hasFitnessRoom']],
  [/\bswim\b|pool was closed/, ['hasSwimmingPool']],
  [/\bmy cat\b/, ['allowsPets']],
  [/\bguest room\b/, ['hasGuestRooms']],
  [/\blibrary\b/, ['hasLibrary']],
  [/\bactivities\b|\bconcerts\b/, ['hasActivityProgram']],
  [/\belevator\b/, ['hasElevator']],
  [/\bcourtyard\b/, ['hasSecuredCourtyard']],
  [/\bbalcony\b/, ['hasBalconyOrPatio']],
  [/\bdining room\b|\bchef\b|\bmenu\b/, ['hasThreeMealsDaily', 'hasRestaurantDining']],
  [/\bhelp with bathing\b/i, ['hasBathingAssistance']],
  [/\bsupport group\b/, ['hasFamilySupportGroup']],
])('mentions %s only where the community offers it [FIND-011]', (words, flags) => {
  const about = communities.filter(({ reviews: own }) => own.some(({ text }) => words.test(text)))
  expect(about.length).toBeGreaterThan(0)
  for (const { amenities } of about) expect(flags.some((flag) => amenities[flag] === true)).toBe(true)
})

test('speaks of a small home as a house, and of a new building as new [FIND-011]', () => {
  for (const { capacity = 0, tags, reviews: own } of communities) {
    for (const { text } of own) {
      if (capacity < 16) expect(text).not.toMatch(/\b(elevator|front desk|hallways?|my apartment|lounge|director)\b/)
      if (tags.includes('NEW CONSTRUCTION')) expect(text).not.toMatch(/getting old|for years|as long as the house/)
    }
  }
})

test('has words that fit the stars, and a rating of published reviews only [FIND-011, RATE-002, TRUST-017]', () => {
  const happy = new Set([...openings.close.glad, ...openings.resident.glad, ...openings.visitor.glad])
  for (const { text, value } of reviews) {
    const [first = ''] = listSentences({ text })
    if (value < 8) expect(happy).not.toContain(first)
    expect([2, 4, 6, 8, 10]).toContain(value)
  }
  for (const { reviews: own, slyScore } of communities.filter(({ removedReviews }) => removedReviews.length > 0)) {
    const mean = own.reduce((sum, { value }) => sum + value, 0) / own.length
    expect(slyScore).toBe(scoreOf(Math.round(mean * 10)))
  }
})

test('dates a tour or move-in before its review, and a reply or removal on or after it [FIND-011]', () => {
  for (const { relation = '', month, date, reply } of reviews) {
    expect(reviewRelations).toContain(relation)
    expect(month <= date.slice(0, 7)).toBe(true)
    if (reply) expect(reply.date >= date).toBe(true)
  }
  const removed = communities.flatMap(({ removedReviews }) => removedReviews)
  expect(removed.length).toBeGreaterThan(50)
  for (const { date, removedOn } of removed) expect(removedOn >= date).toBe(true)
})

test('repeats no reply to the reviews of a community [FIND-011]', () => {
  for (const { reviews: own } of communities) {
    const texts = own.flatMap(({ reply }) => (reply ? [reply.text] : []))
    expect(new Set(texts).size).toBe(texts.length)
  }
})
