/** The texts of the home page. */
export const homeTexts = {
  title: (brand: string) => `${brand}: senior living, with prices up front`,
  description:
    'Compare senior living communities near you: what each costs a month, what it offers, and what it pays us if you move in. Local advisors help for free.',
  headline: 'See the price first.',
  headlineSecond: 'Share your number later.',
  lead: 'What a month of senior living costs near you. No sign-up or phone number needed.',
  promises: 'What you can count on',
  promise: [
    {
      question: 'Who pays us?',
      answer: 'Communities, if you move in',
      detail:
        'Usually 20% to 100% of the first month’s rent and care. Each community’s page shows its share. You pay nothing.',
    },
    {
      question: 'Who gets your number?',
      answer: 'Only the people you choose',
      detail:
        'Your advisor and the communities you ask about. Before you share your number, we’ll tell you who will call.',
    },
    {
      question: 'What decides the order?',
      answer: 'Ratings and facts, not our fees',
      detail: 'What a community pays us never affects where it ranks. Sort by price, rating, or name.',
    },
  ],
  /** [TRUST-018] */
  openRooms: {
    near: (place: string) => `Rooms open near ${place}`,
    inState: (state: string) => `Rooms open now in ${state}`,
    detail: 'Confirmed by the community or our staff in the last 10 days. Illustrations until a community adds photos.',
    hospital: 'Leaving the hospital soon?',
    link: 'See rooms open now',
  },
  /** [TRUST-003, TRUST-004] */
  receipts: {
    title: 'Every number you share gets a receipt',
    detail:
      'After you request pricing, one page lists who has your information, when they got it, and whether they looked. You can stop sharing with any of them there.',
    link: 'See who has your information',
    sampleTitle: 'Who has your information',
    sample: 'Sample',
    rows: [
      { who: 'Teresa Lindqvist, your advisor', what: 'Shared November 17. Looked at it once.', isCurrent: true },
      { who: 'Cottonwood Bend', what: 'Shared November 17. Hasn’t looked at it yet.', isCurrent: true },
      { who: 'Old Mill Terrace', what: 'Shared November 17. You stopped sharing November 19.', isCurrent: false },
    ],
  },
  articles: 'Worth reading first',
  allArticles: 'See all articles',
  care: 'What each care type costs',
  careNote:
    'Typical monthly prices. 8 in 10 communities fall in this range, including care where it’s part of the rent.',
  perMonth: 'a month',
  topCommunities: (state: string) => `Highly rated communities in ${state}`,
  illustrations: 'These are illustrations. You’ll see photos once a community adds them.',
  seeAll: (count: string) => `See all ${count}`,
  unavailable: 'We’re having trouble loading communities. Try again in a minute, or call us.',
} as const
