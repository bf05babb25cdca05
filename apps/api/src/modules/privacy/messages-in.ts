import * as english from './messages'
import * as spanish from './messages.es'

/** Returns the messages about a family's own information in a language, in English if there are none in it. [FIND-015] */
export const messagesIn = (language: string): typeof english => (language === 'es' ? spanish : english)
