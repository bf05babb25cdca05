import * as english from './messages'
import * as spanish from './messages.es'

/** Returns the answers to STOP, START, and HELP in a language, in English if there are none in it. [EDGE-008, FIND-015] */
export const messagesIn = (language: string): typeof english => (language === 'es' ? spanish : english)
