const number = (value: number) => value.toLocaleString('en-US')

/** The texts of the changes of an empty list, which its loader writes. [FIND-006] */
export const relaxationTexts = {
  withoutOne: (label: string) => `Leave out “${label}”`,
  anyCare: 'Look at every care type',
  anyArea: 'Look outside the area on the map',
  instead: (wide: string, narrow: string) => `${wide} instead of ${narrow}`,
  miles: (miles: number) => `Within ${miles} miles`,
  wholeState: (state: string) => `Look in all of ${state}`,
  wholeCountry: 'Look in the whole country',
  over: (amount: string) => `${amount} over your limit`,
  noPrice: 'Price not available',
  from: (amount: string) => `From ${amount} a month`,
  milesAway: (miles: string) => `${miles} miles away`,
  notListed: (label: string) => `Not on record: ${label}`,
  noRoom: 'No open room confirmed in the last 10 days',
  noRecentPrice: 'Price not confirmed in the last 90 days',
  fewerNurses: 'Fewer or unknown weekend nurse hours',
  paysFee: (percent: number) => `Pays us ${percent}% of the first month if you move in`,
  rated: (score: string) => `Rated ${score}`,
  residents: (count: number) => `Up to ${number(count)} ${count === 1 ? 'resident' : 'residents'}`,
  unknownSize: 'Size unknown',
  otherCare: (care: string) => `Offers ${care}`,
  inPlace: (place: string) => `In ${place}`,
} as const
