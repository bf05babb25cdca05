import type { CheckedAnswer } from './service-actors'
import { wizard } from './wizard'

/** An answer that changes while the step checks or sends puts the question again. */
export const returnToAnswering = { guard: 'staysOnStep', target: 'answering', actions: 'saveAnswers' } as const

/** The part of a step in which its question stands. */
export function answeringState(next: string) {
  return wizard.createStateConfig({
    entry: 'markStarted',
    on: { next: [{ guard: 'isUnanswered', actions: 'showErrors' }, { target: next }] },
  })
}

/**
 * The part of a step in which the server checks `name`. A value that fails keeps the person there under `message`; a check that
 * could not be made holds nobody up, since the server looks again when the request is sent. [GWZ-104, VAL-014, VAL-015]
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
