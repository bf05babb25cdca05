import { type Community, formatMoney } from '@pkg/domain'
import type { AnswerableQuestion, DeclinedQuestion } from './test-questions'

const article = (slug: string): string => `/resource-center/${slug}`

/** Questions about our articles that were written after the chat, so none of its rules was made for them. */
export const heldOutGeneral: readonly AnswerableQuestion[] = [
  {
    question: 'mom wants to stay home, how much does a caregiver cost per hour',
    sources: [article('independent-living-or-staying-home')],
    fact: /\$33 an hour/,
  },
  {
    question: 'do i have to pay taxes if we sell grandmas house',
    sources: [article('selling-the-house-or-keeping-it')],
    fact: /\$250,000|one of those five years|tax/,
  },
  {
    question: 'whats a ombudsman',
    sources: [
      article('assisted-living-explained'),
      article('reading-an-inspection-report'),
      article('before-you-sign-a-residency-agreement'),
      article('board-and-care-homes'),
      '/resource-center/state/',
    ],
    fact: /ombudsman/i,
  },
  {
    question: 'what should I bring on moving day for dads room',
    sources: [article('the-first-thirty-days')],
    fact: /blanket|About me/,
  },
  {
    question: 'is a reverse morgage a problem if mom moves out',
    sources: [article('selling-the-house-or-keeping-it')],
    fact: /12 months in a row/,
  },
  {
    question: 'can dad have aid and attendence if he has too much income',
    sources: [article('va-aid-and-attendance')],
    fact: /subtracts|net worth/,
  },
  {
    question: 'my parents need different care can they still live together',
    sources: [article('couples-with-different-needs')],
    fact: /couple|share|together|apartment/i,
  },
  {
    question: 'how can i tell if mom cant live by herself anymore',
    sources: [article('signs-that-living-alone-no-longer-works')],
    fact: /./,
  },
]

/** Questions about the community on whose page they are asked. */
export const heldOutCommunity: readonly AnswerableQuestion[] = [
  { question: 'is ther a waitlist', sources: ['#rooms'], fact: () => 'open' },
  {
    question: 'whats the cheapest price for assisted living there',
    sources: ['#cost'],
    fact: ({ pricesByCareType }) => formatMoney(pricesByCareType['assisted-living']?.price ?? 0),
  },
  {
    question: 'can she bring her little dog',
    sources: ['#included'],
    fact: ({ amenities }: Community) => (amenities.allowsPets ? 'pets welcome' : 'no pets'),
  },
  { question: 'how do I schedual a visit', sources: ['#tour'], fact: () => 'tour' },
  { question: 'what are peoples ratings of this place', sources: ['#reviews'], fact: () => 'rated' },
  { question: 'do you make commision off this place', sources: ['#fee'], fact: ({ feePercent }) => `${feePercent}%` },
]

/** Questions that the chat must decline. */
export const heldOutDeclined: readonly DeclinedQuestion[] = [
  { question: 'is 10 mg of ambien too much for her' },
  { question: 'how do i get custody of my grandson' },
  { question: 'who is the resident in room 12', isOnCommunityPage: true },
  { question: 'can you guarantee a room for june', isOnCommunityPage: true },
  { question: 'what is the capital of france' },
  { question: 'what brand of mattress do they use here', isOnCommunityPage: true },
]
