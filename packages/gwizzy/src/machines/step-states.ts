import type { CheckedAnswer } from './checked-answer'
import { wizard } from './wizard'

/** The transition that shows the question again when an answer changes during a check or while sending. */
export const returnToAnswering = { guard: 'staysOnStep', target: 'answering', actions: 'saveAnswers' } as const

/** Returns the part of a step that shows its question. An answered one leads to `next`, or to another state if its guard holds. */
export function answeringState(next: string, other?: { guard: 'declinesCalls'; target: string }) {
  return wizard.createStateConfig({
    entry: 'markStarted',
    on: { next: [{ guard: 'isUnanswered', actions: 'showErrors' }, ...(other ? [other] : []), { target: next }] },
  })
}

/**
 * Returns the part of a step in which the server checks `name`. An invalid value keeps the person on the step with `message`. A check that
 * couldn't be made doesn't block anyone, because the server checks again when the request is sent. [GWZ-104, VAL-014, VAL-015]
 */
export function checkingState(name: CheckedAnswer, next: string, message: string) {
  return wizard.createStateConfig({
    entry: 'markPending',
    always: { guard: { type: 'isServiceMissing', params: { service: 'applyFormValidation' } }, target: next },
    invoke: {
      src: 'applyFormValidation',
      id: 'applyFormValidation',
      input: ({ context }) => ({ context, name }),
      onDone: [
        {
          guard: ({ event }) => event.output.isValid,
          target: next,
          actions: { type: 'savePhoneType', params: ({ event }) => ({ carrierType: event.output.carrierType }) },
        },
        { target: 'answering', actions: { type: 'setErrors', params: { errors: { [name]: message } } } },
      ],
      onError: {
        target: next,
        actions: { type: 'log', params: ({ event }) => ({ message: 'Check not made', error: event.error }) },
      },
    },
    after: { timeout: next },
    on: { answer: returnToAnswering },
  })
}
