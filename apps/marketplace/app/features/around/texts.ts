/** The words about what is around a community. Only the server reads them. [LOOK-004] */
export const aroundTexts = {
  around: (miles: number, features: string[]) => `Map of ${miles} miles around, nearest first: ${features.join('; ')}`,
  away: (feature: string, miles: string) => `${feature}, ${miles} miles`,
  caption: (miles: number) => (miles === 4 ? 'Four miles around' : 'Eight miles around'),
  kinds: {
    interstate: (number: string | undefined) => `Interstate ${number}`,
    usHighway: (number: string | undefined) => `U.S. Route ${number}`,
    stateHighway: (number: string | undefined) => `State Route ${number}`,
    river: (name: string | undefined) => (name ? `the ${name} River` : 'a river'),
    namedWater: (name: string | undefined) => `the ${name}`,
    lake: (name: string | undefined) => name ?? 'a lake',
  },
}
