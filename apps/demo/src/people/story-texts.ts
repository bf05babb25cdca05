import type { LeadStage } from '@pkg/domain'

/** What advisors noted about demo families, by the stage that follows. */
export const notes: Readonly<Record<Exclude<LeadStage, 'new'>, readonly string[]>> = {
  contacted: [
    'Spoke for 20 minutes. They want to stay close to family and keep their own furniture.',
    'Left a voicemail, and they called back the same afternoon. They prefer calls after 4 PM.',
    'The doctor recommends help with medication. They’d like a private bathroom.',
    'They’re comparing three communities and care most about the food and the staff at night.',
    'A fall in September started the search. Rehab ends in about three weeks.',
    'They asked what the level-of-care fee covers. I sent them the worksheet.',
  ],
  touring: [
    'Toured on Saturday. They liked the courtyard and asked about a ground-floor apartment.',
    'Tour went well. The small dining room felt right, but the parking is tight.',
    'They met the nurse and asked how often care plans are reviewed.',
    'First tour is on Thursday at 10 AM. Their brother will join by phone.',
    'They visited at lunch and stayed for a concert. A second tour will follow.',
  ],
  decided: [
    'They chose the one-bedroom and put down the deposit. The nurse visits next week.',
    'Decision made. They’d like to move in at the start of the month.',
    'They signed after reading the residency agreement with their attorney.',
  ],
  'moved-in': [
    'Moved in. I called after the first week, and they’ve made a friend at dinner.',
    'Move-in day went smoothly. The family brought the piano.',
    'Settled in. They want a check-in call after 30 days.',
  ],
  closed: [
    'They decided to stay at home with a caregiver for now. They may call again in spring.',
    'They moved closer to a daughter in another state.',
    'No response after five calls and two emails.',
    'The budget didn’t fit. I sent them to the county’s Area Agency on Aging.',
    'A cousin’s recommendation won. They thanked us for the comparison.',
  ],
}

/** The follow-up tasks of advisors, by stage. */
export const followUps: Readonly<Record<'contacted' | 'touring' | 'decided' | 'moved-in', readonly string[]>> = {
  contacted: ['Send three options that fit the budget', 'Call about tour times', 'Ask the community about openings'],
  touring: ['Ask how the tour went', 'Get the all-in price in writing', 'Schedule the second tour'],
  decided: ['Confirm the move-in date with the community', 'Ask when the care assessment is'],
  'moved-in': ['Call after the first 30 days'],
}

/** The messages between an advisor and a family. The advisor starts, and they take turns. */
export const threads: readonly (readonly string[])[] = [
  [
    'It was good to talk with you today. Here’s what we agreed on: two tours next week, both in the morning.',
    'Thank you. Tuesday and Thursday both work for us. Is there parking for visitors?',
    'Yes, behind the main entrance. I’ll confirm both times by tomorrow.',
  ],
  [
    'I asked about the second bathroom. The larger one-bedroom has it, and one is open now.',
    'That’s great news. What’s the difference in price?',
    'About $400 a month. I’ll send you the numbers in writing before the tour.',
  ],
  [
    'Just checking in. Did you get the comparison I sent?',
    'We did, and it helped a lot. We’re leaning toward the smaller community.',
  ],
  [
    'The community can do the care assessment on Monday at 10 AM. Does that work?',
    'Monday is fine. Should we bring the medication list?',
    'Please do, with the doses. They’ll also ask about sleep and mobility.',
  ],
  [
    'I’ve found two communities within 15 minutes of you that accept small dogs.',
    'Wonderful. She won’t move without him. Could we see the one with the garden first?',
  ],
  ['I tried to call you this morning. When is a good time to talk about the next steps?'],
]

/** What a community's team noted when it responded to a family. */
export const teamResponses = {
  contacted: [
    'Spoke with the daughter. Tour on Friday at 2 PM.',
    'Left a voicemail and sent the floor plans.',
    'Answered their questions about the care assessment.',
  ],
  declined: 'We have no apartment open before spring.',
} as const

/** The messages from a community's team to a family. */
export const teamMessages = [
  'Thank you for your interest. We’d love to show you around. Are mornings or afternoons better?',
  'Our nurse is happy to answer your questions about medication. When may she call?',
] as const

/** People who applied to become advisors, and wait for a decision. */
export const applicants = [
  {
    name: 'Marisol Keane',
    city: 'Tampa',
    state: 'FL',
    county: 'Hillsborough',
    since: 2014,
    phone: '(813) 555-0171',
    daysAgo: 1,
    introduction: 'I was a hospital social worker for nine years before I helped families find communities.',
  },
  {
    name: 'Graham Whitlock',
    city: 'Columbus',
    state: 'OH',
    county: 'Franklin',
    since: 2019,
    phone: '(614) 555-0138',
    daysAgo: 3,
    introduction: 'I toured every memory care community in the county when my father needed one.',
  },
  {
    name: 'Priscilla Adeyemi',
    city: 'Aurora',
    state: 'CO',
    county: 'Arapahoe',
    since: 2021,
    phone: '(303) 555-0164',
    daysAgo: 6,
    introduction: 'I’m a certified senior advisor and speak English and Yoruba.',
  },
] as const

/** People who claimed communities, and wait for a decision. */
export const claimants = [
  {
    name: 'Harriet Lindqvist',
    jobTitle: 'Executive director',
    message: 'I’ve led this community since 2022. Please call the front desk to confirm.',
    daysAgo: 1,
  },
  {
    name: 'Owen Castellanos',
    jobTitle: 'Sales and marketing director',
    message: 'Our prices on this page are from last year. I’d like to update them.',
    daysAgo: 4,
  },
] as const

/** People whose reviews wait for an admin. */
export const reviewers = [
  {
    firstName: 'Joan',
    lastName: 'Pruitt',
    relation: 'Daughter of a resident',
    month: '2025-08',
    value: 10,
    text: 'Mom settled in faster than any of us expected. They ask her first and us second, as it should be.',
  },
  {
    firstName: 'Miriam',
    lastName: 'Sato',
    relation: 'Toured the community',
    month: '2026-10',
    value: 6,
    text: 'We toured on a Sunday. Everyone was kind, but we had to ask twice what the one-time fee is.',
  },
  {
    firstName: 'Hal',
    lastName: 'Greer',
    relation: 'Husband of a resident',
    month: '2024-03',
    value: 4,
    text: 'They moved her room without calling me first. Mr. Olsen in the office said that he was sorry.',
  },
] as const
