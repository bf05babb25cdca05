export { CareQuiz } from './CareQuiz'
export { readQuizAnswers } from './read-answers'
export { quizTexts } from './texts'
export { type PriceSpan, priceSpan } from './price-span'
