// The sentences of this package that people read, one export each, so a page includes only those it shows. Names that are data (care
// types, states, amenities) are in their tables.

export const careMismatch = (careTypes: string) =>
  `This community may not be the best choice for your needs right now, as they only offer ${careTypes}...`
export const careMismatchLink = (careType: string, city: string) => `See ${careType} in ${city}`
export const hiddenPrice = '$X,XXX'
export const startingPrice = (price: string) => `From ${price}/mo`
export const priceRange = (low: string, high: string) => `${low} - ${high}`
export const notYetRated = 'Not yet rated'
export const excellent = 'Excellent'
export const veryGood = 'Very good'
export const average = 'Average'
export const belowAverage = 'Below average'
export const review = 'review'
export const reviews = 'reviews'
export const noDescription = 'No description available'
export const home = 'Home'
export const agents = 'Agents'
export const anyCare = 'Senior Living'
export const anyCareInSentence = 'senior living'
export const required = 'Required'
export const invalidEmail = 'Invalid email address'
export const minLength = (length: number) => `Must be at least ${length} characters`
export const invalidPhone = 'Invalid phone number'
export const invalidEmailOrPhone = 'Please enter a valid email or phone number'
export const mustMatch = 'Must match'
export const phonePlaceholder = '(555) 555-5555'

/** The errors of a listing query. */
export const query = {
  repeated: 'appears more than once',
  unknownFilter: "isn't a filter for this list",
  wholeNumber: (from: number, to: number) => `must be a whole number from ${from} to ${to}`,
  oneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  someOf: (values: readonly string[]) => `must be a comma-separated list of ${values.join(', ')}`,
  comparison: 'must be a comparison such as gt:0, using eq, gt, ge, lt, or le',
  point: 'must be latitude,longitude, such as 43.61,-116.2',
  circle: (miles: number) => `must be latitude,longitude,miles, such as 43.61,-116.2,20, with up to ${miles} miles`,
  area: (points: number) =>
    `must be south,west,north,east or a polygon of 3 to ${points} points written as lat,lng;lat,lng;lat,lng`,
  state: 'must be the two-letter code or the name of a state, such as ID or new-york',
  boolean: 'must be true or false',
  text: (length: number) => `must be ${length} characters or fewer`,
  list: (count: number) => `must be a comma-separated list of up to ${count} names, without spaces`,
  distanceNeedsPoint: 'can be distance only when geo or filter[geo] gives a point',
} as const
