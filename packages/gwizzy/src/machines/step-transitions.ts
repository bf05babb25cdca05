import { conditions } from './conditions'
import { isStepId, type AnyStepId } from './step-ids'
import type { WizardContext } from './wizard-context'

/** Where a step may lead: to another step, or to the submit. */
export interface StepTransition {
  /** The name of the condition under which it does; without one it always does. */
  condition?: string
  target: string
}

/** What of a machine its ways are read from. */
interface MachineDefinition {
  states: Record<string, { transitions: Map<string, readonly Transition[]> }>
}
interface Transition {
  guard?: unknown
  target?: readonly { key: string }[] | undefined
}

/** Where `step` leads once it is answered, the first way that fits first. Read from the machine itself. */
export function transitionsFrom(machine: MachineDefinition, step: string): StepTransition[] {
  const transitions = [...(machine.states[step]?.transitions ?? [])]
  const onward = transitions.filter(([type]) => type === 'next' || type.startsWith('xstate.done.state'))
  return onward
    .flatMap(([, ways]) => ways)
    .flatMap(({ guard, target }) => {
      const [state] = target ?? []
      if (!state) return []
      return [{ target: state.key, ...(typeof guard === 'string' && { condition: guard }) }]
    })
}

/** Whether a condition of a way holds for what is known. */
export function isConditionMet(condition: string | undefined, context: WizardContext): boolean {
  const known: Partial<Record<string, (args: { context: WizardContext }) => boolean>> = conditions
  return condition === undefined || (known[condition]?.({ context }) ?? false)
}

/** The steps that lie ahead as far as the answers tell. */
export function stepsAhead(machine: MachineDefinition, context: WizardContext): AnyStepId[] {
  const ahead: AnyStepId[] = []
  for (let step: string = context.step; ;) {
    const way = transitionsFrom(machine, step).find(({ condition }) => isConditionMet(condition, context))
    if (!way || !isStepId(way.target) || ahead.includes(way.target)) return ahead
    ahead.push(way.target)
    step = way.target
  }
}
