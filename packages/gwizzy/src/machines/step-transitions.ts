import { conditions } from './conditions'
import type { StepMeta } from './routes'
import { isStepId, type AnyStepId } from './step-ids'
import type { WizardContext } from './wizard-context'

/** A transition from a step to another step or to the submit. */
export interface StepTransition {
  /** The name of the transition's condition. Without one, the transition is always taken. */
  condition?: string
  target: string
}

/** The part of a machine from which transitions are read. */
interface MachineDefinition {
  states: Record<string, { meta?: StepMeta | undefined }>
}

/** Returns the transitions of an answered `step`, in order of precedence, from the machine itself. */
export function transitionsFrom(machine: MachineDefinition, step: string): StepTransition[] {
  const routes = machine.states[step]?.meta?.routes ?? []
  return routes.map(({ guard, target }) => ({ target, ...(guard && { condition: guard }) }))
}

/** Returns whether a transition's condition is met. */
export function isConditionMet(condition: string | undefined, context: WizardContext): boolean {
  const known: Partial<Record<string, (args: { context: WizardContext }) => boolean>> = conditions
  return condition === undefined || (known[condition]?.({ context }) ?? false)
}

/** Returns the steps ahead, as far as the answers determine them. */
export function stepsAhead(machine: MachineDefinition, context: WizardContext): AnyStepId[] {
  const ahead: AnyStepId[] = []
  for (let step: string = context.step; ;) {
    const transition = transitionsFrom(machine, step).find(({ condition }) => isConditionMet(condition, context))
    if (!transition || !isStepId(transition.target) || ahead.includes(transition.target)) return ahead
    ahead.push(transition.target)
    step = transition.target
  }
}
