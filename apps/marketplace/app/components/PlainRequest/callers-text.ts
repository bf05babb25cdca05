import { type Caller, type CallerChoice, momentText, siteLocale } from '@pkg/domain'
import { plainRequestTexts as words } from './texts'

/** Returns who will call and by when, and who calls otherwise, as the start of a sentence. Without a choice, the operator's advisors do. [TRUTH-001] */
export function callersText(choice: CallerChoice | undefined, operator: string): string {
  if (!choice) return capitalize(words.willCallSoon(words.anAdvisor(operator)))
  const names = new Intl.ListFormat(siteLocale, { type: 'conjunction' }).format(choice.callers.map(callerText))
  const calls = capitalize(words.willCall(names, momentText(choice.callBy, choice.timeZone)))
  const areAllTeams = choice.callers.every(({ kind }) => kind === 'community')
  return areAllTeams ? `${calls}. ${words.backup(choice.backup?.name ?? words.anAdvisor(operator))}` : calls
}

function callerText({ kind, name }: Caller): string {
  if (kind === 'advisor') return name
  return kind === 'community' ? words.team(name) : words.anAdvisor(name)
}

const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
