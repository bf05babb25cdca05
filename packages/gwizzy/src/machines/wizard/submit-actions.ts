import type { UserAction } from '@pkg/domain'
import { assertEvent } from 'xstate'
import { buildConversionData } from '../../answers/conversion-data'
import { buildContact, buildUserAction } from '../../answers/user-action'
import { isRecord } from '../../progress/is-record'
import { isPermanentFailure } from '../failures'
import { readRecipients } from '../recipients'
import type { WizardContext } from '../wizard-context'
import { callerChoiceId } from './caller-actions'
import { change, changeInternals, type WizardMoment } from './wizard-types'

/** What a wizard does from the last question to the end. [GWZ-108 to GWZ-113] */
export const submitActions = {
  adoptEnd: change(({ context, event }) => {
    assertEvent(event, 'adopt')
    const { answers, path, unsent } = event.progress
    return { answers, path, unsent, status: 'done', internals: { ...context.internals, isCompleted: true }, errors: {} }
  }),
  saveUser: changeInternals<{ user: unknown }>(({ context }, { user }) => ({
    savedContact: buildContact(context.answers),
    isUserCreated: context.internals.isUserCreated || !(isRecord(user) && user.created === false),
  })),
  startSubmitting: change(() => ({ status: 'submitting', errors: {}, isRejected: false })),
  buildRequest: change(({ context }) => ({
    unsent: requestToSend(
      context,
      buildUserAction({ ...context, callerChoiceId: callerChoiceId(context) }, 'complete'),
    ),
  })),
  markSent: change<{ response: unknown }>(({ context }, { response }) => ({
    unsent: undefined,
    isRejected: false,
    internals: { ...context.internals, attempts: 0, recipients: readRecipients(response) },
  })),
  fail: change<{ error: unknown }>((_, { error }) => ({ status: 'error', isRejected: isPermanentFailure(error) })),
  countAttempt: change<{ error: unknown }>(({ context }, { error }) => ({
    internals: { ...context.internals, attempts: context.internals.attempts + 1 },
    isRejected: isPermanentFailure(error),
  })),
  finish: change(({ context: { community, unsent, status } }) => {
    if (!community.isDisclosureEnabled) return { status: 'done' }
    return { status: unsent === undefined ? 'submitting' : status }
  }),
  markDone: change(() => ({ status: 'done' })),
  markCompleted: changeInternals(() => ({ isCompleted: true })),
  notifyDone: ({ context }: WizardMoment) =>
    context.services.onConversionDone?.(buildConversionData(context.answers), context.internals.isUserCreated),
}

/** Returns the request to send with the final submit. A request stored for another community goes first, unchanged. */
export function requestToSend({ unsent, community }: WizardContext, request: UserAction): UserAction {
  return unsent === undefined || unsent.actionInfo.slug === community.id ? request : unsent
}
