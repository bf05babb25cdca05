// The errors of a listing query, one export each, so a page includes only those it needs.
export const repeated = 'appears more than once'
export const unknownFilter = "isn't a filter for this list"
export const wholeNumber = (from: number, to: number) => `must be a whole number from ${from} to ${to}`
export const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`
export const someOf = (values: readonly string[]) => `must be a comma-separated list of ${values.join(', ')}`
export const comparison = 'must be a comparison such as gt:0, using eq, gt, ge, lt, or le'
export const stayLimit = (low: number, high: number, step: number) =>
  `must be le: with dollars a month from ${low} to ${high} in steps of ${step}, such as le:3400`
export const point = 'must be latitude,longitude, such as 43.61,-116.2'
export const circle = (miles: number) =>
  `must be latitude,longitude,miles, such as 43.61,-116.2,20, with up to ${miles} miles`
export const area = (points: number) =>
  `must be south,west,north,east or a polygon of 3 to ${points} points written as lat,lng;lat,lng;lat,lng`
export const state = 'must be the two-letter code or the name of a state, such as ID or new-york'
export const boolean = 'must be true or false'
export const text = (length: number) => `must be ${length} characters or fewer`
export const list = (count: number) => `must be a comma-separated list of up to ${count} names, without spaces`
export const distanceNeedsPoint = 'can be distance only when geo or filter[geo] gives a point'
