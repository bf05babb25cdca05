import * as english from './messages'
import * as spanish from './messages.es'

/** The emails to families about calls in one language. */
export type FamilyMessages = Pick<typeof english, 'callBooked' | 'callReminder' | 'callChanged' | 'callCanceled'>

/** Returns the emails to families about calls in a language, in English if there are none in it. [FIND-015] */
export const messagesIn = (language: string): FamilyMessages => (language === 'es' ? spanish : english)
