import { isAnswered } from '../answers/step-errors'
import { conditions, type Condition } from './conditions'
import { isStepId, type AnyStepId } from './step-ids'
import type { WizardContext } from './wizard-context'

/** Where an answered step leads. The first route whose condition is met is taken. */
export interface Route {
  guard?: Condition
  /** The condition while a path is retraced, when the lookup of `guard` may not have finished. */
  retraceGuard?: Condition
  target: AnyStepId | 'submitting'
}

/** A step's data for readers of a machine, such as a retrace, the steps ahead, and a chart. */
export interface StepMeta {
  routes: readonly Route[]
}

/** The steps of a machine, by id. */
export type Steps = Partial<Record<string, { meta: StepMeta }>>

/**
 * Returns the part of the path that the answers still allow. This is how Back and resuming work:
 *
 * 1. `path` holds the visited steps, and its last step is the current one. Each step's routes are listed once, in its `meta`.
 * 2. Back removes the last step from the path. A reload takes the stored path, and `adopt` takes the one of another tab. A changed answer
 *    to an earlier question doesn't change the path, and neither does Back after a failed submit.
 * 3. Each of them enters `resuming`, which retraces the path: it starts at the first step of this run and follows the routes.
 * 4. It stops at the last step of the path, at a step that isn't answered, or at one that the path doesn't have.
 * 5. The steps it reached are the new path, and the machine goes to the last of them. It asks, checks, sends, and reports nothing on the way.
 * 6. A submitted run isn't retraced. It continues with the submit, or with what follows it.
 *
 * [GWZ-071, GWZ-101, POST-019]
 */
export function retracePath(steps: Steps, context: WizardContext): AnyStepId[] {
  const retraced: AnyStepId[] = []
  let step: AnyStepId | undefined = context.internals.firstStep
  while (step !== undefined) {
    retraced.push(step)
    const isPassed: boolean = context.path.slice(0, -1).includes(step) && isAnswered(step, context)
    step = isPassed ? findRetracedStep(steps[step]?.meta.routes ?? [], context) : undefined
  }
  return retraced
}

function findRetracedStep(routes: readonly Route[], context: WizardContext): AnyStepId | undefined {
  const route = routes.find(({ guard, retraceGuard = guard }) => !retraceGuard || conditions[retraceGuard]({ context }))
  return route && isStepId(route.target) ? route.target : undefined
}
