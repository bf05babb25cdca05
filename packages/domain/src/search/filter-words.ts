// cspell:disable
import type { AmenityFlag } from '../communities/amenities'
import type { PaymentSource } from '../communities/payment-sources'
import type { CommunitySize } from '../communities/size'
import type { OnlyCondition } from '../listings/listing-query'

/** What a phrase asks for besides a care type and a place. */
export type SearchWord =
  | { kind: 'amenity'; flag: AmenityFlag }
  | { kind: 'size'; size: CommunitySize }
  | { kind: 'only'; condition: OnlyCondition }
  | { kind: 'cheapest' }
  | { kind: 'payment'; source: PaymentSource }
  | { kind: 'nearMe' }

const amenity = (flag: AmenityFlag, names: string) => ({ word: { kind: 'amenity', flag } as const, names })

/** What people call an amenity in both languages, without accents. A plural with “s” counts, too. */
const amenities = [
  amenity(
    'allowsPets',
    `pet friendly, pet-friendly, pets allowed, allows pets, allow pets, accepts pets, pets welcome, pets ok, pets, pet, dog friendly, allows dogs, allow dogs,
    dogs allowed, with my dog, with a dog, with dog, dogs, cat friendly, allows cats, cats allowed, with my cat, with a cat, with cat, cats,
    aceptan mascotas, acepta mascotas, admiten mascotas, con mascotas, mascotas, mascota, aceptan perros, con perro, con mi perro, con gato, con mi gato`,
  ),
  amenity(
    'hasSwimmingPool',
    'swimming pool, with a pool, with pool, pool, indoor pool, heated pool, con piscina, con alberca, piscina, alberca',
  ),
  amenity('hasHospiceCare', 'hospice care, hospice, cuidados paliativos, hospicio'),
  amenity(
    'hasRespiteCare',
    'respite care, respite stay, respite, short term stay, short stay, cuidado de relevo, estancia corta, respiro',
  ),
  amenity('hasPhysicalTherapy', 'physical therapy, physical therapist, terapia fisica, fisioterapia'),
  amenity('hasOccupationalTherapy', 'occupational therapy, terapia ocupacional'),
  amenity('hasSpeechTherapy', 'speech therapy, terapia del habla'),
  amenity(
    'has24HourNursing',
    '24 hour nursing, 24-hour nursing, 24/7 nursing, nurse around the clock, enfermera las 24 horas',
  ),
  amenity('hasDiabetesCare', 'diabetes care, for diabetics, diabetic, with diabetes, con diabetes, diabetes'),
  amenity('hasIncontinenceCare', 'incontinence care, incontinence, incontinencia'),
  amenity('hasTransferAssistance', 'two person transfer, transfer assistance, hoyer lift'),
  amenity(
    'hasWheelchairAccessibleRooms',
    'wheelchair accessible, wheelchair access, wheelchair, silla de ruedas, accesible',
  ),
  amenity('hasWalkInShower', 'walk in shower, walk-in shower, ducha accesible'),
  amenity('hasPrivateBathroom', 'private bathroom, private bath, own bathroom, bano privado'),
  amenity('hasFullKitchen', 'full kitchen, with a kitchen, with kitchen, con cocina'),
  amenity('hasKitchenette', 'kitchenette, cocineta'),
  amenity('hasInUnitLaundry', 'washer and dryer, in unit laundry, lavadora'),
  amenity('hasBalconyOrPatio', 'with a balcony, with balcony, balcony, with a patio, with patio, con balcon, balcon'),
  amenity('hasWifi', 'wifi, wi-fi, internet'),
  amenity('hasGarden', 'with a garden, with garden, and a garden, con jardin'),
  amenity('hasSecuredCourtyard', 'secured courtyard, secure courtyard, with a courtyard, patio seguro'),
  amenity('hasLibrary', 'with a library, with library, con biblioteca'),
  amenity('hasChapel', 'with a chapel, with chapel, con capilla'),
  amenity('hasReligiousServices', 'religious services, church services, catholic mass, servicios religiosos, misa'),
  amenity('hasFitnessRoom', 'with a gym, with gym, gym, fitness room, fitness center, gimnasio'),
  amenity('hasBeautySalon', 'beauty salon, hair salon, salon de belleza, peluqueria'),
  amenity('hasGuestRooms', 'guest rooms, guest room'),
  amenity('hasResidentParking', 'with parking, parking, garage, con estacionamiento, estacionamiento'),
  amenity('hasElevator', 'with elevator, elevator, ascensor, elevador'),
  amenity('hasTransportation', 'transportation, transporte'),
  amenity(
    'hasVegetarianMeals',
    'vegetarian meals, vegetarian food, vegetarian, vegan, comida vegetariana, vegetariana',
  ),
  amenity('hasKosherMeals', 'kosher meals, kosher food, kosher'),
  amenity('allowsSmoking', 'smoking allowed, allows smoking, smoking, permiten fumar, fumadores'),
]

/** A size is meant only with what it describes: Big Spring and Rio Grande are places. */
const sizeNouns = 'community, communities, home, homes, place, places, facility, facilities'
const sized = (adjectives: readonly string[], nouns: string) =>
  adjectives.flatMap((adjective) => nouns.split(', ').map((noun) => `${adjective} ${noun}`)).join(', ')

const others: readonly { word: SearchWord; names: string }[] = [
  {
    word: { kind: 'size', size: 'small' },
    names: `${sized(['small', 'smaller'], sizeNouns)}, comunidad pequena, comunidades pequenas, residencia pequena, hogar pequeno`,
  },
  {
    word: { kind: 'size', size: 'large' },
    names: `${sized(['large', 'larger', 'big'], sizeNouns)}, comunidad grande, comunidades grandes, residencia grande`,
  },
  {
    word: { kind: 'only', condition: 'open-rooms' },
    names: `available now, available rooms, rooms available, available today, availability, available, open rooms, rooms open, open room, with openings, openings, vacancies,
      vacancy, no waitlist, no waiting list, no wait list, move in now, immediate move in, habitaciones disponibles, cuartos disponibles, disponible ahora,
      disponibles, disponible, sin lista de espera`,
  },
  {
    word: { kind: 'cheapest' },
    names: `cheap, cheapest, cheaper, affordable, inexpensive, low cost, lowest price, least expensive, economical, barato, barata, baratos, baratas,
      economico, economica, economicos, economicas, mas barato, mas barata`,
  },
  {
    word: { kind: 'payment', source: 'medicaid' },
    names: 'medicaid, medi-cal, medi cal, medicaid waiver',
  },
  { word: { kind: 'payment', source: 'medicare' }, names: 'medicare' },
  {
    word: { kind: 'payment', source: 'veterans' },
    names: `veterans, veteran, va benefits, va benefit, va aid and attendance, aid and attendance, takes va, accepts va, take va, accept va,
      veteranos, beneficios de veteranos`,
  },
  {
    word: { kind: 'payment', source: 'long-term-care-insurance' },
    names: 'long term care insurance, long-term care insurance, ltc insurance, ltci, seguro de cuidado a largo plazo',
  },
  {
    word: { kind: 'nearMe' },
    names: `near me, nearest me, nearest to me, close to me, closest to me, around me, close by, nearby, in my area, in my city, in my town, near my location, near here,
      cerca de mi, cerca de aqui, en mi area, en mi zona`,
  },
]

/** The phrases of search words, each as words, the longest first. [FIND-020] */
export const searchPhrases: readonly { word: SearchWord; words: readonly string[] }[] = [...amenities, ...others]
  .flatMap(({ word, names }) => names.split(/,\s*/).map((name) => ({ word, words: name.split(' ') })))
  .toSorted((one, other) => other.words.length - one.words.length)
