import type { CheckedAnswer } from './service-actors'
import { wizard } from './wizard'

/** An answer that changes while the step checks or sends puts the question again. */
export const answerAgain = { guard: 'staysHere', target: 'asking', actions: 'remember' } as const

/** The part of a step in which its question stands. */
export function asking(next: string) {
  return wizard.createStateConfig({
    entry: 'ask',
    on: { next: [{ guard: 'unanswered', actions: 'complain' }, { target: next }] },
  })
}

/**
 * The part of a step in which the server checks `name`. A value that fails keeps the person there under `message`; a check that
 * could not be made holds nobody up, since the server looks again when the request is sent. [GWZ-104, VAL-014, VAL-015]
 */
export function checking(name: CheckedAnswer, next: string, message: string) {
  return wizard.createStateConfig({
    entry: 'wait',
    always: { guard: { type: 'lacks', params: { service: 'applyFormValidation' } }, target: next },
    invoke: {
      src: 'applyFormValidation',
      id: 'applyFormValidation',
      input: ({ context }) => ({ context, name }),
      onDone: [
        {
          guard: ({ event }) => event.output.isValid,
          target: next,
          actions: { type: 'notePhone', params: ({ event }) => ({ carrierType: event.output.carrierType }) },
        },
        { target: 'asking', actions: { type: 'refuse', params: { errors: { [name]: message } } } },
      ],
      onError: {
        target: next,
        actions: { type: 'log', params: ({ event }) => ({ message: 'Check not made', error: event.error }) },
      },
    },
    after: { patience: next },
    on: { answer: answerAgain },
  })
}
