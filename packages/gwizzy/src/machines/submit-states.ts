import { wizard } from './wizard'

/**
 * Where a failed attempt leads, and how it counts: as a failed submit, or as one more attempt. A conversion wizard also names the state for a
 * request that failed because someone else would call.
 */
interface Failure {
  target: string
  action: 'fail' | 'countAttempt'
  callersChanged?: string | undefined
}

const paramsOfError = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** Returns a state that sends the unsent request. `actions` follow once the server accepts it. */
export function sendingState(target: string, actions: readonly ('finish' | 'markDone')[], failure: Failure) {
  return wizard.createStateConfig({
    invoke: {
      src: 'createUuidAction',
      id: 'createUuidAction',
      input: ({ context }) => ({ context }),
      onDone: {
        target,
        actions: [{ type: 'markSent', params: ({ event }) => ({ response: event.output }) }, ...actions],
      },
      onError: [
        ...(failure.callersChanged
          ? [
              {
                guard: { type: 'isCallersChanged' as const, params: paramsOfError },
                target: failure.callersChanged,
              },
            ]
          : []),
        {
          target: failure.target,
          actions: { type: failure.action, params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  })
}

/** Returns a state that creates the user and then sends the request. A user that exists already counts as created. [GWZ-109] */
function registeringState(failure: Failure) {
  return wizard.createStateConfig({
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
        {
          target: failure.target,
          actions: { type: failure.action, params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  })
}

/** The final submit: user, lead, done, callback. [GWZ-108 to GWZ-113] */
const submitting = wizard.createStateConfig({
  entry: ['reportSubmit', 'startSubmitting', 'buildRequest'],
  initial: 'creatingUser',
  states: {
    creatingUser: {
      // A person who waits long can send again. The server counts it once.
      on: { retry: { target: 'creatingUser', reenter: true } },
      always: { guard: 'hasUser', target: 'sendingAction' },
      ...registeringState({ target: '#aborted', action: 'fail' }),
    },
    sendingAction: {
      id: 'sendingAction',
      on: { retry: { target: 'sendingAction', reenter: true } },
      ...sendingState('finishing', [], { target: 'finishing', action: 'fail', callersChanged: '#callersChanged' }),
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

/** The part of a state that waits for the next attempt. */
const waiting = wizard.createStateConfig({
  after: { backoff: { guard: 'canRetry', target: 'retrying' } },
  on: { online: { guard: 'canRetry', target: 'retrying' } },
})

/**
 * The end of a submit whose user couldn't be created [GWZ-110]. The request stays `unsent` and is retried unless the server rejected it;
 * `back` returns to the last question.
 */
const aborted = wizard.createStateConfig({
  id: 'aborted',
  initial: 'waiting',
  on: { retry: 'submitting', back: { target: 'resuming', actions: 'markStarted' } },
  states: { waiting, retrying: registeringState({ target: 'waiting', action: 'countAttempt' }) },
})

/** Returns the state after a completed wizard, which resends an `unsent` request until the server accepts it and then runs `onSent`. */
export const resendingState = (onSent: 'finish' | 'markDone', callersChanged?: string) =>
  wizard.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isUnsent', target: 'waiting' }, { target: 'exited' }] },
      waiting: { ...waiting, on: { ...waiting.on, retry: 'retrying' } },
      retrying: sendingState('exited', [onSent], { target: 'waiting', action: 'countAttempt', callersChanged }),
      exited: { type: 'final' },
    },
    onDone: 'sent',
  })

/** Returns to the step that says who will call. The answers are kept. [TRUTH-001] */
const callersChanged = wizard.createStateConfig({
  id: 'callersChanged',
  entry: 'returnToCallers',
  always: 'resuming',
})

/** The final state of every wizard. */
export const sentState = wizard.createStateConfig({ type: 'final' })

/** The states after the last question, in every schema. */
export const submitStates = {
  submitting,
  aborted,
  callersChanged,
  finished: resendingState('finish', '#callersChanged'),
  sent: sentState,
}
