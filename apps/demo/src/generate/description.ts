import {
  amenityLabel,
  careNameInSentence,
  isAmenityFlag,
  type AmenityFlag,
  type CareTypeSlug,
  type Community,
  type RoomType,
} from '@pkg/domain'
import type { Landscape } from '@pkg/illustrations'
import type { Random } from '@pkg/illustrations/random'

/** What a description tells of. */
export interface DescribedCommunity {
  name: string
  city: string
  stateName: string
  care: readonly CareTypeSlug[]
  capacity: number
  landscape: Landscape
  isLuxury: boolean
  amenities: Community['amenities']
  rooms: readonly RoomType[]
}

type Fragment = (about: DescribedCommunity) => string

const settings: Readonly<Record<Landscape, readonly string[]>> = {
  'mountain-west': ['with the foothills in view', 'under tall cottonwoods', 'where the evenings turn cool even in July', 'a short drive from the canyon trails', 'with snow on the peaks until June'],
  southwest: ['around a shaded court', 'with desert light in every room', 'where lunch moves outdoors from October to April', 'behind a low adobe wall', 'with a view of the mesa'],
  'pacific-west': ['in a street of old fruit trees', 'where the windows stay open most of the year', 'a few turns from the coast road', 'on a quiet slope with a long view', 'with lemons by the kitchen door'],
  northwest: ['among firs', 'with a covered walk for rainy days', 'near the water', 'where the garden is green all winter', 'at the edge of a small wood'],
  midwest: ['between the park and the old grain road', 'with a porch that faces the fields', 'two blocks from Main Street', 'on a wide lawn with old oaks', 'in a neighborhood where people still wave'],
  northeast: ['on a street of brick and maples', 'within a walk of the library and the bakery', 'on the hill above the old mill', 'with a bus stop at the gate', 'beside the village green'],
  south: ['under magnolias', 'with rocking chairs along the whole front porch', 'in a neighborhood of deep lots and tall pines', 'near the square', 'on a road where dogwoods bloom in March'],
  southeast: ['with a breeze from the water most afternoons', 'among palms', 'a mile or two from the beach', 'where the lanai is used the year round', 'on a loop road made for evening walks'],
} // prettier-ignore

const openings: Readonly<Record<CareTypeSlug, readonly Fragment[]>> = {
  'assisted-living': [
    ({ name, city }) =>
      `${name} is a place in ${city} for people who want a hand with the day and the rest of it to themselves`,
    ({ name, capacity }) => `Up to ${capacity} people live at ${name} with as much help as they ask for and no more`,
    ({ name, city, stateName }) =>
      `${name} has made daily help feel ordinary for families around ${city}, ${stateName}`,
    ({ name }) => `At ${name} a day begins when you are ready for it`,
  ],
  'independent-living': [
    ({ name, city }) =>
      `${name} is an apartment house in ${city} where the roof, the walks and the dishes are somebody else's work`,
    ({ name, capacity }) => `${name} is home to about ${capacity} neighbors who gave up yard work, not their plans`,
    ({ name, city }) => `Move to ${name} and keep your ${city} life: your friends, your errands, your own front door`,
    ({ name }) => `${name} is for people who need no care today and like to know where it would come from`,
  ],
  'board-and-care-home': [
    ({ name, capacity, city }) =>
      `${name} is a family house in ${city} with ${capacity} residents and somebody awake at night`,
    ({ name, capacity }) =>
      `With only ${capacity} residents, ${name} runs like a household: one kitchen, one table, familiar voices`,
    ({ name, city }) => `${name} looks like every other house on its street in ${city}, and that is the idea`,
  ],
  'memory-care': [
    ({ name, city }) =>
      `${name} in ${city} was laid out for people who live with memory loss: short halls, clear colors, a door to the garden that is always the same`,
    ({ name, capacity }) => `${name} cares for up to ${capacity} people with Alzheimer's or another dementia`,
    ({ name }) => `Nothing at ${name} hurries: the day follows the person, not the chart`,
  ],
  'continuing-care-retirement-community': [
    ({ name, city }) => `${name} is a campus on the edge of ${city} where one contract covers the years ahead`,
    ({ name, capacity }) =>
      `About ${capacity} people live on the grounds of ${name}, from cottages of their own to nursing around the clock`,
    ({ name, stateName }) =>
      `Couples choose ${name} because they can stay together in one place in ${stateName}, whatever changes`,
  ],
  'active-adult': [
    ({ name, city }) =>
      `${name} is a neighborhood for people past 55 in ${city}, with mornings busy and evenings quiet`,
    ({ name, capacity }) => `${name} counts some ${capacity} neighbors and about as many bicycles`,
    ({ name, city }) => `Single-story homes and no lawn to mow: ${name} is ${city} with less to look after`,
  ],
  'skilled-nursing-facility': [
    ({ name, city }) =>
      `${name} gives nursing care around the clock to people of ${city}, for weeks after a hospital stay or for good`,
    ({ name, capacity }) => `${name} is licensed for ${capacity} beds, and a nurse is on every hall at every hour`,
    ({ name, city }) => `Families from all around ${city} come to ${name} for rehabilitation and long-term care`,
  ],
  'care-home': [
    ({ name, capacity, city }) =>
      `${name} is a small home in ${city}; at most ${capacity} people share it with those who care for them`,
    ({ name }) => `${name} is run by a caregiver who lives down the hall`,
    ({ name, city }) => `There is no lobby at ${name}: you come in by the kitchen, like everybody in ${city} does`,
  ],
}

const roomNames: Partial<Record<RoomType, string>> = {
  studio: 'studios',
  studioWithAlcove: 'alcove studios',
  oneBedroom: 'one-bedroom homes',
  oneBedroomWithAlcove: 'one-bedroom homes with an alcove',
  twoBedroom: 'two-bedroom homes',
  threeBedroom: 'three-bedroom homes',
  privateCottage: 'cottages',
  privateRoom: 'private rooms',
  sharedBedroom: 'shared rooms',
}

/** `a`, `a and b`, `a, b, and c`: what Intl.ListFormat says, many times faster. */
function list(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** Sentences that a flag has to say. */
const remarks: Partial<Record<AmenityFlag, readonly string[]>> = {
  hasGarden: ['The garden has beds at the height of a wheelchair.', 'Tomatoes from the garden turn up at lunch from July on.', 'Two gardeners among the residents run the beds.'],
  hasThreeMealsDaily: ['Meals are cooked here, three times a day, from a menu that residents vote on.', 'The cook knows who takes no salt and who takes seconds.'],
  hasRestaurantDining: ['Dinner is served between five and seven, at whichever table you like.', 'The dining room works like a restaurant, down to the specials board.'],
  hasTransportation: ['A bus leaves for errands on Tuesdays and Fridays.', 'The van goes to doctors, shops and, once a month, somewhere pretty.'],
  allowsPets: ['Cats and small dogs move in too.', 'Pets are welcome; two of them think they run the place.'],
  hasSecuredCourtyard: ['The courtyard is fenced, so that anyone can go out when they please.', 'A walk in the courtyard always leads back to the door.'],
  hasPhysicalTherapy: ['Therapists come to the house on weekdays.', 'The therapy room is used by people recovering from a new hip as much as by residents.'],
  has24HourNursing: ['A nurse is in the building day and night.', 'Nurses work in three shifts and hand over at the bedside.'],
  hasLibrary: ['The library lends books, puzzles and a ukulele.', 'Someone reads aloud in the library on Sundays.'],
  hasFireplaceLounge: ['On cold days people gather around the fire in the lounge.', 'The lounge has a hearth, and the good chairs go early.'],
  hasFitnessRoom: ['There are balance classes in the fitness room three mornings a week.', 'The fitness room opens at six for the early ones.'],
  hasSwimmingPool: ['The pool is warm, with steps and a rail.', 'Water aerobics fills the pool on weekday mornings.'],
  hasArtStudio: ['The art studio smells of clay and coffee.', 'A retired teacher runs the art studio.'],
  hasFamilySupportGroup: ['Families meet once a month with someone to listen.', 'A support group for relatives meets in the evening, with dinner.'],
  hasMovieTheater: ['Saturday is movie night, with popcorn.', 'The small theater shows old films and every ball game.'],
  hasRespiteCare: ['Short stays are possible while a caregiver rests.', 'Some come for a month first, to see.'],
  hasOutings: ['Outings are planned by a committee of residents.', 'There is a trip somewhere every other week.'],
  hasChapel: ['The chapel is open to every faith.', 'Services are held in the chapel on Sunday and when someone asks.'],
} // prettier-ignore

const tellable = Object.keys(remarks).filter(isAmenityFlag)

const staff: readonly Fragment[] = [
  () => 'Care plans are written with the family and looked at again every season.',
  () => 'Most of the staff have been here for years, and it shows.',
  ({ city }) => `Several caregivers grew up near ${city} and know half the families.`,
  () => 'The director answers the phone herself more often than not.',
  () => 'New residents get a companion for the first two weeks.',
  () => 'Relatives may come at any hour and stay for supper.',
  ({ capacity }) =>
    capacity < 16
      ? 'There are never more than a few people to learn the names of.'
      : 'Each hall has its own small team, so that faces stay familiar.',
  () => 'A letter goes out to families every Friday.',
]

const closings: readonly Fragment[] = [
  ({ city }) => `Come for coffee before you decide; people in ${city} usually do.`,
  () => 'Tours are short, and questions about cost get straight answers.',
  ({ isLuxury }) =>
    isLuxury ? 'The finishes are fine, the welcome is plain.' : 'It is not fancy. It is kind and clean.',
  () => 'Ask to see the menu, the garden and the night schedule.',
  () => 'Bring the person who will live here; lunch is on the house.',
  ({ name }) => `A visit to ${name} takes about forty minutes.`,
]

/** A description of a few sentences, put together from what a community is and has. [COMM-010, TILE-003] */
export function describe(random: Random, about: DescribedCommunity): string {
  const [main = 'assisted-living', ...others] = about.care
  const offered = tellable.filter((flag) => about.amenities[flag])
  const told = random.some(offered, random.between(1, 3))
  const rooms = about.rooms.flatMap((room) => roomNames[room] ?? [])
  const sentences = [
    `${random.pick(openings[main])(about)}.`,
    random.chance(0.6) ? `${random.pick(['It stands', 'You find it'])} ${random.pick(settings[about.landscape])}.` : '',
    rooms.length > 0 && random.chance(0.7)
      ? random.pick([`There are ${list(rooms)}.`, `Choose among ${list(rooms)}.`])
      : '',
    others.length > 0
      ? `${random.pick(['On the same grounds', 'Under the same roof', 'Also here'])}: ${list(others.map(careNameInSentence))}.`
      : '',
    ...told.map((flag) => random.pick(remarks[flag] ?? [`${amenityLabel(flag)}.`])),
    random.pick(staff)(about),
    random.chance(0.5) ? random.pick(closings)(about) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
