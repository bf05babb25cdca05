/** The labels of the search form. */
export const texts = {
  sizes: { small: 'Small (up to 20 residents)', medium: 'Medium (20-50)', large: 'Large (50+)' },
  sorts: {
    recommended: 'Recommended',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    score: 'Rating, low to high',
    '-score': 'Rating, high to low',
    name: 'Name',
    distance: 'Distance',
  },
  upTo: (money: string) => `Up to ${money}/mo`,
  from: (money: string) => `${money}/mo or more`,
} as const
