import type { CareLevel, CostIncrease, CostPart, CostSource, WizardAnswers } from '@pkg/domain'

type Person = WizardAnswers['lookingFor']

/** The people a cost is for, after “cost” or “for”. */
const people: Record<NonNullable<Person>, string> = {
  Myself: 'you',
  'Self + Partner': 'the two of you',
  Mother: 'your mother',
  Father: 'your father',
  Parents: 'your parents',
  'Someone else': 'them',
}

const personOf = (person: Person) => (person ? people[person] : undefined)

/** The words about what a community costs. [TRUST-012] */
export const costTexts = {
  title: (person: Person) => (person ? `What it would cost ${personOf(person)}` : 'What it would cost'),
  allIn: (person: Person) => (person ? `All-in for ${personOf(person)}, likely` : 'All-in, likely'),
  /** The sum doesn’t have a care fee that the community hasn’t stated. */
  beforeCare: (person: Person) => (person ? `For ${personOf(person)}, before care fees` : 'Likely, before care fees'),
  /** The price before the care that a person needs is known. */
  lowest: 'Lowest price',
  typicalIn: (place: string) => `Typical price in ${place}`,
  perMonth: 'a month',
  /** What the number in a bar is, in a few words. */
  short: {
    allIn: 'a month, all-in',
    estimate: 'all-in estimate',
    beforeCare: 'before care fees',
    typical: 'typical locally',
    lowest: 'lowest price',
    startingEstimate: 'our estimate',
  },
  seeLikely: 'See below what it would likely cost.',
  careEstimate: (place: string) => `Includes our estimate of care fees, from other communities in ${place}`,
  care: 'Daily help',
  careLevels: {
    'no-care': 'No help',
    'light-care': 'Some help',
    'heavy-care': 'A lot of help',
    'memory-care': 'Memory care',
  } satisfies Record<CareLevel, string>,
  atHome: 'Compare with a month at home',
  room: 'Room',
  anyRoom: 'Any room',
  people: 'Who moves in',
  onePerson: 'One person',
  twoPeople: 'Two people',
  update: 'Update',
  low: 'Low',
  likely: 'Likely',
  typical: 'Typical',
  high: 'High',
  range: 'Monthly cost',
  area: (community: string, count: number, place: string) =>
    `${community} doesn’t share its prices online. Half of the ${count} communities in ${place} that list a price for this care charge an amount in this range.`,
  parts: {
    rent: 'Room and meals',
    care: 'Care',
    secondPerson: 'Second person',
    communityFee: 'Community fee, paid once',
  } satisfies Record<CostPart['kind'], string>,
  sources: {
    community: () => 'From the community',
    estimate: () => 'Our estimate',
    area: (place) => `Estimate from other communities in ${place}`,
  } satisfies Record<CostSource, (place: string) => string>,
  notStated: 'Not stated',
  ask: 'Ask about this when you request pricing',
  old: (days: number) => `more than ${days} days ago`,
  total: 'Each month, likely',
  typicalTotal: 'Each month, typical',
  totalBeforeCare: 'Each month, likely, before care fees',
  increases: 'What would raise it',
  increase: {
    room: (room: string) => `${room} instead`,
    secondPerson: () => 'A second person',
    memoryCare: () => 'Memory care',
  } satisfies Record<CostIncrease['kind'], (room: string) => string>,
  plus: (amount: string) => `+${amount}`,
  method: 'How we add this up',
  methodText:
    'Low is the cheapest room for this care, and high the most expensive. Likely is the middle price: at least half of the rooms cost that much or less. If you choose a room, it’s the price of that room. We add what the community charges for care and a second person, if it says so. If it states no fee for care, we add an estimate: what the middle half of the communities in its county or state charge for care. Estimates span 10% below to 10% above.',
  unknown: 'This community hasn’t shared its prices, and too few nearby list one. Get pricing to ask for a quote.',
  from: 'Starting price',
} as const
