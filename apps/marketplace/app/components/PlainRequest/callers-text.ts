import type { Caller, CallerChoice } from '@pkg/domain'
import { DateTime } from 'luxon'
import { texts } from '~/texts'

const words = texts.plainRequest

/** Returns who will call and by when, as the start of a sentence. Without a choice, the operator's advisors do. [TRUTH-001] */
export function callersText(choice: CallerChoice | undefined, operator: string): string {
  if (!choice) return capitalize(words.willCallSoon(words.anAdvisor(operator)))
  const names = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(choice.callers.map(callerText))
  const time = DateTime.fromISO(choice.callBy, { zone: choice.timeZone, locale: 'en-US' })
  return capitalize(words.willCall(names, time.toFormat('ccc, LLL d, h:mm a ZZZZ')))
}

function callerText({ kind, name }: Caller): string {
  if (kind === 'advisor') return name
  return kind === 'community' ? words.team(name) : words.anAdvisor(name)
}

const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
