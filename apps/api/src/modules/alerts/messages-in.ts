import * as english from './messages'
import * as spanish from './messages.es'

/** Returns the emails about saved searches in a language, in English if there are none in it. [FIND-015] */
export const messagesIn = (language: string): Omit<typeof english, 'namedCount'> =>
  language === 'es' ? spanish : english
