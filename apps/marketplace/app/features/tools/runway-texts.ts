/** The words of the money runway. */
export const runwayTexts = {
  description:
    'See how many months savings and income pay for senior living, and what happens after. Nothing is stored unless you save it.',
  lead: 'See how long savings and income pay for care.',
  privacy: 'What you enter isn’t stored unless you save it, and never becomes part of a link.',
  savings: 'Savings you can spend',
  savingsHint: 'For example, $120,000',
  income: 'Income each month',
  incomeHint: 'Social Security, pension, and benefits',
  cost: 'Cost of care each month',
  costHint: 'For example, $5,600',
  increase: 'How much the cost goes up each year, in percent',
  increaseHint: 'Ask each community about its last 3 increases. We start with 4.',
  example: 'These are example amounts. Replace them with yours.',
  submit: 'Count the months',
  start: 'Enter savings, income, and a monthly cost to see how long the money lasts.',
  lasts: 'The money lasts',
  duration(months: number): string {
    const [years, rest] = [Math.floor(months / 12), months % 12]
    const year = years === 1 ? '1 year' : `${years} years`
    const month = rest === 1 ? '1 month' : `${rest} months`
    return years === 0 ? month : rest === 0 ? year : `${year} ${month}`
  },
  openEnded: '40 years or more',
  openEndedDetail: 'Income and savings pay for care as far ahead as we count.',
  short: (amount: string) => `After that, about ${amount} a month is missing.`,
  windows: 'Each window is a month paid for',
  paid: (count: number) => (count === 1 ? '1 month paid for' : `${count} months paid for`),
  year: (number: number) => `Year ${number}`,
  afterTitle: 'What happens after',
  after:
    'When savings are nearly gone, Medicaid can pay for nursing homes, and in many states for part of assisted living. The rules differ by state. Some communities keep residents who change to Medicaid, and some don’t. Ask before you sign.',
  afterStep: 'Many states have a waiting list. Ask your state’s Medicaid office or an elder law attorney a year ahead.',
  method: 'How we count',
  methodText:
    'Each month, we add the income and pay the cost. The cost goes up once a year. Income stays the same, what’s left is saved, and savings earn no interest. This is arithmetic and not financial advice.',
  stay: 'See how long the money lasts at each community you saved',
  noCost: 'Don’t know the cost?',
  calculator: 'Use the cost calculator',
  errors: {
    money: 'Enter an amount in dollars, such as 2150. Enter 0 if there is none.',
    cost: 'Enter what care costs each month, such as 5600.',
    increase: 'Enter a whole number from 0 to 15.',
  },
} as const
