import { withoutUndefined } from '../answers/without-undefined'
import type { WizardContext } from '../machines/wizard-context'
import { progressVersion, type Progress } from './progress'

/**
 * Returns the progress of `context` as text for the next visit. Excludes services and lookups, which are created again. A wizard that
 * called back counts as done, even if a disclosure keeps it at submitting. [GWZ-101, FLOW-003]
 */
export function serializeProgress(context: WizardContext): string {
  const { requestId, community, path, answers, status, internals, unsent } = context
  const progress: Progress = withoutUndefined({
    version: progressVersion,
    requestId,
    slug: community.id,
    path,
    answers,
    status: internals.isCompleted ? 'done' : status,
    unsent,
  } as const)
  return JSON.stringify(progress)
}
