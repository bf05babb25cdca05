import { callText, momentText } from '@pkg/domain'
import { callsTexts } from '~/features/calls'
import type { AdvisorRequest } from './advisor-request.server'
import type { ProfileView } from './load-profile.server'

const words = callsTexts.ask

/** Returns who will call or email, and when, as a sentence. [TRUTH-001] */
export function replyText({ name, timeZone }: ProfileView, { callerChoice, callStartsAt }: AdvisorRequest): string {
  if (callStartsAt) return words.calls(name, callText({ startsAt: callStartsAt, timeZone }))
  return callerChoice
    ? words.reply(name, momentText(callerChoice.callBy, callerChoice.timeZone))
    : words.replySoon(name)
}
