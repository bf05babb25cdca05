import { actionTypes, isUuid, type UserAction } from '@pkg/domain'
import { isStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-context'
import { isRecord } from './is-record'
import { parseStoredAnswers } from './stored-answers'
import { progressVersion, type Progress } from './progress'

const statuses: readonly WizardStatus[] = ['pending', 'started', 'submitting', 'done', 'error']

/**
 * The progress that this or another version of `serializeProgress` wrote, to be handed to a machine as its input. Every part is read
 * on its own: what no longer fits is left out, and everything that still makes sense stays. Text that is missing or holds no
 * record gives none, and the wizard starts anew. [GWZ-101, POST-019, CONST-003]
 */
export function restoreProgress(json: string | null | undefined): Progress | undefined {
  const kept = parse(json)
  if (!isRecord(kept)) return undefined
  const unsent = isUserAction(kept.unsent) ? kept.unsent : undefined
  const progress: Progress = {
    version: progressVersion,
    requestId: parseRequestId(kept.requestId),
    slug: typeof kept.slug === 'string' ? kept.slug : '',
    path: Array.isArray(kept.path) ? [...new Set(kept.path.filter(isStepId))] : [],
    answers: isRecord(kept.answers) ? parseStoredAnswers(kept.answers) : {},
    // A request of unknown standing goes out before anything is asked.
    status: statuses.find((known) => known === kept.status) ?? (unsent === undefined ? 'started' : 'done'),
  }
  return unsent === undefined ? progress : { ...progress, unsent }
}

/** A kept id, unless it is none that a server could tell requests apart by. */
function parseRequestId(kept: unknown): string {
  return typeof kept === 'string' && isUuid(kept) ? kept : crypto.randomUUID()
}

function parse(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether a kept action can be sent; the server judges what is in it. */
export function isUserAction(value: unknown): value is UserAction {
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
