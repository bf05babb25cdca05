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

/** The facts that a description mentions. */
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
  'mountain-west': ['with the foothills in view', 'under tall cottonwoods', 'where evenings are cool even in July', 'a short drive from the canyon trails', 'where there’s snow on the peaks until June'],
  southwest: ['around a shaded courtyard', 'with desert light in every room', 'where lunch is served outdoors from October to April', 'behind a low adobe wall', 'with a view of the mesa'],
  'pacific-west': ['on a street lined with old fruit trees', 'where the windows stay open most of the year', 'a few minutes from the coast road', 'on a quiet hillside with a view', 'with a lemon tree by the kitchen door'],
  northwest: ['among firs', 'with a covered walk for rainy days', 'near the water', 'where the garden is green all winter', 'at the edge of the woods'],
  midwest: ['between the park and the old grain road', 'with a porch that faces the fields', 'two blocks from Main Street', 'on a wide lawn with old oaks', 'in a neighborhood where people still wave'],
  northeast: ['on a street of brick and maples', 'within walking distance of the library and the bakery', 'on the hill above the old mill', 'with a bus stop at the gate', 'next to the village green'],
  south: ['under magnolias', 'with rocking chairs along the whole front porch', 'in a neighborhood of large lots and tall pines', 'near the square', 'on a road where dogwoods bloom in March'],
  southeast: ['with a breeze from the water most afternoons', 'among palms', 'a mile or two from the beach', 'where residents use the lanai all year', 'on a quiet loop road that’s perfect for evening walks'],
} // oxfmt-ignore

const openings: Readonly<Record<CareTypeSlug, readonly Fragment[]>> = {
  'assisted-living': [
    ({ name, city }) =>
      `${name} in ${city} is for people who want some help with their day and the rest of it to themselves`,
    ({ name, capacity }) => `Up to ${capacity} people live at ${name} with as much help as they ask for and no more`,
    ({ name, city, stateName }) =>
      `${name} has made daily help feel ordinary for families around ${city}, ${stateName}`,
    ({ name }) => `At ${name}, the day starts when you’re ready`,
  ],
  'independent-living': [
    ({ name, city }) =>
      `${name} is an apartment community in ${city} where someone else takes care of the roof, the yard, and the dishes`,
    ({ name, capacity }) => `${name} is home to about ${capacity} neighbors who gave up yard work, not their plans`,
    ({ name, city }) => `Move to ${name} and keep your ${city} life: your friends, your errands, your own front door`,
    ({ name }) => `${name} is for people who don’t need care today and want to know it’s there`,
  ],
  'board-and-care-home': [
    ({ name, capacity, city }) =>
      `${name} is a family home in ${city} with ${capacity} residents and a caregiver who’s awake all night`,
    ({ name, capacity }) =>
      `With only ${capacity} residents, ${name} runs like a household: one kitchen, one table, familiar voices`,
    ({ name, city }) => `${name} looks like every other house on its street in ${city}. That’s the idea`,
  ],
  'memory-care': [
    ({ name, city }) =>
      `${name} in ${city} was designed for people with memory loss, with short halls, clear colors, and an easy way to the garden`,
    ({ name, capacity }) => `${name} cares for up to ${capacity} people with Alzheimer's or another dementia`,
    ({ name }) => `No one rushes at ${name}. The day follows the person, not the chart`,
  ],
  'continuing-care-retirement-community': [
    ({ name, city }) => `${name} is a campus on the edge of ${city} where one contract covers the years ahead`,
    ({ name, capacity }) =>
      `About ${capacity} people live on the grounds of ${name}, from private cottages to 24-hour nursing`,
    ({ name, stateName }) => `Couples choose ${name} because they can stay together in ${stateName}, whatever changes`,
  ],
  'active-adult': [
    ({ name, city }) =>
      `${name} is a neighborhood in ${city} for people 55 or older, with busy mornings and quiet evenings`,
    ({ name, capacity }) => `${name} has about ${capacity} neighbors and nearly as many bicycles`,
    ({ name, city }) => `With single-story homes and no lawn to mow, ${name} is ${city} with less to look after`,
  ],
  'skilled-nursing-facility': [
    ({ name, city }) =>
      `${name} provides 24-hour nursing care in ${city}, for a few weeks after a hospital stay or for the long term`,
    ({ name, capacity }) => `${name} is licensed for ${capacity} beds, with a nurse on every hall around the clock`,
    ({ name, city }) => `Families from all around ${city} come to ${name} for rehabilitation and long-term care`,
  ],
  'care-home': [
    ({ name, capacity, city }) =>
      `${name} is a small home in ${city} where up to ${capacity} residents live with their caregivers`,
    ({ name }) => `${name} is run by a caregiver who lives down the hall`,
    ({ name, city }) => `There’s no lobby at ${name}. You come in through the kitchen, like everyone in ${city} does`,
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

/** Joins names as `a`, `a and b`, or `a, b, and c`, many times faster than Intl.ListFormat. */
function joinNames(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** Sentences for amenities. */
const remarks: Partial<Record<AmenityFlag, readonly string[]>> = {
  hasGarden: ['The garden has raised beds that you can reach from a wheelchair.', 'Tomatoes from the garden are on the lunch menu from July on.', 'Two residents look after the garden beds.'],
  hasThreeMealsDaily: ['Three meals a day are cooked here, from a menu that residents vote on.', 'The cook knows who skips the salt and who wants seconds.'],
  hasRestaurantDining: ['Dinner is served from 5 to 7 PM, at any table you like.', 'The dining room is like a restaurant, down to the specials board.'],
  hasTransportation: ['A bus leaves for errands on Tuesdays and Fridays.', 'The van goes to doctors, to stores, and once a month to somewhere pretty.'],
  allowsPets: ['Cats and small dogs move in too.', 'Pets are welcome. Two of them think they run the place.'],
  hasSecuredCourtyard: ['The courtyard is fenced, so anyone can go out when they like.', 'A walk in the courtyard always leads back to the door.'],
  hasPhysicalTherapy: ['Therapists are here on weekdays.', 'The therapy room is for residents and for people recovering from a hip replacement.'],
  has24HourNursing: ['A nurse is in the building day and night.', 'Nurses work in three shifts.'],
  hasLibrary: ['The library lends books, puzzles, and a ukulele.', 'Someone reads aloud in the library on Sundays.'],
  hasFireplaceLounge: ['On cold days, residents gather around the fire in the lounge.', 'The lounge has a fireplace, and the good chairs fill up early.'],
  hasFitnessRoom: ['There are balance classes in the fitness room three mornings a week.', 'The fitness room opens at 6 AM for early risers.'],
  hasSwimmingPool: ['The pool is warm, with steps and a rail.', 'Water aerobics fills the pool on weekday mornings.'],
  hasArtStudio: ['The art studio smells of clay and coffee.', 'A retired teacher runs the art studio.'],
  hasFamilySupportGroup: ['Families meet once a month with someone to listen.', 'A family support group meets over dinner.'],
  hasMovieTheater: ['Saturday is movie night, with popcorn.', 'The small theater shows old films and every ball game.'],
  hasRespiteCare: ['Short stays give family caregivers a break.', 'Some people come for a month first to try it out.'],
  hasOutings: ['Outings are planned by a committee of residents.', 'There is a trip somewhere every other week.'],
  hasChapel: ['The chapel is open to every faith.', 'The chapel has services on Sundays and on request.'],
} // oxfmt-ignore

const describable = Object.keys(remarks).filter(isAmenityFlag)

const staff: readonly Fragment[] = [
  () => 'Care plans are written with the family and reviewed every three months.',
  () => 'Most of the staff have been here for years, and it shows.',
  ({ city }) => `Several caregivers grew up near ${city} and know half the families.`,
  () => 'The director usually answers the phone herself.',
  () => 'New residents get a companion for the first two weeks.',
  () => 'Family can visit any time and stay for dinner.',
  ({ capacity }) =>
    capacity < 16
      ? 'There are only a few names to learn.'
      : 'Each hall has its own small team, so you’ll see familiar faces.',
  () => 'Families get an email update every Friday.',
]

const closings: readonly Fragment[] = [
  ({ city }) => `Come for coffee before you decide. People in ${city} usually do.`,
  () => 'Tours are short, and you’ll get straight answers about cost.',
  ({ isLuxury }) =>
    isLuxury ? 'The finishes are elegant, and the welcome is warm.' : 'It’s not fancy. It’s kind and clean.',
  () => 'Ask to see the menu, the garden, and the night schedule.',
  () => 'Bring the person who’ll live here. Lunch is on us.',
  ({ name }) => `A tour of ${name} takes about 40 minutes.`,
]

/** Writes a description of a few sentences from the facts of a community. [COMM-010, TILE-003] */
export function writeDescription(random: Random, about: DescribedCommunity): string {
  const [main = 'assisted-living', ...others] = about.care
  const offered = describable.filter((flag) => about.amenities[flag])
  const described = random.some(offered, random.between(1, 3))
  const rooms = about.rooms.flatMap((room) => roomNames[room] ?? [])
  const sentences = [
    `${random.pick(openings[main])(about)}.`,
    random.chance(0.6)
      ? `${random.pick(['It sits', 'You’ll find it'])} ${random.pick(settings[about.landscape])}.`
      : '',
    rooms.length > 0 && random.chance(0.7)
      ? random.pick([`It offers ${joinNames(rooms)}.`, `Choose from ${joinNames(rooms)}.`])
      : '',
    others.length > 0
      ? `${random.pick(['The campus also has', 'It also offers', 'You’ll also find'])} ${joinNames(others.map(careNameInSentence))}.`
      : '',
    ...described.map((flag) => random.pick(remarks[flag] ?? [`${amenityLabel(flag)}.`])),
    random.pick(staff)(about),
    random.chance(0.5) ? random.pick(closings)(about) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
