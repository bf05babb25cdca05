import type { Caller, CallerChoice } from '@pkg/domain'
import type { WizardInternals } from '../machines/wizard-context'
import type { Support } from '../support'
import type { Texts } from '../texts/texts'

type Choice = WizardInternals['callerChoice']

/** Returns who will call. Without a choice, the operator's advisors do. [TRUTH-001] */
export function callersOf(choice: Choice, support: Pick<Support, 'name'>): readonly Caller[] {
  return isChosen(choice) ? choice.callers : [{ kind: 'operator', name: support.name }]
}

/** Returns the advisor who will call, if one was chosen by name. */
export function chosenAdvisor(choice: Choice): Caller | undefined {
  return isChosen(choice) ? choice.callers.find(({ kind }) => kind === 'advisor') : undefined
}

/** Returns the name of who calls if the communities' teams don't, or undefined if someone else calls anyway. [TRUTH-008] */
export function backupName(choice: Choice, support: Pick<Support, 'name'>, { calls }: Pick<Texts, 'calls'>) {
  if (!isChosen(choice) || choice.callers.some(({ kind }) => kind !== 'community')) return undefined
  return choice.backup?.name ?? calls.aBackup(support.name)
}

/** Returns a caller as a sentence names it. */
export function callerText({ kind, name }: Caller, { calls }: Pick<Texts, 'calls'>): string {
  if (kind === 'operator') return calls.anAdvisor(name)
  return kind === 'community' ? calls.team(name) : name
}

const isChosen = (choice: Choice): choice is CallerChoice => typeof choice === 'object'
