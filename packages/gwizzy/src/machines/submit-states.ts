import { wizard } from './wizard'

/** The final submit: user, lead action, done, callback. [GWZ-108 to GWZ-113] */
const submitting = wizard.createStateConfig({
  entry: ['reportSubmit', 'startSubmitting', 'writeRequest'],
  initial: 'registering',
  states: {
    registering: {
      always: { guard: 'hasUser', target: 'posting' },
      invoke: {
        src: 'createOrUpdateUser',
        id: 'registerUser',
        input: ({ context }) => ({ context }),
        onDone: { target: 'posting', actions: { type: 'noteUser', params: ({ event }) => ({ user: event.output }) } },
        onError: [
          { guard: { type: 'isKnownUser', params: ({ event }) => ({ error: event.error }) }, target: 'posting' },
          { target: '#aborted', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    posting: {
      id: 'posting',
      invoke: {
        src: 'createUuidAction',
        id: 'createUuidAction',
        input: ({ context }) => ({ context }),
        onDone: { target: 'closing', actions: 'noteSent' },
        onError: { target: 'closing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    closing: {
      after: {
        untilDone: { actions: 'finish' },
        untilCallback: { target: 'left', actions: ['beThrough', 'callBack'] },
      },
    },
    left: { type: 'final' },
  },
  onDone: 'finished',
})

/**
 * The user could not be created, which ends the submit [GWZ-110]. The request stays `unsent` and is tried again by itself unless
 * the server refused it; `back` returns to the last question.
 */
const aborted = wizard.createStateConfig({
  id: 'aborted',
  initial: 'waiting',
  on: { retry: 'submitting', back: { target: 'resuming', actions: ['ask', 'retrace'] } },
  states: {
    waiting: {
      after: { backoff: { guard: 'isWorthTrying', target: 'trying' } },
      on: { online: { guard: 'isWorthTrying', target: 'trying' } },
    },
    trying: {
      invoke: {
        src: 'createOrUpdateUser',
        id: 'registerUser',
        input: ({ context }) => ({ context }),
        onDone: { target: '#posting', actions: { type: 'noteUser', params: ({ event }) => ({ user: event.output }) } },
        onError: [
          { guard: { type: 'isKnownUser', params: ({ event }) => ({ error: event.error }) }, target: '#posting' },
          { target: 'waiting', actions: { type: 'noteAttempt', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
  },
})

/** The wizard is through. A request that is still `unsent` is sent again until the server has it; then `onSent` happens. */
export const resending = (onSent: 'finish' | 'beDone') =>
  wizard.createStateConfig({
    initial: 'sorting',
    states: {
      sorting: { always: [{ guard: 'isUnsent', target: 'waiting' }, { target: 'left' }] },
      waiting: {
        after: { backoff: { guard: 'isWorthTrying', target: 'trying' } },
        on: { retry: 'trying', online: { guard: 'isWorthTrying', target: 'trying' } },
      },
      trying: {
        invoke: {
          src: 'createUuidAction',
          id: 'createUuidAction',
          input: ({ context }) => ({ context }),
          onDone: { target: 'left', actions: ['noteSent', onSent] },
          onError: {
            target: 'waiting',
            actions: { type: 'noteAttempt', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      left: { type: 'final' },
    },
    onDone: 'sent',
  })

/** The end of every wizard. */
export const sent = wizard.createStateConfig({ type: 'final' })

/** What follows the last question, in every variant. */
export const submitStates = { submitting, aborted, finished: resending('finish'), sent }
