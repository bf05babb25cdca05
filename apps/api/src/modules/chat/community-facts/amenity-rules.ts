import { type AmenityFlag, amenityFlags, amenityLabel } from '@pkg/domain'
import { type CommunityRecord, type Fact, type FactRule, wordList } from './community-record'
import type { FactTexts } from './texts'

/** Words of questions about amenities that their labels don’t have. The flag of the first line that fits is meant. */
const askedWords: readonly (readonly [AmenityFlag, RegExp, string])[] = [
  [
    'allowsPets',
    /\b(?:pets?|cats?|dogs?|puppy|kitty|animals?)\b/,
    'pet pets cat cats dog dogs puppy kitty animal animals',
  ],
  ['hasWifi', /\b(?:wi[- ]?fi|internet)\b/, 'wifi wi-fi internet'],
  ['hasCableTv', /\b(?:cable|tv|television)\b/, 'cable tv television'],
  ['allowsSmoking', /\b(?:smok\w+|cigarettes?)\b/, 'smoke smoking smoker smokes cigarette cigarettes'],
  [
    'has24HourNursing',
    /\bnurses?\b|\brn\b|\b24[- ]hour nursing\b/,
    'nurse nurses nursing rn 24 24-hour hour hours 24/7 7 overnight night clock site duty staff',
  ],
  [
    'has24HourSupervision',
    /\b(?:supervis\w+|someone (?:there|awake|on duty))\b.*|\bstaff\b.*\b(?:night|24|overnight|around the clock)\b/,
    'supervision supervised 24 hour hours staff night overnight awake clock duty',
  ],
  [
    'hasMedicationManagement',
    /\b(?:medications?|medicines?|meds|pills)\b/,
    'medication medications medicine medicines meds pills manage manages management remind reminders give',
  ],
  [
    'hasBathingAssistance',
    /\b(?:bath\w*|shower(?:ing|s)?)\b(?!.*(?:private|walk))/,
    'bath bathe bathing shower showers showering',
  ],
  ['hasDressingAssistance', /\bdress(?:ing|ed)\b/, 'dressing dressed'],
  ['hasIncontinenceCare', /\b(?:incontinen\w+|diapers?|depends)\b/, 'incontinence incontinent diaper diapers'],
  ['hasDiabetesCare', /\b(?:diabet\w+|insulin)\b/, 'diabetes diabetic insulin'],
  ['hasPhysicalTherapy', /\b(?:physical therapy|physical therapist|pt)\b/, 'physical therapy therapist pt'],
  ['hasOccupationalTherapy', /\boccupational\b/, 'occupational therapy'],
  ['hasSpeechTherapy', /\bspeech\b/, 'speech therapy'],
  ['hasHospiceCare', /\bhospice\b/, 'hospice'],
  [
    'hasRespiteCare',
    /\b(?:respite|short[- ]term stay|short stay|trial stay)\b/,
    'respite short short-term stay stays trial',
  ],
  [
    'hasVisitingPhysician',
    /\b(?:doctors?|physicians?)\b(?!.*appointment)/,
    'doctor doctors physician physicians visit',
  ],
  [
    'hasEmergencyCallSystem',
    /\b(?:call (?:button|light|system)|emergency|pull cord)\b/,
    'call button light system emergency pull cord',
  ],
  ['hasTransferAssistance', /\btransfers?\b|\bhoyer\b/, 'transfer transfers hoyer lift'],
  ['hasDementiaCare', /\bdementia\b|\balzheimers?\b/, 'dementia alzheimers alzheimer'],
  ['hasPrivateBathroom', /\bprivate (?:bath|bathroom)s?\b|\bown bathroom\b/, 'private bath bathroom bathrooms'],
  ['hasWalkInShower', /\bwalk[- ]?in shower/, 'walk-in walk shower showers'],
  ['hasKitchenette', /\bkitchen(?:ette)?s?\b|\bmicrowave\b/, 'kitchen kitchenette kitchens microwave'],
  ['hasAirConditioning', /\b(?:air condition\w*|a\/?c)\b/, 'air conditioning conditioned ac'],
  ['hasInUnitLaundry', /\bwashers?\b|\bdryers?\b/, 'washer washers dryer dryers unit room'],
  ['hasLaundryService', /\blaundry\b/, 'laundry wash clothes'],
  ['hasBalconyOrPatio', /\b(?:balcon\w+|patios?)\b/, 'balcony balconies patio patios'],
  ['hasFurnishedRooms', /\bfurnished\b/, 'furnished'],
  ['hasWheelchairAccessibleRooms', /\bwheel ?chairs?\b|\baccessible\b/, 'wheelchair wheelchairs accessible room rooms'],
  ['hasSwimmingPool', /\b(?:pool|swim\w*)\b/, 'pool swim swimming'],
  ['hasGarden', /\bgardens?\b/, 'garden gardens'],
  [
    'hasSecuredCourtyard',
    /\b(?:secure[d]?|locked)\b|\bcourtyard\b|\bwander\w*\b/,
    'secure secured locked courtyard wander wanders wandering',
  ],
  [
    'hasWalkingPaths',
    /\bwalking paths?\b|\bplaces? to walk\b|\bwalks? outside\b/,
    'walking path paths walk walks outside',
  ],
  ['hasLibrary', /\blibrary\b/, 'library books'],
  ['hasFitnessRoom', /\b(?:gym|fitness|exercise)\b/, 'gym fitness exercise room class classes'],
  ['hasBeautySalon', /\b(?:salon|hair\w*|beauty|barber)\b/, 'salon hair hairdresser beauty barber'],
  ['hasMovieTheater', /\b(?:movies?|theater)\b/, 'movie movies theater'],
  ['hasChapel', /\bchapel\b/, 'chapel'],
  [
    'hasReligiousServices',
    /\b(?:church|mass|religious|worship|services? on sunday)\b/,
    'church mass religious worship service services sunday',
  ],
  [
    'hasGuestRooms',
    /\bguest rooms?\b|\bvisitors? (?:stay|sleep)\b|\bstay overnight\b/,
    'guest guests room rooms stay sleep overnight visitors',
  ],
  ['hasElevator', /\belevators?\b|\bstairs\b/, 'elevator elevators stairs'],
  [
    'hasResidentParking',
    /\bparking\b|\bpark (?:her|his|the|a|my) car\b|\bkeep (?:her|his|the|a|my) car\b/,
    'parking park car keep',
  ],
  ['hasHousekeeping', /\b(?:housekeep\w*|cleaning)\b/, 'housekeeping housekeeper cleaning clean'],
  [
    'hasMedicalTransportation',
    /\b(?:rides?|drive|transport\w*|take)\b.*\b(?:appointments?|doctors?)\b/,
    'ride rides drive driver transportation transport appointment appointments doctor doctors',
  ],
  [
    'hasTransportation',
    /\b(?:transport\w*|rides?|shuttle|bus|van)\b/,
    'transportation transport ride rides shuttle bus van',
  ],
  ['hasActivityProgram', /\b(?:activit\w+|bingo|things to do)\b/, 'activity activities bingo'],
  ['hasOutings', /\b(?:outings?|trips?|field trips?)\b/, 'outing outings trip trips'],
  [
    'hasThreeMealsDaily',
    /\b(?:meals?|food|breakfast|lunch|dinner|eat)\b/,
    'meal meals food breakfast lunch dinner eat day daily three included include',
  ],
  [
    'hasSpecialDiets',
    /\b(?:diets?|gluten|low[- ]sodium|allerg\w+|pureed)\b/,
    'diet diets special gluten sodium low low-sodium allergy allergies pureed food meals',
  ],
  ['hasVegetarianMeals', /\b(?:vegetarian|vegan)\b/, 'vegetarian vegan meals food'],
  ['hasKosherMeals', /\bkosher\b/, 'kosher meals food'],
  ['hasRoomService', /\b(?:room service|meals? in (?:her|his|the|my) room)\b/, 'room service meals'],
]

/** What is added to the words of any question about what a community has. */
const around = wordList(
  'allow allows allowed accept accepts accepted offer offers provide provides include includes included bring keep available site onsite on-site',
)

const asksForPrice = /\b(?:extra|fees?|charges?|costs?|how much)\b/

const meant = (question: string): AmenityFlag[] => {
  const named = amenityFlags.filter((flag) => question.includes(amenityLabel(flag).toLowerCase()))
  const [asked] = askedWords.filter(([flag, pattern]) => !named.includes(flag) && pattern.test(question))
  return named.length > 0 ? named : asked ? [asked[0]] : []
}

/** What a community has, offers, and allows. An amenity of which its record says nothing has no answer. [COMM-002] */
export const amenityRules: readonly FactRule[] = askedWords.map(([flag, pattern, words]) => ({
  pattern,
  words: [...wordList(words), ...around, ...amenityLabel(flag).toLowerCase().split(/\s+/)],
  answer: answerAmenities,
}))

function answerAmenities(
  { community: { amenities } }: CommunityRecord,
  question: string,
  texts: FactTexts,
): Fact | undefined {
  // What's on the list can still cost extra, and its record doesn't say.
  if (asksForPrice.test(question)) return undefined
  const flags = meant(question)
  const has = flags.filter((flag) => amenities[flag] === true)
  const hasNot = flags.filter((flag) => amenities[flag] === false)
  if (has.length + hasNot.length === 0) return undefined
  const sentences = [...(has.length > 0 ? [texts.has(has)] : []), ...(hasNot.length > 0 ? [texts.hasNot(hasNot)] : [])]
  return { text: sentences.join(' '), section: 'included' }
}
