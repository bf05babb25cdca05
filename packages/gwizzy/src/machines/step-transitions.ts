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

/** The conditions that a run's settings decide when it starts. All others can still change with an answer. */
const settledConditions: ReadonlySet<string> = new Set(['asksLocation', 'hasSearchReasons'])

/**
 * Returns the most steps that a run can have, whatever the answers. It stays the same during a run, so the count that people see never
 * changes.
 */
export function mostSteps(machine: MachineDefinition, context: WizardContext): number {
  const known = new Map<string, number>()
  const stepsFrom = (step: string): number => {
    if (!isStepId(step)) return 0
    const counted = known.get(step)
    if (counted !== undefined) return counted
    // A step that leads back to itself adds nothing.
    known.set(step, 0)
    const longest = 1 + Math.max(0, ...possibleTargets(machine, step, context).map(stepsFrom))
    known.set(step, longest)
    return longest
  }
  return stepsFrom(context.internals.firstStep)
}

/** Returns where a step can lead in this run: up to the first transition that is always taken. */
function possibleTargets(machine: MachineDefinition, step: string, context: WizardContext): string[] {
  const targets: string[] = []
  for (const { condition, target } of transitionsFrom(machine, step)) {
    const isSettled = condition === undefined || settledConditions.has(condition)
    if (isSettled && !isConditionMet(condition, context)) continue
    targets.push(target)
    if (isSettled) break
  }
  return targets
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
