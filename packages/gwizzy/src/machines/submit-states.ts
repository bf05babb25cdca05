import { wizard } from './wizard'

/** The final submit: user, lead, done, callback. [GWZ-108 to GWZ-113] */
const submitting = wizard.createStateConfig({
  entry: ['reportSubmit', 'startSubmitting', 'buildRequest'],
  initial: 'creatingUser',
  states: {
    creatingUser: {
      always: { guard: 'hasUser', target: 'sendingAction' },
      invoke: {
        src: 'createOrUpdateUser',
        id: 'registerUser',
        input: ({ context }) => ({ context }),
        onDone: {
          target: 'sendingAction',
          actions: { type: 'saveUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          { guard: { type: 'isKnownUser', params: ({ event }) => ({ error: event.error }) }, target: 'sendingAction' },
          { target: '#aborted', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sendingAction: {
      id: 'sendingAction',
      invoke: {
        src: 'createUuidAction',
        id: 'createUuidAction',
        input: ({ context }) => ({ context }),
        onDone: { target: 'finishing', actions: 'markSent' },
        onError: { target: 'finishing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    finishing: {
      after: {
        untilDone: { actions: 'finish' },
        untilCallback: { target: 'exited', actions: ['markCompleted', 'notifyDone'] },
      },
    },
    exited: { type: 'final' },
  },
  onDone: 'finished',
})

/**
 * The end of a submit whose user couldn't be created [GWZ-110]. The request stays `unsent` and is retried unless the server rejected it;
 * `back` returns to the last question.
 */
const aborted = wizard.createStateConfig({
  id: 'aborted',
  initial: 'waiting',
  on: { retry: 'submitting', back: { target: 'resuming', actions: 'markStarted' } },
  states: {
    waiting: {
      after: { backoff: { guard: 'canRetry', target: 'retrying' } },
      on: { online: { guard: 'canRetry', target: 'retrying' } },
    },
    retrying: {
      invoke: {
        src: 'createOrUpdateUser',
        id: 'registerUser',
        input: ({ context }) => ({ context }),
        onDone: {
          target: '#sendingAction',
          actions: { type: 'saveUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          { guard: { type: 'isKnownUser', params: ({ event }) => ({ error: event.error }) }, target: '#sendingAction' },
          { target: 'waiting', actions: { type: 'countAttempt', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
  },
})

/** Returns the state after a completed wizard, which resends an `unsent` request until the server accepts it and then runs `onSent`. */
export const resendingState = (onSent: 'finish' | 'markDone') =>
  wizard.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isUnsent', target: 'waiting' }, { target: 'exited' }] },
      waiting: {
        after: { backoff: { guard: 'canRetry', target: 'retrying' } },
        on: { retry: 'retrying', online: { guard: 'canRetry', target: 'retrying' } },
      },
      retrying: {
        invoke: {
          src: 'createUuidAction',
          id: 'createUuidAction',
          input: ({ context }) => ({ context }),
          onDone: { target: 'exited', actions: ['markSent', onSent] },
          onError: {
            target: 'waiting',
            actions: { type: 'countAttempt', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      exited: { type: 'final' },
    },
    onDone: 'sent',
  })

/** The final state of every wizard. */
export const sentState = wizard.createStateConfig({ type: 'final' })

/** The states after the last question, in every schema. */
export const submitStates = { submitting, aborted, finished: resendingState('finish'), sent: sentState }
