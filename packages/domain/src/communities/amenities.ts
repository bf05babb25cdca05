import { nameText } from '../language/name-text'

/** The labels of the five amenity categories' flags, in display order. [COMM-002, COMM-003] */
const labels = {
  healthCareServices: {
    hasDementiaCare: 'Dementia care',
    has24HourNursing: '24-hour nursing',
    has24HourSupervision: '24-hour supervision',
    hasMedicationManagement: 'Medication management',
    hasBathingAssistance: 'Help with bathing',
    hasDressingAssistance: 'Help with dressing',
    hasTransferAssistance: 'Help with transfers',
    hasIncontinenceCare: 'Incontinence care',
    hasDiabetesCare: 'Diabetes care',
    hasMobilityAssistance: 'Help with walking',
    hasPhysicalTherapy: 'Physical therapy',
    hasOccupationalTherapy: 'Occupational therapy',
    hasSpeechTherapy: 'Speech therapy',
    hasHospiceCare: 'Hospice care',
    hasRespiteCare: 'Respite stays',
    hasVisitingPhysician: 'Visiting physician',
    hasEmergencyCallSystem: 'Emergency call system',
  },
  roomAmenities: {
    hasPrivateBathroom: 'Private bathroom',
    hasKitchenette: 'Kitchenette',
    hasFullKitchen: 'Full kitchen',
    hasWifi: 'Wi-Fi',
    hasCableTv: 'Cable TV',
    hasTelephone: 'Telephone line',
    hasAirConditioning: 'Air conditioning',
    hasInUnitLaundry: 'Washer and dryer in the home',
    hasWalkInShower: 'Walk-in shower',
    hasBalconyOrPatio: 'Balcony or patio',
    hasFurnishedRooms: 'Furnished rooms',
    hasWheelchairAccessibleRooms: 'Wheelchair accessible rooms',
  },
  communityAmenities: {
    hasGarden: 'Garden',
    hasWalkingPaths: 'Walking paths',
    hasSecuredCourtyard: 'Secured courtyard',
    hasLibrary: 'Library',
    hasFitnessRoom: 'Fitness room',
    hasSwimmingPool: 'Swimming pool',
    hasBeautySalon: 'Beauty salon',
    hasMovieTheater: 'Movie theater',
    hasChapel: 'Chapel',
    hasGameRoom: 'Game room',
    hasArtStudio: 'Art studio',
    hasFireplaceLounge: 'Lounge with a fireplace',
    hasGuestRooms: 'Guest rooms',
    hasElevator: 'Elevator',
    hasResidentParking: 'Resident parking',
  },
  communityServices: {
    hasHousekeeping: 'Housekeeping',
    hasLaundryService: 'Laundry service',
    hasTransportation: 'Scheduled transportation',
    hasMedicalTransportation: 'Rides to appointments',
    hasActivityProgram: 'Activity program',
    hasOutings: 'Outings',
    hasReligiousServices: 'Religious services',
    hasConcierge: 'Concierge',
    hasMoveInCoordination: 'Help with moving in',
    hasFamilySupportGroup: 'Family support group',
    allowsPets: 'Pets welcome',
    allowsSmoking: 'Smoking area',
  },
  diningServices: {
    hasThreeMealsDaily: 'Three meals a day',
    hasRestaurantDining: 'Restaurant-style dining',
    hasPrivateDiningRoom: 'Private dining room',
    hasSnacksAllDay: 'Snacks all day',
    hasSpecialDiets: 'Special diets',
    hasVegetarianMeals: 'Vegetarian meals',
    hasKosherMeals: 'Kosher meals',
    hasRoomService: 'Meals in the room',
    hasGuestMeals: 'Guest meals',
  },
} as const

const categoryLabels = {
  healthCareServices: 'Health care services',
  roomAmenities: 'Room amenities',
  communityAmenities: 'Community amenities',
  communityServices: 'Community services',
  diningServices: 'Dining services',
} as const satisfies Record<keyof typeof labels, string>

/** One of the five categories. [COMM-002] */
export type AmenityCategory = keyof typeof labels

type FlagsOf<Category> = Category extends AmenityCategory ? keyof (typeof labels)[Category] : never

/** The name of a boolean amenity flag. [COMM-002, COMM-003] */
export type AmenityFlag = FlagsOf<AmenityCategory>

/** An amenity flag with its label. */
export interface Amenity {
  flag: AmenityFlag
  label: string
}

/** The five categories, each with its label and amenities. [COMM-002, COMM-003] */
export const amenityCategories: readonly { category: AmenityCategory; label: string; amenities: readonly Amenity[] }[] =
  Object.entries(labels).map(([category, flags]) => ({
    category: category as AmenityCategory,
    label: nameText(categoryLabels[category as AmenityCategory]),
    amenities: Object.entries(flags).map(([flag, label]) => ({ flag: flag as AmenityFlag, label: nameText(label) })),
  }))

const labelsByFlag: ReadonlyMap<string, string> = new Map(
  amenityCategories.flatMap(({ amenities }) => amenities.map(({ flag, label }) => [flag, label] as const)),
)

/** All flags, by category. [COMM-003] */
export const amenityFlags: readonly AmenityFlag[] = /* @__PURE__ */ amenityCategories.flatMap(({ amenities }) =>
  amenities.map(({ flag }) => flag),
)

/** Returns whether `text` is an amenity flag. [COMM-002] */
export function isAmenityFlag(text: string): text is AmenityFlag {
  return labelsByFlag.has(text)
}

/** Returns the label of a flag, such as `Private bathroom`. [COMM-003] */
export function amenityLabel(flag: AmenityFlag): string {
  return labelsByFlag.get(flag) ?? flag
}
