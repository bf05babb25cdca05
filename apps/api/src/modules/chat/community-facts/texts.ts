import {
  type AmenityFlag,
  amenityLabel,
  careNameInSentence,
  type CareTypeSlug,
  type CommunitySize,
  formatMoney,
  formatScore,
  paymentLabel,
  type PaymentOrigin,
  type PaymentSource,
  reviewWord,
  type RoomType,
  scoreLabel,
  tourText,
  type Translated,
} from '@pkg/domain'

/** Rooms and fees inside a sentence, after “a”. [COMM-004] */
const roomNames: Record<RoomType, string> = {
  studio: 'studio',
  studioWithAlcove: 'studio with an alcove',
  oneBedroom: 'one-bedroom apartment',
  oneBedroomWithAlcove: 'one-bedroom apartment with an alcove',
  twoBedroom: 'two-bedroom apartment',
  threeBedroom: 'three-bedroom apartment',
  privateCottage: 'private cottage',
  privateRoom: 'private room',
  sharedBedroom: 'shared bedroom',
  additionalService: 'care fee',
  secondPerson: 'second person',
  communityFee: 'community fee',
  unknown: 'room',
  ccrcEntryFees: 'entrance fee',
}

/** The names of sections of a community’s page, which an answer cites. */
const sectionNames = {
  cost: 'Cost',
  rooms: 'Rooms',
  inspections: 'Inspections',
  reviews: 'Reviews',
  included: 'What’s included',
  questions: 'Questions',
  about: 'About this community',
  location: 'Location',
  care: 'Care types',
  tour: 'Tours',
  fee: 'What this community pays us',
} as const

/** A section of a community’s page. */
export type SectionId = keyof typeof sectionNames

const paymentOrigins: Record<PaymentOrigin, string> = {
  medicare: 'Medicare’s records say',
  state: 'The state’s list says',
  community: 'Its team says',
  staff: 'Our staff confirmed',
}

const lowercase = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => dayFormat.format(Date.parse(`${day}T00:00:00Z`))

/** The sentences in which the chat states what a community’s record says. */
export const factTexts = {
  care: (slug: CareTypeSlug): string => careNameInSentence(slug).toLowerCase().replace('ccrc', 'CCRC'),
  rooms: roomNames,
  sections: sectionNames,
  startsAt: (name: string, price: number) => `${name} starts at ${formatMoney(price)} a month.`,
  estimated: (name: string, price: number) =>
    `${name} hasn’t shared its prices. From similar communities in this state, we estimate about ${formatMoney(price)} a month.`,
  careStartsAt: (care: string, price: number, isEstimate: boolean) =>
    isEstimate
      ? `For ${care}, we estimate about ${formatMoney(price)} a month.`
      : `${care.charAt(0).toUpperCase()}${care.slice(1)} starts at ${formatMoney(price)} a month.`,
  roomStartsAt: (room: string, prices: readonly { care: string; price: number }[]) =>
    `The rent of a ${room} starts at ${list.format(prices.map(({ care, price }) => `${formatMoney(price)} a month in ${care}`))}.`,
  careMayAdd: 'Care can cost more, depending on how much help is needed.',
  communityFee: (price: number) => `The community fee is ${formatMoney(price)}, paid once.`,
  entranceFee: (price: number) => `The entrance fee starts at ${formatMoney(price)}, paid once.`,
  secondPerson: (price: number) => `A second person in the same room adds ${formatMoney(price)} a month.`,
  careFee: (price: number) => `The care fee starts at ${formatMoney(price)} a month.`,
  noFee: (name: string) => `You pay us nothing, and ${name} pays us no referral fee.`,
  fee: (name: string, percent: number) =>
    `You pay us nothing. If you move in, ${name} pays us ${percent}% of the first month. The fee doesn’t change your price or where this community ranks.`,
  roomStatus: {
    open: (room: string, count: number | undefined) => `${room} (${count ? `${count} open` : 'open'})`,
    waitlist: (room: string) => `${room} (waitlist)`,
    full: (room: string) => `${room} (full)`,
  },
  roomsAsOf: (rooms: readonly string[], day: string) => `As of ${dayText(day)}: ${rooms.join(', ')}.`,
  roomsOutdated: (day: string) =>
    `We don’t know which rooms are open. The community last confirmed its rooms on ${dayText(day)}.`,
  has: (flags: readonly AmenityFlag[]) =>
    `Yes. ${list.format(flags.map((flag) => `“${amenityLabel(flag)}”`))} ${flags.length === 1 ? 'is' : 'are'} listed on its page.`,
  hasNot: (flags: readonly AmenityFlag[]) =>
    `No. Its page says no ${list.format(flags.map((flag) => nouns[flag] ?? lowercase(amenityLabel(flag))))}.`,
  address: (name: string, address: string) => `${name} is at ${address}.`,
  approximateAddress: 'Our map shows the ZIP code or city, not the exact address.',
  capacity: (name: string, residents: number, size: CommunitySize) =>
    `${name} is a ${size}-size community with up to ${residents} residents.`,
  rated: (name: string, score: number, reviews: number) =>
    `${name} is rated ${formatScore(score)} of 10 (${scoreLabel(score)}), from ${reviews.toLocaleString('en-US')} ${reviewWord(reviews)}.`,
  fewReviews: (name: string, reviews: number) =>
    `${name} has ${reviews} ${reviewWord(reviews)} on this site, which is too few for a score.`,
  notRated: (name: string) => `${name} has no reviews on this site yet.`,
  tours: (name: string, tour: Parameters<typeof tourText>[0]) =>
    `You can book a tour of ${name} on its page. The next free time for a tour is ${tourText(tour)}.`,
  noTours: (name: string) => `${name} has no free time for a tour on its page right now.`,
  inspected: (authority: string, findings: readonly string[]) =>
    `The inspection record from ${authority} says: ${findings.join(', ')}. It doesn’t say what happened or whether it was fixed.`,
  findings: {
    deficiencies: (count: number) => `${count} ${count === 1 ? 'deficiency' : 'deficiencies'}`,
    complaints: (count: number) => `${count} ${count === 1 ? 'complaint' : 'complaints'}`,
    fines: (count: number) => `${count} ${count === 1 ? 'fine' : 'fines'}`,
  },
  payment: (name: string, source: PaymentSource, isAccepted: boolean, origin: PaymentOrigin) =>
    `${isAccepted ? 'Yes' : 'No'}. ${paymentOrigins[origin]} that ${name} ${isAccepted ? 'takes' : 'doesn’t take'} ${paymentLabel(source)}. Ask before you count on it.`,
  found: (count: number, years: number, harmful: number) =>
    count === 0
      ? `Medicare’s record lists no deficiency in ${years} years.`
      : `Medicare’s record lists ${count} ${count === 1 ? 'deficiency' : 'deficiencies'} in ${years} years${harmful > 0 ? `, and ${harmful} of them harmed residents` : ''}.`,
  fined: (count: number, total: number) =>
    count === 0
      ? 'It lists no fine.'
      : `It lists ${count} ${count === 1 ? 'fine' : 'fines'}, ${formatMoney(total)} in all.`,
  newestDeficiency: (day: string) => `Inspectors found the newest one that we have on ${dayText(day)}.`,
  staffOnWeekends: (weekends: number, weekdays: number | undefined) =>
    weekdays === undefined
      ? `On weekends, there is about one nurse or nurse aide for every ${weekends} residents.`
      : `On weekends, there is about one nurse or nurse aide for every ${weekends} residents, and on weekdays one for every ${weekdays}.`,
  staffAllDays: (residents: number) =>
    `There is about one nurse or nurse aide for every ${residents} residents, on all days of the week.`,
  staffAveraged: 'We computed this from hours that Medicare publishes, averaged over day and night.',
  noStaffHours:
    'We have no public record of staff hours for this community. Ask on your tour how many people give care on a Sunday and at night, and for how many residents.',
  turnover: (percent: number) => `Within a year, ${percent}% of the nurses and nurse aides left, by Medicare’s record.`,
  administratorsLeft: (count: number) =>
    count === 0
      ? 'No administrator left in that time.'
      : `${count} ${count === 1 ? 'administrator' : 'administrators'} left in that time.`,
  noTurnover:
    'We have no public record of how many of the staff left. Ask on your tour how many left in the last year.',
  ownerChanged: (day: string) => `Its owner changed on ${dayText(day)}, by Medicare’s record.`,
  ownerUnnamed: 'Medicare’s record names no change of owner. That doesn’t mean there was none.',
  medicareStars: (stars: number) => `Medicare rates it ${stars} of 5 stars overall.`,
  noInspections:
    'We don’t have inspection results for this community. Ask to see its latest state inspection report when you visit.',
  demoInspections: 'This community is made up, so it has no inspection records.',
  offers: (name: string, care: readonly string[]) => `${name} offers ${list.format(care)}.`,
  offersNot: (care: readonly string[]) =>
    `It doesn’t list ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(care)}.`,
}

/** The sentences of one language. */
export type FactTexts = Translated<typeof factTexts>

/** What a community doesn’t have, where its label isn’t a noun. */
const nouns: Partial<Record<AmenityFlag, string>> = { allowsPets: 'pets', hasWifi: 'Wi-Fi', hasCableTv: 'cable TV' }
