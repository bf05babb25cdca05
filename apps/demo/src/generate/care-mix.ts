import type { AmenityFlag, CareTypeSlug, RoomType } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'

/** The typical features of communities with a main care type. */
export interface CareProfile {
  /** The percentage of communities with this type. */
  share: number
  /** Additional care types and their shares. */
  companions: Partial<Record<CareTypeSlug, number>>
  /** The number of residents. */
  capacity: readonly [from: number, to: number]
  /** Room types and their prices in relation to the care type's price. */
  rooms: Partial<Record<RoomType, number>>
  /** Amenities that almost all of these communities have. */
  usual: readonly AmenityFlag[]
}

const dailyCare: readonly AmenityFlag[] = [
  'has24HourSupervision',
  'hasMedicationManagement',
  'hasBathingAssistance',
  'hasDressingAssistance',
  'hasThreeMealsDaily',
  'hasHousekeeping',
  'hasLaundryService',
  'hasEmergencyCallSystem',
]

/** The profiles of the eight care types. [CARE-001] */
export const careProfiles: Readonly<Record<CareTypeSlug, CareProfile>> = {
  'assisted-living': {
    share: 34,
    companions: { 'memory-care': 0.42, 'independent-living': 0.2 },
    capacity: [24, 130],
    rooms: { sharedBedroom: 0.82, studio: 1, studioWithAlcove: 1.08, oneBedroom: 1.22, twoBedroom: 1.5 },
    usual: [...dailyCare, 'hasActivityProgram', 'hasTransportation', 'hasPrivateBathroom', 'hasGarden'],
  },
  'independent-living': {
    share: 14,
    companions: { 'assisted-living': 0.34 },
    capacity: [60, 220],
    rooms: { studio: 0.85, oneBedroom: 1, twoBedroom: 1.32, threeBedroom: 1.7 },
    usual: ['hasFullKitchen', 'hasWifi', 'hasElevator', 'hasResidentParking', 'hasTransportation', 'hasActivityProgram', 'hasLibrary', 'hasFitnessRoom', 'hasHousekeeping'],
  },
  'board-and-care-home': {
    share: 9,
    companions: { 'memory-care': 0.22 },
    capacity: [4, 6],
    rooms: { sharedBedroom: 0.84, privateRoom: 1 },
    usual: [...dailyCare, 'hasSpecialDiets', 'hasFurnishedRooms', 'hasGarden', 'hasHospiceCare'],
  },
  'memory-care': {
    share: 11,
    companions: { 'assisted-living': 0.36 },
    capacity: [16, 64],
    rooms: { sharedBedroom: 0.86, privateRoom: 1, studio: 1.08 },
    usual: [...dailyCare, 'hasDementiaCare', 'hasSecuredCourtyard', 'hasIncontinenceCare', 'hasFamilySupportGroup', 'hasActivityProgram'],
  },
  'continuing-care-retirement-community': {
    share: 6,
    companions: { 'independent-living': 0.95, 'assisted-living': 0.9, 'memory-care': 0.55, 'skilled-nursing-facility': 0.7 },
    capacity: [140, 420],
    rooms: { studio: 0.9, oneBedroom: 1, twoBedroom: 1.35, privateCottage: 1.75 },
    usual: ['has24HourNursing', 'hasRestaurantDining', 'hasFitnessRoom', 'hasLibrary', 'hasWalkingPaths', 'hasElevator', 'hasTransportation', 'hasActivityProgram', 'hasChapel', 'hasBeautySalon'],
  },
  'active-adult': {
    share: 6,
    companions: { 'independent-living': 0.12 },
    capacity: [70, 260],
    rooms: { oneBedroom: 1, twoBedroom: 1.28, privateCottage: 1.6 },
    usual: ['hasFullKitchen', 'hasInUnitLaundry', 'hasResidentParking', 'hasFitnessRoom', 'hasGameRoom', 'hasWalkingPaths', 'allowsPets', 'hasAirConditioning'],
  },
  'skilled-nursing-facility': {
    share: 12,
    companions: { 'memory-care': 0.16 },
    capacity: [42, 160],
    rooms: { sharedBedroom: 0.9, privateRoom: 1 },
    usual: [...dailyCare, 'has24HourNursing', 'hasPhysicalTherapy', 'hasOccupationalTherapy', 'hasSpeechTherapy', 'hasTransferAssistance', 'hasVisitingPhysician', 'hasMedicalTransportation'],
  },
  'care-home': {
    share: 8,
    companions: { 'memory-care': 0.2 },
    capacity: [4, 12],
    rooms: { sharedBedroom: 0.82, privateRoom: 1 },
    usual: [...dailyCare, 'hasFurnishedRooms', 'hasDiabetesCare', 'hasGarden'],
  },
} // oxfmt-ignore

const shares = Object.fromEntries(Object.entries(careProfiles).map(([care, { share }]) => [care, share]))

/** Picks a main care type by its share. */
export function pickMainCare(random: Random): CareTypeSlug {
  return random.weighted<CareTypeSlug>(shares)
}

/** Picks all care types of a community, starting with the main one. */
export function pickCare(random: Random, main: CareTypeSlug): CareTypeSlug[] {
  const companions = Object.entries(careProfiles[main].companions) as [CareTypeSlug, number][]
  return [main, ...companions.filter(([, share]) => random.chance(share)).map(([care]) => care)]
}
