import { withoutUndefined } from '../answers/without-undefined'
import type { WizardContext } from '../machines/wizard-context'
import { finalStatus } from '../machines/wizard-status'
import { progressVersion, type Progress } from './progress'

/**
 * Returns the progress of `context` as text for the next visit. Excludes services and lookups, which are created again.
 * [GWZ-101, FLOW-003]
 */
export function serializeProgress(context: WizardContext): string {
  const { requestId, community, path, answers, unsent, internals } = context
  const { callerChoice, recipients } = internals
  const progress: Progress = withoutUndefined({
    version: progressVersion,
    requestId,
    slug: community.id,
    path,
    answers,
    status: finalStatus(context),
    unsent,
    callerChoice: typeof callerChoice === 'object' ? callerChoice : undefined,
    recipients,
  } as const)
  return JSON.stringify(progress)
}
