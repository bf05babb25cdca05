/** The words of the cost calculator. */
export const costToolTexts = {
  description:
    'Compare what a month costs in a senior living community with a month at home, with the source of each amount.',
  lead: 'Compare a month in a community with a month at home.',
  extras: 'Medication, phone, and rides',
  extrasHint: 'What you’d pay each month on top of rent (optional)',
  hours: 'Hours of paid help at home each day',
  hoursHint: 'From 0 to 24',
  home: 'Cost of the home each month',
  homeHint: 'Rent or taxes, food, utilities, and repairs',
  submit: 'Compare costs',
  allIn: 'In a community, likely each month',
  range: (low: string, high: string) =>
    `Low ${low}, high ${high}. Half of the communities cost less than the likely amount.`,
  /** The likely cost of a community, and its sum without a care fee that it hasn’t stated. */
  communityAllIn: (name: string) => `${name}, likely each month`,
  communityBeforeCare: (name: string) => `${name}, before care fees`,
  communityRange: (low: string, high: string) => `Low ${low}, high ${high}.`,
  comparing: 'You’re comparing a month at home with',
  useArea: 'Use typical prices nearby instead',
  community: 'In a community',
  atHome: 'At home',
  atHomeStart: 'Enter what the home costs or the hours of paid help, and you’ll see a month at home here.',
  rent: 'Room, meals, and care',
  figure: 'A month in the community in 100 windows. Each window is 1% of the cost.',
  share: (name: string, windows: number) => `${name}: ${windows} of 100 windows`,
  total: 'Each month',
  homeCosts: 'Home, food, and repairs',
  help: (hours: number) => (hours === 1 ? 'Paid help, 1 hour a day' : `Paid help, ${hours} hours a day`),
  fromCommunities: (count: number, where: string, day: string) =>
    `The middle of ${count.toLocaleString('en-US')} communities ${where} that show a price, ${day}`,
  yours: 'You entered this',
  notEntered: 'Not entered yet, so it isn’t counted',
  country: 'the United States',
  survey: (rate: string, where: string) =>
    `${rate} an hour, the median for ${where} in the CareScout Cost of Care Survey 2024`,
  unpaid: 'We don’t count the hours that family members help without pay.',
  next: 'How long would the money last?',
  runway: 'Open the money runway',
  errors: {
    money: 'Enter an amount in dollars, such as 1240.',
    hours: 'Enter a whole number from 0 to 24.',
  },
} as const
