import type { CareTypeSlug, RoomType } from '@pkg/domain'
import { wordList } from './community-record'

const carePatterns: readonly (readonly [CareTypeSlug, RegExp])[] = [
  ['memory-care', /\bmemory(?: care| unit)?\b|\bdementia\b|\balzheimers?\b/],
  ['assisted-living', /\bassisted(?:[- ]living)?\b/],
  ['independent-living', /\bindependent(?:[- ]living)?\b/],
  ['skilled-nursing-facility', /\bskilled(?: nursing)?\b|\bnursing (?:home|care|facility)\b|\brehab\b/],
  ['board-and-care-home', /\bboard (?:and|&) care\b/],
  ['continuing-care-retirement-community', /\bccrc\b|\bcontinuing care\b|\blife plan\b/],
  ['active-adult', /\bactive adult\b|\b55\b/],
]

const roomPatterns: readonly (readonly [RoomType, RegExp])[] = [
  ['studioWithAlcove', /\bstudios? with (?:an )?alcove\b/],
  ['studio', /\bstudios?\b/],
  ['oneBedroomWithAlcove', /\b(?:one|1)[- ]bedrooms? with (?:an )?alcove\b/],
  ['oneBedroom', /\b(?:one|1)[- ]?(?:bed|bedroom|br|bdrm)s?\b/],
  ['twoBedroom', /\b(?:two|2)[- ]?(?:bed|bedroom|br|bdrm)s?\b/],
  ['threeBedroom', /\b(?:three|3)[- ]?(?:bed|bedroom|br|bdrm)s?\b/],
  ['privateCottage', /\bcottages?\b/],
  ['privateRoom', /\bprivate (?:bed)?rooms?\b|\bown room\b|\bsingle room\b/],
  ['sharedBedroom', /\bshared (?:bed)?rooms?\b|\bsemi[- ]?private\b|\broommates?\b/],
]

/** The words that name care types, and rooms. */
export const careWords = wordList(
  'memory care dementia alzheimers assisted living independent skilled nursing board ccrc active adult unit',
)
export const roomWords = wordList(
  'studio studios alcove one two three bed bedroom bedrooms br cottage cottages private shared semi-private semiprivate room rooms apartment apartments unit units 1 2 3',
)

/** Returns the care types that a question names. */
export const askedCare = (question: string): CareTypeSlug[] =>
  carePatterns.flatMap(([care, pattern]) => (pattern.test(question) ? [care] : []))

/** Returns the room that a question names, if any. */
export const askedRoom = (question: string): RoomType | undefined =>
  roomPatterns.find(([, pattern]) => pattern.test(question))?.[0]
