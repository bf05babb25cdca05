/** The texts of the map of the country. [LOOK-003] */
export const countryTexts = {
  label: 'Map of the states by price',
  state: (name: string, price: string) => `${name}, middle price ${price} a month`,
  mark: (count: string, lowest: string) => `${count} communities${lowest && `, from ${lowest} a month`}`,
  title: 'Find your state',
  note: (care: string) => `Middle price of ${care} a month, lowest first.`,
  more: 'More states',
  noPrice: 'No price',
  legend: 'Middle price a month',
  under: (price: string) => `Under ${price}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  over: (price: string) => `${price} and over`,
}
