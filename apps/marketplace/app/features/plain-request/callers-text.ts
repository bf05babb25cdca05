import { type Caller, type CallerChoice, momentText, siteLocale } from '@pkg/domain'
import { plainRequestTexts as words } from './texts'

const callTexts = { will: words.willCall, backup: words.backup, willSoon: words.willCallSoon }
const emailTexts = words.byEmail

/** Returns who will call, or email a family that would rather not be called, and by when, and who calls otherwise, as the start of a sentence. Without a choice, the operator's advisors do. [TRUTH-001] */
export function callersText(choice: CallerChoice | undefined, operator: string, noCalls = false): string {
  const texts = noCalls ? emailTexts : callTexts
  if (!choice) return capitalize(texts.willSoon(words.anAdvisor(operator)))
  const names = new Intl.ListFormat(siteLocale, { type: 'conjunction' }).format(choice.callers.map(callerText))
  const calls = capitalize(texts.will(names, momentText(choice.callBy, choice.timeZone)))
  const areAllTeams = choice.callers.every(({ kind }) => kind === 'community')
  return areAllTeams ? `${calls}. ${texts.backup(backupOf(choice, operator))}` : calls
}

/** Returns who steps in for communities' teams. [TRUTH-008] */
export const backupOf = (choice: CallerChoice | undefined, operator: string): string =>
  choice?.backup?.name ?? words.anAdvisor(operator)

/** Returns whether a community's team calls. */
export const isByTeam = (choice: CallerChoice | undefined): boolean =>
  choice?.callers.some(({ kind }) => kind === 'community') ?? false

function callerText({ kind, name }: Caller): string {
  if (kind === 'advisor') return name
  return kind === 'community' ? words.team(name) : words.anAdvisor(name)
}

const capitalize = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
