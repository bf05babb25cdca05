import { awardsYear, type CareLimit, type CommunityTag, type PaymentOrigin } from '@pkg/domain'

/** The texts of a community’s page. */
export const communityTexts = {
  /** What search engines and previews show. */
  meta: {
    title: (name: string, city: string, state: string, about: string) => `${name}, ${city}, ${state}: ${about}`,
    about: {
      pricesAndReviews: 'prices and reviews',
      prices: 'what it costs',
      reviews: 'reviews',
      neither: 'what it offers',
    },
    description: ({
      name,
      city,
      care,
      price,
      parts,
    }: Record<'name' | 'city' | 'care' | 'parts', string> & { price: string | undefined }) =>
      `${name} in ${city}: ${care}${price ? `, ${price}` : ''}. See ${parts}.`,
    from: (price: string) => `from ${price} a month`,
    estimate: (price: string) => `about ${price} a month by our estimate`,
    rooms: 'rooms and prices',
    amenities: 'what’s included',
    inspections: 'inspections',
    reviews: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`,
    fee: 'what it pays us',
  },
  priceBar: 'Price',
  beforeNumber: 'Before you share your number, we’ll tell you who will call.',
  prices: 'Price list',
  pricesNote: 'Monthly prices from the community. Care fees depend on how much help you need.',
  estimateNote:
    'This community hasn’t shared its prices. We estimated them from similar communities in this state. Get pricing for a quote.',
  about: 'About this community',
  amenities: 'What’s included',
  stay: 'How long the money lasts',
  enterPlan: 'Enter or change what you can spend',
  payments: 'Who pays',
  paymentAccepted: 'Yes',
  paymentDeclined: 'No',
  paymentUnknown: 'Not known. Ask the community.',
  paymentOrigins: {
    medicare: (day: string) => `by Medicare’s records of ${day}.`,
    state: (day: string) => `by the state’s list of ${day}.`,
    community: (day: string) => `its team said on ${day}.`,
    staff: (day: string) => `our staff confirmed on ${day}.`,
  } satisfies Record<PaymentOrigin, (day: string) => string>,
  paymentsHelp: 'A community can limit how many rooms these pay for. Ask before you count on one.',
  careLimits: 'What it can’t care for',
  careLimitsHelp: 'The community’s team says so. Ask them if you aren’t sure.',
  careLimitNames: {
    'two-person-transfer': 'Transfers that need two people',
    wandering: 'Wandering, or leaving without notice',
    aggression: 'Aggressive behavior',
    insulin: 'Insulin injections',
    'wound-care': 'Wounds that need a nurse',
    'feeding-tube': 'A feeding tube',
    ventilator: 'A ventilator',
    'night-nurse': 'A nurse at night',
  } satisfies Record<CareLimit, string>,
  notOffered: 'not offered',
  unknownAmenity: 'not known',
  notOfferedOrUnknown: 'Not offered or not known:',
  tour: 'Tour',
  sections: {
    label: 'On this page',
    cost: 'Cost',
    rooms: 'Rooms',
    inspections: 'Inspections',
    reviews: 'Reviews',
    included: 'What’s included',
    questions: 'Questions',
    location: 'Location',
  },
  /** How many similar communities cost about the same. [PRICE-009] */
  similarPrice: (count: number, all: number, range: string) =>
    `${count} of these ${all} start at ${range} a month, like this one.`,
  reviewCount: (count: string, word: string) => `${count} ${word}`,
  share: 'Share',
  compareThis: 'Compare',
  nextTour: 'Next free tour',
  tourOn: (day: string) => `Tour, next free ${day}`,
  book: 'Book',
  feeShort: (percent: number) =>
    percent === 0
      ? 'This community pays us nothing.'
      : `This community pays us ${percent}% of the first month after a move-in.`,
  feeLink: 'What that means',
  license: (number: string, authority: string, asOf: string) => `License ${number}, ${authority}, as of ${asOf}`,
  certification: (number: string, authority: string, asOf: string) =>
    `Medicare certification ${number}, ${authority}, as of ${asOf}`,
  publicRecordNote: 'This page comes from public records. The community hasn’t added anything yet.',
  medicareRecordTitle: 'Real nursing home, from Medicare’s public records',
  medicareRecordNote:
    'We show only what Medicare publishes about this home. The home hasn’t shared its prices, and no family has reviewed it here.',
  demoNote: 'This community, its prices, its reviews, and its questions are made up.',
  badges: 'What the badges mean',
  badgeMeanings: {
    VERIFIED: 'We confirmed the prices on this page with the community.',
    'NEW CONSTRUCTION': 'The building opened in the last 2 years.',
    'BEST OF': `Best of senior living awards ${awardsYear}: rated 8.8 or higher by at least 6 people.`,
    PLUS: 'The community has a contract with us and shares its prices for every room.',
  } satisfies Record<CommunityTag, string>,
  mapApproximate: 'The pin shows the ZIP code or city, not the exact address.',
  ownPlaces: 'See how far it is from places that matter to you',
  residents: (count: number, size: string) =>
    `${size.charAt(0).toUpperCase()}${size.slice(1)}-size community, up to ${count} residents`,
  fee: {
    title: 'What this community pays us',
    you: 'You pay us',
    ifMoveIn: 'If you move in, it pays us',
    share: 'Percent of the first month',
    none: 'nothing',
    month: (price: string) => `For a first month of ${price}.`,
    note: 'The fee doesn’t change your price or where this community ranks.',
  },
  map: 'Location',
  nearby: 'Similar and nearby',
  compare: 'Compare with this community',
} as const
