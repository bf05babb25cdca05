import type { AmenityFlag, CareTypeSlug, Community } from '@pkg/domain'

/** What a review's sentences must agree with. */
export interface ReviewedCommunity {
  slug: string
  care: CareTypeSlug
  capacity: number
  /** Whether the building opened in the last two years. */
  isNew: boolean
  amenities: Community['amenities']
}

/** A condition that a community meets before a sentence with certain words can be about it. */
interface Need {
  words: RegExp
  isMet: (community: ReviewedCommunity) => boolean
}

/** Small homes are houses, with a few people who work there. */
const smallest = 16
const withoutApartments: readonly CareTypeSlug[] = [
  'board-and-care-home',
  'care-home',
  'memory-care',
  'skilled-nursing-facility',
]

const offers =
  (...flags: AmenityFlag[]) =>
  ({ amenities }: ReviewedCommunity) =>
    flags.some((flag) => amenities[flag] === true)

/** The words that name something that not every community has. */
const needs: readonly Need[] = [
  { words: /\b(bus|van)\b/, isMet: offers('hasTransportation') },
  { words: /\bbeautician\b/, isMet: offers('hasBeautySalon') },
  { words: /\btherap/i, isMet: offers('hasPhysicalTherapy') },
  { words: /\b(fitness|gym)\b/, isMet: offers('hasFitnessRoom') },
  { words: /\b(swim|pool was)\b/, isMet: offers('hasSwimmingPool') },
  { words: /\bplay pool\b/, isMet: offers('hasGameRoom') },
  { words: /\bcat\b/, isMet: offers('allowsPets') },
  { words: /\bguest room\b/, isMet: offers('hasGuestRooms') },
  { words: /\blibrary\b/, isMet: offers('hasLibrary') },
  { words: /\b(activities|concerts|music|hiking|calendar|cards)\b/, isMet: offers('hasActivityProgram') },
  { words: /\belevator\b/, isMet: offers('hasElevator') },
  { words: /\bcourtyard\b/, isMet: offers('hasSecuredCourtyard') },
  { words: /\bvegetable garden\b/, isMet: offers('hasGarden') },
  { words: /\bpaths\b/, isMet: offers('hasWalkingPaths') },
  { words: /\bbalcony\b/, isMet: offers('hasBalconyOrPatio') },
  { words: /\bkitchen that\b/, isMet: offers('hasFullKitchen') },
  { words: /\b(stayed for|come for|eat with me)\b/i, isMet: offers('hasGuestMeals') },
  {
    words: /\b(meals?|menu|cook|chef|dining|dinner|lunch|eating|eat|eaten|soup|fruit|kitchen remembers)\b/i,
    isMet: offers('hasThreeMealsDaily', 'hasRestaurantDining'),
  },
  { words: /\blaundry\b/i, isMet: offers('hasLaundryService') },
  { words: /\bbathing\b/, isMet: offers('hasBathingAssistance') },
  { words: /\b(dressing|my shoes)\b/, isMet: offers('hasDressingAssistance') },
  { words: /\b(medication|pills)\b/, isMet: offers('hasMedicationManagement') },
  { words: /\b(call lights|the button)\b/i, isMet: offers('hasEmergencyCallSystem') },
  { words: /\bdoctor came\b/, isMet: offers('hasVisitingPhysician') },
  { words: /\bsupport group\b/, isMet: offers('hasFamilySupportGroup') },
  { words: /\bpaint\b/, isMet: offers('hasArtStudio') },
  {
    words:
      /\b(floor sang|front desk|lounge|hall|hallways?|director|manager|newsletter|apartments?|building|nurse|bus|shift|coordinator|day staff)\b/,
    isMet: ({ capacity }) => capacity >= smallest,
  },
  { words: /\b(apartments?|own coffee)\b/, isMet: ({ care }) => !withoutApartments.includes(care) },
  {
    words: /\b(getting old|for years|needs? new|as long as the house|new owner|is worn|repairs)\b/,
    isMet: ({ isNew }) => !isNew,
  },
]

const needsBySentence = new Map<string, readonly Need[]>()

/** Returns whether a sentence agrees with what a community offers, its size, and its age. [FIND-011] */
export function fitsCommunity(sentence: string, community: ReviewedCommunity): boolean {
  let found = needsBySentence.get(sentence)
  if (!found) {
    found = needs.filter(({ words }) => words.test(sentence))
    needsBySentence.set(sentence, found)
  }
  return found.every(({ isMet }) => isMet(community))
}
