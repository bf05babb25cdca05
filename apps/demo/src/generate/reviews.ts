import { isFeaturedReview, scoreOf, type CareTypeSlug, type Review } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { pickFirstName } from './person-names'

/** The reviews of a community with its ratings. */
export interface SeededReviews {
  reviews: Review[]
  ratings: { numReviews: number; reviewsValue: number }
  slyScore?: number
  quote?: string
}

const relations = [
  'Daughter of a resident', 'Son of a resident', 'Resident', 'Granddaughter of a resident', 'Husband of a resident', 'Wife of a resident',
  'Niece of a resident', 'Friend of a resident', 'Visited on a tour',
] as const // oxfmt-ignore

type Mood = 'glad' | 'mixed' | 'sad'

const starts: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['My mother has lived here for two years, and she’s happy.', 'We looked at nine communities and chose this one.', 'Dad is eating well and telling jokes again.', 'I moved in myself. I should have done it sooner.', 'The first week was hard. Then it felt like home.', 'My aunt calls it her apartment, not the facility.', 'We felt welcome from the first phone call.', 'They know all of my husband’s favorite songs.'],
  mixed: ['Mostly good, with some things to watch.', 'The people are kind, but the building is getting old.', 'We like it, though it had a bumpy start.', 'Good care, but the office is slow to respond.', 'It’s right for my mother, but not for everyone.', 'Three stars for the food, five for the aides.'],
  sad: ['We had hoped for more.', 'It didn’t work out for us.', 'Too few staff on weekends.', 'Daily life was nothing like the tour.', 'We moved Dad after four months.'],
} // oxfmt-ignore

const details: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['The aides sit down when they talk to her.', 'Someone calls me when anything changes, however small.', 'Lunch is better than mine.', 'There has never been a surprise on the bill.', 'The rooms are bright and always clean.', 'When she fell, they called us within 10 minutes.', 'The activities are interesting, not just bingo.', 'The night staff know the residents as well as the day staff do.', 'They asked what he used to do, and found a way for him to do it.'],
  mixed: ['Laundry gets mixed up now and then.', 'The menu repeats itself after two weeks.', 'It took three calls to reach the nurse, but she was very helpful.', 'The staff turnover in the spring was hard on the residents.', 'It’s hard to park on Sundays.', 'The price went up in the second year, with notice.', 'There isn’t much to do on weekends.'],
  sad: ['Call lights stayed on too long.', 'No one could tell us who was in charge that day.', 'The extra charges added up.', 'Calls were returned late or not at all.', 'Her clothes went missing twice.'],
} // oxfmt-ignore

const careDetails: Readonly<Record<CareTypeSlug, readonly string[]>> = {
  'assisted-living': ['Help with bathing is gentle and on time.', 'I no longer worry about her medication.'],
  'independent-living': ['Neighbors became friends within a month.', 'No more ladders, no more snow shovels.'],
  'board-and-care-home': ['With so few residents, no one is overlooked.', 'It smells of dinner, like a house should.'],
  'memory-care': ['He wanders, and they walk with him.', 'They never correct her. They just go with it.'],
  'continuing-care-retirement-community': [
    'When Mom needed more care, she just moved two buildings over.',
    'The contract is long, but it gives us peace of mind.',
  ],
  'active-adult': ['Pickleball starts at eight, and everyone is on time.', 'The clubhouse is full every evening.'],
  'skilled-nursing-facility': ['The therapists got her walking again.', 'Wound care was thorough.'],
  'care-home': ['The owner cooks and remembers birthdays.', 'Four residents, two caregivers. Do the math.'],
}

const ends: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['I sleep better.', 'We would choose it again.', 'Visit at lunchtime.', 'Thank you to the whole team.', ''],
  mixed: ['All in all, we’re staying.', 'Ask about it on the tour.', 'They do listen when we speak up.', ''],
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

/** Returns the days before `today` as dates, once for a whole catalog. */
export function listDaysBefore(today: Date): readonly string[] {
  return Array.from({ length: oldest }, (_, daysAgo) =>
    new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10),
  )
}

/** Picks up to 40 reviews, newest first, on days of `listDaysBefore`. [RATE-001, RATE-002] */
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
  const level = 6.2 + 3.4 * Math.sqrt(random.next())
  const dated = Array.from({ length: count }, () => {
    const value = Math.min(10, Math.max(1, Math.round((level + 3 * (random.next() + random.next() - 1)) * 2) / 2))
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
