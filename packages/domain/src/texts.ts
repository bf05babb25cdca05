// The sentences of this package that people read, one export each, so a page includes only those it shows. Names that are data (care
// types, states, amenities) are in their tables.

export const careMismatch = (careTypes: string) =>
  `This community may not be the best choice for your needs right now, as they only offer ${careTypes}...`
export const careMismatchLink = (careType: string, city: string) => `See ${careType} in ${city}`
export const hiddenPrice = '$X,XXX'
export const startingPrice = (price: string) => `From ${price}/mo`
export const priceRange = (low: string, high: string) => `${low} - ${high}`
export const notYetRated = 'Not yet rated'
export const tooFewReviews = (reviews: string) => `${reviews}, too few for a score`
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
export const notOneLine = 'Retype this. It contains characters that we can’t read.'
export const webAddressInName = 'Enter a name without a web address. Add a space after a period.'
export const phonePlaceholder = '(555) 555-5555'
