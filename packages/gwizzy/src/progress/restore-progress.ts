import { actionTypes, type UserAction } from '@pkg/domain'
import { isStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-context'
import { isRecord } from './is-record'
import { keptAnswers } from './kept-answers'
import { progressVersion, type Progress } from './progress'

const statuses: readonly WizardStatus[] = ['pending', 'started', 'submitting', 'done', 'error']

/**
 * The progress that `serializeProgress` wrote, to be handed to a machine as its input. Text that is missing, malformed or of another
 * version gives none, and the wizard starts anew. [GWZ-101, CONST-003]
 */
export function restoreProgress(json: string | null | undefined): Progress | undefined {
  const kept = parse(json)
  if (!isRecord(kept) || kept.version !== progressVersion) return undefined
  const { requestId, slug, path, answers, unsent } = kept
  const status = statuses.find((known) => known === kept.status)
  if (typeof requestId !== 'string' || typeof slug !== 'string' || status === undefined) return undefined
  if (!Array.isArray(path) || !path.every(isStepId) || new Set(path).size < path.length || !isRecord(answers)) {
    return undefined
  }
  if (unsent !== undefined && !isUserAction(unsent)) return undefined
  const progress: Progress = { version: progressVersion, requestId, slug, path, answers: keptAnswers(answers), status }
  return unsent === undefined ? progress : { ...progress, unsent }
}

function parse(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether a kept action can be sent; the server judges what is in it. */
function isUserAction(value: unknown): value is UserAction {
  if (!isRecord(value) || !isRecord(value.actionInfo)) return false
  const { requestId, status, data } = value.actionInfo
  return (
    actionTypes.some((type) => type === value.actionType) &&
    typeof value.actionPage === 'string' &&
    typeof requestId === 'string' &&
    (status === 'pending' || status === 'complete') &&
    isRecord(data)
  )
}
