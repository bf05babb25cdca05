/** The words of the page that says how long the money lasts at each saved community. [FIND-023] */
export const stayPageTexts = {
  title: 'Can you afford to stay?',
  description:
    'See how long the money lasts at each community you saved, and what happens then. The amounts stay in your browser.',
  lead: 'See how long the money lasts at each community you saved, and what happens then.',
  noScript: 'This page needs JavaScript',
  noScriptDetail:
    'The amounts stay on your device, so only your own browser can do the math. Turn on JavaScript to use this page. The money runway works without it.',
  runway: 'Open the money runway',
  amounts: 'What you can spend',
  privacy: 'The amounts stay in this browser. We never see them.',
  years: 'How many years the money should last',
  yearsHint: 'We start with 10.',
  submit: 'Show how long it lasts',
  stored: 'Saved in this browser only',
  remove: 'Delete amounts',
  removed: 'Amounts deleted',
  errors: {
    years: (most: number) => `Enter a whole number from 1 to ${most}.`,
    storage: 'Your browser doesn’t let this site save anything. Check its privacy settings.',
  },
  communities: 'Your saved communities',
  start: 'Enter what you can spend, and you’ll see how long the money lasts at each community.',
  plan: (savings: string, income: string) => `Savings of ${savings}, and ${income} of income each month.`,
  planned: (increase: number, years: number) =>
    `The cost goes up ${increase}% a year, and the money should last ${years === 1 ? '1 year' : `${years} years`}.`,
  none: 'No saved communities yet',
  noneDetail: 'Select Save on a community, and you’ll find it here.',
  find: 'Find communities',
  findStay: 'Find communities where you can stay',
  findStayDetail: (filter: string) =>
    `That list shows every community that fits this: ${filter}. Its address has that price, but not your amounts.`,
  includes: (label: string, care: string) => `Price: ${label}. Daily help: ${care}.`,
  howPriced: 'See how the price adds up',
  ask: 'Ask the community',
  about: (name: string) => ` ${name}`,
  medicaid: 'Before you count on Medicaid',
  medicaidDetail:
    'A community can limit the rooms that Medicaid pays for, and can ask you to pay on your own for some time first. Ask how many months that is, and get the answer in writing before you sign.',
} as const
