import * as english from './messages'
import * as spanish from './messages.es'

/** The emails to families about their requests in one language. */
type FamilyMessages = Pick<typeof english, 'requestReceived' | 'callerNamed' | 'advisorStepsIn'>

/** Returns the emails to families about their requests in a language, in English if there are none in it. [FIND-015] */
export const messagesIn = (language: string): FamilyMessages => (language === 'es' ? spanish : english)
