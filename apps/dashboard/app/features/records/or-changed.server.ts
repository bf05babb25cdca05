import { ApiError } from '@pkg/api-client'
import type { Submission } from '@pkg/remix-host/server'
import { recordsTexts } from './texts'

/** Says that someone else changed the record since the person saw it. [WORK-005] */
export const orChanged = (submission: Promise<Submission<unknown>>): Promise<Submission<unknown>> =>
  submission.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    return { ok: false, errors: {}, message: recordsTexts.changedMeanwhile }
  })

/** Returns the status of a form that wasn’t accepted: 409 after someone else’s change, so the page loads the record again. [WORK-005] */
export const rejectedStatus = ({ message }: { message?: string | undefined }): 409 | 422 =>
  message === recordsTexts.changedMeanwhile ? 409 : 422
