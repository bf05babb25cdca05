import { isFeaturedReview, scoreOf, type CareTypeSlug, type Review } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { pickFirstName } from './person-names'

/** The reviews of a community and what follows from them. */
export interface SeededReviews {
  reviews: Review[]
  ratings: { numReviews: number; reviewsValue: number }
  slyScore?: number
  quote?: string
}

const relations = [
  'Daughter of a resident', 'Son of a resident', 'Resident', 'Granddaughter of a resident', 'Husband of a resident', 'Wife of a resident',
  'Niece of a resident', 'Friend of a resident', 'Visited on a tour',
] as const // prettier-ignore

type Mood = 'glad' | 'mixed' | 'sad'

const starts: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['My mother has lived here for two years and is content.', 'We looked at nine places and chose this one.', 'Dad put on weight and tells jokes again.', 'I moved in myself and should have done it sooner.', 'The first week was hard, then it became home.', 'My aunt calls it her apartment, not the facility.', 'We felt welcome from the first phone call.', 'They know my husband by his songs.'],
  mixed: ['Mostly good, with some things to watch.', 'The people are kind; the building is getting old.', 'We like it, though the start was bumpy.', 'Good care, slow answers from the office.', 'It suits my mother, it would not suit everyone.', 'Three stars for the food, five for the aides.'],
  sad: ['We had hoped for more.', 'It did not work out for us.', 'Too few hands on weekends.', 'The tour and the daily life were two different things.', 'We moved Dad after four months.'],
} // prettier-ignore

const details: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['The aides sit down when they talk to her.', 'Somebody calls me when anything changes, however small.', 'Lunch is better than mine.', 'The bill has never held a surprise.', 'The rooms are bright and always clean.', 'When she fell they called within ten minutes.', 'The activities are real ones, not bingo every day.', 'Night staff know the residents as well as day staff do.', 'They asked what he used to do and found a way for him to do it.'],
  mixed: ['Laundry gets mixed up now and then.', 'The menu repeats itself after two weeks.', 'It took three calls to reach the nurse, who was then very helpful.', 'Staff changes in spring were hard on the residents.', 'Parking is short on Sundays.', 'The price went up in the second year, with notice.', 'Activities are thin on weekends.'],
  sad: ['Call lights stayed on too long.', 'Nobody could tell us who was in charge that day.', 'The extra charges added up.', 'Calls were returned late or not at all.', 'Her clothes went missing twice.'],
} // prettier-ignore

const careDetails: Readonly<Record<CareTypeSlug, readonly string[]>> = {
  'assisted-living': ['Help with bathing is gentle and on time.', 'Medication is one worry less.'],
  'independent-living': ['Neighbors became friends within a month.', 'No more ladders, no more snow shovels.'],
  'board-and-care-home': ['With so few residents nobody is overlooked.', 'It smells of dinner, like a house should.'],
  'memory-care': ['He wanders, and they walk with him.', 'They never correct her, they go along.'],
  'continuing-care-retirement-community': [
    'When Mom needed more care she moved two buildings over, and that was all.',
    'The contract takes reading, then it gives peace.',
  ],
  'active-adult': ['Pickleball at eight, and everybody is on time.', 'The clubhouse is full every evening.'],
  'skilled-nursing-facility': ['The therapists got her walking again.', 'Wound care was thorough.'],
  'care-home': ['The owner cooks and remembers birthdays.', 'Four residents, two caregivers: you do the sums.'],
}

const ends: Readonly<Record<Mood, readonly string[]>> = {
  glad: [
    'I sleep better.',
    'We would choose it again.',
    'Go and see it at lunchtime.',
    'Thank you to the whole crew.',
    '',
  ],
  mixed: ['All in all we are staying.', 'Ask about it on the tour.', 'They do listen when we speak up.', ''],
  sad: ['Visit at dinner before you sign.', 'I wish them better staffing.', ''],
}

const moodOf = (value: number): Mood => (value >= 7.5 ? 'glad' : value >= 5 ? 'mixed' : 'sad')

function writeReview(random: Random, care: CareTypeSlug, value: number): string {
  const mood = moodOf(value)
  const middle = random.some(details[mood], random.between(1, 2))
  if (mood !== 'sad' && random.chance(0.6)) middle.push(random.pick(careDetails[care]))
  return [random.pick(starts[mood]), ...middle, random.pick(ends[mood])].filter(Boolean).join(' ')
}

const day = 86_400_000
const oldest = 1826

/** The days before `today`, as dates; made once for a whole catalogue. */
export function daysBefore(today: Date): readonly string[] {
  return Array.from({ length: oldest }, (_, daysAgo) =>
    new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10),
  )
}

/** Between none and forty reviews, newest first, on days of `daysBefore`. [RATE-001, RATE-002] */
export function pickReviews(
  random: Random,
  slug: string,
  care: CareTypeSlug,
  capacity: number,
  dates: readonly string[],
): SeededReviews {
  const most = capacity < 16 ? 9 : 40
  const count = random.chance(0.22) ? 0 : 1 + Math.floor(most * random.next() ** 2.4)
  if (count === 0) return { reviews: [], ratings: { numReviews: 0, reviewsValue: 0 } }
  const standing = 6.2 + 3.4 * Math.sqrt(random.next())
  const dated = Array.from({ length: count }, () => {
    const value = Math.min(10, Math.max(1, Math.round((standing + 3 * (random.next() + random.next() - 1)) * 2) / 2))
    return { value, daysAgo: Math.floor(oldest * random.next() ** 1.4) }
  })
  const reviews = dated
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map(({ value, daysAgo }, place) => ({
      id: `${slug}-review-${count - place}`,
      author: pickFirstName(random),
      ...(random.chance(0.85) && { relation: random.pick(relations) }),
      value,
      text: writeReview(random, care, value),
      date: dates[daysAgo] ?? '',
    }))
  const mean = dated.reduce((sum, { value }) => sum + value, 0) / count
  const reviewsValue = Math.round(mean * 10)
  const best = reviews.filter(isFeaturedReview).find(({ value }) => value >= 8)
  return {
    reviews,
    ratings: { numReviews: count, reviewsValue },
    slyScore: scoreOf(reviewsValue),
    ...(best && { quote: best.text.slice(0, best.text.indexOf('. ') + 1) || best.text }),
  }
}
