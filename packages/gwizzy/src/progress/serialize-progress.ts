import { present } from '../answers/present'
import type { WizardContext } from '../machines/wizard-context'
import { progressVersion, type Progress } from './progress'

/** What `context` keeps for the next visit, as text. Services and lookups stay out: they are made anew. [GWZ-101] */
export function serializeProgress(context: WizardContext): string {
  const { requestId, community, path, answers, status, unsent } = context
  const progress: Progress = present({
    version: progressVersion,
    requestId,
    slug: community.id,
    path,
    answers,
    status,
    unsent,
  } as const)
  return JSON.stringify(progress)
}
