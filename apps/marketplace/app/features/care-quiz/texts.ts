import type { QuizAnswer, QuizQuestion } from '@pkg/domain'

/** The words of the care quiz. */
export const quizTexts = {
  heading: 'Not sure which care fits?',
  lead: 'Find out which care type could fit, why, and what it costs.',
  link: 'Answer 5 questions',
  hint: 'Think of a normal week. Five questions, and we save nothing unless you ask.',
  questions: {
    dressing: 'Getting dressed and bathing',
    medication: 'Taking the right medication',
    orientation: 'Finding the way home',
    standing: 'Getting out of a chair',
    meals: 'Meals and shopping',
  } satisfies Record<QuizQuestion, string>,
  answers: { alone: 'No help', some: 'Some help', full: 'Full help' } satisfies Record<QuizAnswer, string>,
  inSentence: {
    dressing: 'dressing and bathing',
    medication: 'medication',
    orientation: 'finding the way home',
    standing: 'getting out of a chair',
    meals: 'meals and shopping',
  } satisfies Record<QuizQuestion, string>,
  submit: 'Show which care fits',
  answered: (count: number, all: number) => `${count} of ${all} answered`,
  start: 'Each answer lights a window.',
  /** After the range before the first answer. */
  leastToMost: 'a month in the United States, from the least to the most help',
  seeAll: 'See all communities',
  soFar: 'So far, this sounds like',
  because: (needs: string) => `Because of help with ${needs}.`,
  becauseNone: 'None of your answers so far calls for hands-on help.',
  monthly: (range: string) => `${range} a month`,
  price: (range: string, where: string) => `${range} a month ${where}`,
  noPrice: 'Too few communities show a price here to give a range.',
  see: 'See these communities',
  notAdvice: 'This is a starting point and not medical advice. A doctor or an advisor can tell you more.',
} as const
