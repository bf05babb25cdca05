import { formText, type Submission } from '@pkg/remix-host/server'
import { data } from '@remix-run/node'
import type { RejectedDecision } from './rejected-decision'

/** Returns why a decision wasn't accepted, with what was typed. */
export function rejectedDecision(form: FormData, { errors, message }: Extract<Submission<unknown>, { ok: false }>) {
  const { reason, community } = errors
  return data<RejectedDecision>({ reason, community, message, typed: formText(form, 'reason') }, 422)
}
