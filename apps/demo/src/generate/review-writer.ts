import type { CareTypeSlug, ReviewRelation } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { fitsCommunity, type ReviewedCommunity } from './review-needs'
import {
  careDetails,
  careTypeDetails,
  endings,
  independentDetails,
  type Mood,
  openings,
  type Voice,
} from './review-sentences'

/** A relation to the resident: how the reviewer signs, what the reviewer calls the resident, and the names that fit both. */
export interface Writer {
  relation: ReviewRelation
  voice: Voice
  writes: 'she' | 'he' | 'anyone'
  resident?: { who: string; isWoman: boolean }
}

/** Everyone who writes demo reviews. */
export const writers: readonly Writer[] = [
  { relation: 'Daughter of a resident', voice: 'close', writes: 'she', resident: { who: 'Mom', isWoman: true } },
  { relation: 'Daughter of a resident', voice: 'close', writes: 'she', resident: { who: 'my father', isWoman: false } },
  { relation: 'Son of a resident', voice: 'close', writes: 'he', resident: { who: 'my mother', isWoman: true } },
  { relation: 'Son of a resident', voice: 'close', writes: 'he', resident: { who: 'Dad', isWoman: false } },
  {
    relation: 'Granddaughter of a resident',
    voice: 'close',
    writes: 'she',
    resident: { who: 'Grandma', isWoman: true },
  },
  {
    relation: 'Grandson of a resident',
    voice: 'close',
    writes: 'he',
    resident: { who: 'my grandfather', isWoman: false },
  },
  { relation: 'Husband of a resident', voice: 'close', writes: 'he', resident: { who: 'my wife', isWoman: true } },
  { relation: 'Wife of a resident', voice: 'close', writes: 'she', resident: { who: 'my husband', isWoman: false } },
  { relation: 'Niece of a resident', voice: 'close', writes: 'she', resident: { who: 'my aunt', isWoman: true } },
  { relation: 'Nephew of a resident', voice: 'close', writes: 'he', resident: { who: 'my uncle', isWoman: false } },
  { relation: 'Friend of a resident', voice: 'close', writes: 'anyone', resident: { who: 'my friend', isWoman: true } },
  { relation: 'Resident', voice: 'resident', writes: 'anyone' },
  { relation: 'Resident', voice: 'resident', writes: 'anyone' },
  { relation: 'Toured the community', voice: 'visitor', writes: 'anyone' },
  { relation: 'Toured the community', voice: 'visitor', writes: 'anyone' },
]

const independent: readonly CareTypeSlug[] = ['independent-living', 'active-adult']

const ofChildren = 'my sister and I|brother’s idea|I’m family again'

/** The words that a writer wouldn't choose: a spouse doesn't speak as a child does, and a friend doesn't decide where someone lives. */
const unfitting: Partial<Record<ReviewRelation, RegExp>> = {
  'Husband of a resident': new RegExp(ofChildren, 'i'),
  'Wife of a resident': new RegExp(ofChildren, 'i'),
  'Friend of a resident': new RegExp(
    `${ofChildren}|our (whole )?family|we (looked|chose|moved)|had moved|moving {who}|choosing|called us|call us|suits {who}`,
    'i',
  ),
}

/** What the reviews of a community have used so far. No sentence and no author's name appears twice. [FIND-011] */
export class UsedWords {
  readonly #used = new Set<string>()

  /** Picks an unused value and marks it as used. Returns undefined when none is left. */
  pick(random: Random, values: readonly string[]): string | undefined {
    const left = values.filter((value) => !this.#used.has(value))
    if (left.length === 0) return undefined
    const picked = random.pick(left)
    this.#used.add(picked)
    return picked
  }
}

/** Writes a review that fits its writer, the stars, and the community. Returns undefined when too few sentences are left. [FIND-011] */
export function writeReview(
  random: Random,
  used: UsedWords,
  { community, writer, mood }: { community: ReviewedCommunity; writer: Writer; mood: Mood },
): string | undefined {
  const { voice, relation } = writer
  const { care } = community
  const pick = (sentences: readonly string[]) => {
    const fitting = sentences.filter((one) => fitsCommunity(one, community) && !unfitting[relation]?.test(one))
    return used.pick(random, fitting)
  }
  const details = (independent.includes(care) ? independentDetails : careDetails)[voice][mood]
  const opening = pick(openings[voice][mood])
  const detail = pick(details)
  if (!opening || !detail) return undefined
  const rest = [
    random.chance(0.35) ? pick(details) : undefined,
    voice === 'close' && mood === 'glad' && random.chance(0.4) ? pick(careTypeDetails[care]) : undefined,
    random.chance(0.3) ? pick(endings[voice][mood]) : undefined,
  ]
  return [opening, detail, ...rest].flatMap((sentence) => (sentence ? [fillIn(sentence, writer)] : [])).join(' ')
}

function fillIn(sentence: string, { resident }: Writer): string {
  if (!resident) return sentence
  const { who, isWoman } = resident
  const words: Readonly<Record<string, string>> = {
    who,
    she: isWoman ? 'she' : 'he',
    her: isWoman ? 'her' : 'him',
    hers: isWoman ? 'her' : 'his',
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()] ?? ''
    return name === name.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}
