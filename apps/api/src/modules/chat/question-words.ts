import type { Language } from '@pkg/domain'
import { spanishContentWords, spanishSynonyms } from './spanish/spanish-words'

/** A word of a question, with others that mean the same in our articles. */
export interface QuestionWord {
  word: string
  others: readonly string[]
}

const list = (words: string): string[] => words.trim().split(/\s+/)

/** Words that say nothing about what is asked, besides those that the database leaves out. Apostrophes are gone. */
export const fillerWords: ReadonlySet<string> = new Set(
  list(`
  a about actually again all also always am an and any anybody anyone anything anyway are around as ask asked asking at b back be because been before being
  both but by can cant cannot come could couldnt d did didnt do does doesnt doing dont each either else end even ever every everyone fill filled find first for form forms from free
  fyi get gets getting give given go goes going gonna good got gotta guess guys had has hasnt have havent havin having hello help helps here hey hi how hows
  i id if ill im in instead into is isnt it its ive just kind know knows let lets like likely little ll long look looking lot lots m made make makes many
  matter may maybe me mean meaning means might mine more most much must my need needs never new no normal not now of off ok okay on once one only or other our out over
  own people person place places please pls plz possible put question questions r re really right s said same say saying says see seem should so some somebody someone something
  sort still stuff such sure t take takes tell than thank thanks that thats the their them then there theres these they theyre thing things think thinks this
  those though thru time times to today together told too tried try trying u um up us use used using usually ve very wanna want wants was wasnt wats way we well
  went were weve what whats whatever when whens where wheres whether which while who whos whose why will wit with without wont work worked works would wouldnt
  yeah yes yet you your youre yours`),
)

/** The people that families ask about. Every question can name one. */
const family = new Set(
  list(`
  mom moms mommy mother mothers mothr mum mums ma mama dad dads daddy father fathers pa papa parent parents folks grandma grandmas grandmother granny nana
  grandpa grandfather aunt auntie uncle her hers herself he hes him himself his she shes elderly senior seniors old older loved relative relatives
  family families in-laws inlaw`),
)

/** Words that families use, with those that articles use for the same. A word of several is in the first line that has it. */
const sameMeaning: readonly (readonly string[])[] = [
  'average averages median typical',
  'cost costs price prices expensive pricey charge charges fee',
  'raise raises raised increase increases increased hike rise rises risen',
  'yearly annual annually year',
  'tour tours touring visit visits visiting',
  'lawyer lawyers attorney attorneys',
  'brother brothers sister sisters sibling siblings',
  'fight fights fighting argue arguing arguments disagree',
  'couple couples husband wife spouse married partner',
  'dementia alzheimer alzheimers memory',
  'guilt guilty',
  'rehab rehabilitation skilled',
  'inpatient observation',
  'discharge discharged discharging leaving release released',
  'refuse refuses refusing refused no',
  'talk talking conversation convince persuade',
  'contract contracts agreement lease',
  'evict evicted eviction kick kicked leave',
  'va veteran veterans military navy army marines vet served wartime',
  'widow widows surviving spouse',
  'licensed license licenses licensing regulates regulated',
  'gave gift gifts gifted giving',
  'house sell selling',
  'ccrc ccrcs continuing',
  'money savings',
  'overnight night nights nighttime',
  'doctor doctors physician',
  'paperwork documents forms',
  'poa power attorney',
  'ltc long-term care insurance',
  'insurance insurer policy',
  'waitlist waiting list',
  'refund refunded refundable return',
  'caregiver caregivers aide aides staff staffing',
  'commission commissions referral fee paid',
  'number phone',
].map(list)

/** Phrases, with the words that articles use for them. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\blong[- ]?term care\b/g, 'long term care insurance'],
  [/\b(?:runs?|running|ran) out of (?:money|savings|funds|cash)\b/g, 'money runs'],
  [/\b(?:look ?back|lookback)(?: period| rule)?\b/g, 'look gift months'],
  [/\b(?:make|force|ask|throw|kick) (?:her|him|them|us|mom|dad|you) (?:to )?(?:leave|out|move out)\b/g, 'leave'],
  [
    /\bhow (?:is|are|do|does|can) (?:you|u|yall|this|the|your)\b.*\b(?:paid|free|make (?:your |any |ur )?money|earn|profit)\b/g,
    'referral paid first month',
  ],
  [
    /\bwho (?:\w+ ){0,2}(?:gets?|sees?|has|have|calls?) (?:my|our) (?:phone )?(?:number|phone|info|information|contact)\b/g,
    'share phone number call',
  ],
  [/\bwhats the catch\b/g, 'paid'],
  [/\bget (.{1,40}?) back\b/g, '$1 refund'],
  [/\bpaid for by\b/g, 'paid'],
  [/\bnursing homes?\b/g, 'nursing'],
  [/\bassisted[- ]livings?\b/g, 'assisted living'],
  [/\bgroup homes?\b|\badult family homes?\b|\bcare homes?\b/g, 'board care homes'],
  [/\bretirement communit(?:y|ies)\b/g, 'continuing care'],
]

const numbers: Readonly<Record<string, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
}

/** Returns a question in lowercase without apostrophes, which phones set or leave out. */
export const plainQuestion = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the words of a plain question that say what is asked. */
export function contentWords(plain: string): string[] {
  const words = plain.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []
  return [...new Set(words)].filter((word) => !fillerWords.has(word) && !family.has(word))
}

/** Returns the words of a plain question to look up in what we published in its language, with those that mean the same. */
export function searchWords(plain: string, language: Language): QuestionWord[] {
  if (language === 'es') {
    return spanishContentWords(plain)
      .map((word) => ({ word, others: spanishSynonyms(word) }))
      .slice(0, maxWords)
  }
  const phrased = phrases.reduce((text, [phrase, words]) => text.replaceAll(phrase, words), plain)
  return contentWords(phrased)
    .flatMap((word) => word.split('-'))
    .filter((word) => !fillerWords.has(word))
    .map((word) => ({
      word: numbers[word] ?? word,
      others: (sameMeaning.find((words) => words.includes(word)) ?? []).filter((other) => other !== word),
    }))
    .slice(0, maxWords)
}

const maxWords = 24

/** Returns whether a question asks what something is. The text before the first heading of an article says that. */
export const asksForMeaning = (plain: string): boolean =>
  /^(?:so |ok |hi |and )?(?:whats|wats|wat|what|explain|define)\b|\bmean(?:s|ing)?\??$/.test(plain) &&
  contentWords(plain).length <= 3
