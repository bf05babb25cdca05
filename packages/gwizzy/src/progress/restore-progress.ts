import { actionTypes, type CallerChoice, isUuid, type UserAction } from '@pkg/domain'
import { readRecipients } from '../machines/recipients'
import { isStepId } from '../machines/step-ids'
import type { WizardStatus } from '../machines/wizard-statuses'
import { isRecord } from './is-record'
import { parseStoredAnswers } from './stored-answers'
import { progressVersion, type Progress } from './progress'

const statuses: readonly WizardStatus[] = ['pending', 'started', 'submitting', 'done', 'error']

/**
 * Parses the progress that any version of `serializeProgress` wrote, as input for a machine. Reads every field on its own, removes what no
 * longer fits, and keeps the rest. Returns none for missing text or text without a record, and the wizard starts over. [GWZ-101, POST-019,
 * CONST-003]
 */
export function restoreProgress(json: string | null | undefined): Progress | undefined {
  const stored = parse(json)
  if (!isRecord(stored)) return undefined
  const unsent = isUserAction(stored.unsent) ? stored.unsent : undefined
  const progress: Progress = {
    version: progressVersion,
    requestId: parseRequestId(stored.requestId),
    slug: typeof stored.slug === 'string' ? stored.slug : '',
    path: Array.isArray(stored.path) ? [...new Set(stored.path.filter(isStepId))] : [],
    answers: isRecord(stored.answers) ? parseStoredAnswers(stored.answers) : {},
    // A request with an unknown status is sent before anything is asked.
    status: statuses.find((known) => known === stored.status) ?? (unsent === undefined ? 'started' : 'done'),
  }
  const recipients = readRecipients(stored)
  return {
    ...progress,
    ...(recipients && { recipients }),
    ...(unsent && { unsent }),
    ...(isCallerChoice(stored.callerChoice) && { callerChoice: stored.callerChoice }),
  }
}

/** Returns whether stored callers can be shown. The server checks whether they still call. */
function isCallerChoice(value: unknown): value is CallerChoice {
  if (!isRecord(value) || !Array.isArray(value.callers)) return false
  const isNamed = (caller: unknown) =>
    isRecord(caller) && typeof caller.name === 'string' && typeof caller.kind === 'string'
  return (
    [value.id, value.callBy, value.timeZone].every((text) => typeof text === 'string') && value.callers.every(isNamed)
  )
}

/** Returns a stored id, or a new one if it isn't a UUID. */
function parseRequestId(stored: unknown): string {
  return typeof stored === 'string' && isUuid(stored) ? stored : crypto.randomUUID()
}

function parse(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

/** Returns whether a stored action can be sent. The server validates its content. */
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
