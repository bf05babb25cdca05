import type { Language } from '@pkg/domain'
import * as english from './messages'
import * as spanish from './messages.es'
import * as englishQuestions from './question-messages'
import * as spanishQuestions from './question-messages.es'

/** Returns the emails to writers of reviews in a language. [FIND-015] */
export const reviewMessagesIn = (language: Language): typeof english => (language === 'es' ? spanish : english)

/** Returns the emails to people who asked a question in a language. [FIND-015] */
export const questionMessagesIn = (language: Language): Omit<typeof englishQuestions, 'questionPath'> =>
  language === 'es' ? spanishQuestions : englishQuestions
