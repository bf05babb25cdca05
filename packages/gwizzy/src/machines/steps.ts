import type { AnswerErrors } from '../answers/answers'
import { messages } from '../answers/messages'
import type { FoundPlace } from '../steps/place-text'
import { returnToAnswering, answeringState, checkingState } from './step-states'
import type { Route } from './routes'
import type { AnyStepId } from './step-ids'
import { wizard } from './wizard'

/** Returns routes as a machine's transitions. */
function toTransitions(routes: readonly Route[]) {
  return routes.map(({ guard, target }) => ({ target, ...(guard && { guard }) }))
}

/** Returns a step that asks and then continues to one step, or to the first matching one of several. */
export function step(id: AnyStepId, next: AnyStepId | readonly Route[]) {
  const routes: readonly Route[] = typeof next === 'string' ? [{ target: next }] : next
  return wizard.createStateConfig({
    meta: { routes },
    entry: { type: 'enter', params: { step: id } },
    on: {
      next: [
        { guard: 'isUnanswered', actions: 'showErrors' },
        ...toTransitions(routes).map((transition) => ({ ...transition, actions: 'reportNext' as const })),
      ],
    },
  })
}

/**
 * Returns the step that asks for a place. What a person typed and didn't choose is looked up before the step ends. A lookup that fails or takes too long
 * doesn't block anyone. [GWZ-087, EDGE-009]
 */
export function placeStep(next: AnyStepId | readonly Route[]) {
  const routes: readonly Route[] = typeof next === 'string' ? [{ target: next }] : next
  return wizard.createStateConfig({
    meta: { routes },
    entry: { type: 'enter', params: { step: 'UserLocation' } },
    initial: 'answering',
    states: {
      answering: answeringState('finding'),
      finding: {
        entry: 'markPending',
        always: { guard: { type: 'isServiceMissing', params: { service: 'searchPlaces' } }, target: 'exited' },
        invoke: {
          src: 'findPlace',
          id: 'findPlace',
          input: ({ context }) => ({ context }),
          onDone: [
            {
              guard: ({ event }) => 'place' in event.output,
              target: 'exited',
              actions: { type: 'savePlace', params: ({ event }) => event.output },
            },
            {
              target: 'answering',
              actions: { type: 'setErrors', params: ({ event }) => ({ errors: placeErrors(event.output) }) },
            },
          ],
          onError: {
            target: 'exited',
            actions: { type: 'log', params: ({ event }) => ({ message: 'Place not looked up', error: event.error }) },
          },
        },
        after: { timeout: 'exited' },
        on: { answer: returnToAnswering },
      },
      exited: { type: 'final', entry: 'reportNext' },
    },
    onDone: toTransitions(routes),
  })
}

const missingPlaces = { zip: messages.unknownZip, name: messages.unknownPlace, choice: messages.unclearPlace }

/** Returns what to do about a place that wasn't found. */
function placeErrors(found: FoundPlace): AnswerErrors {
  return 'place' in found ? {} : { location: missingPlaces[found.missing] }
}

/**
 * Returns the email step, which sends the lead early. Logs a lead that couldn't be sent, and continues. With `check`, the server checks
 * the address first. [GWZ-105, GWZ-106, VAL-015]
 */
export function emailStep(target: AnyStepId, { check }: { check: boolean }) {
  return wizard.createStateConfig({
    meta: { routes: [{ target }] },
    entry: { type: 'enter', params: { step: 'EmailInfo' } },
    initial: 'answering',
    states: {
      answering: answeringState(check ? 'checking' : 'sending'),
      checking: checkingState('email', 'sending', messages.invalidEmail),
      sending: {
        entry: 'markPending',
        always: { guard: { type: 'isServiceMissing', params: { service: 'createUuidAction' } }, target: 'exited' },
        invoke: {
          src: 'createPendingAction',
          id: 'createPendingAction',
          input: ({ context }) => ({ context }),
          onDone: 'exited',
          onError: {
            target: 'exited',
            actions: { type: 'log', params: ({ event }) => ({ message: 'Early lead failed', error: event.error }) },
          },
        },
        after: { timeout: 'exited' },
        on: { answer: returnToAnswering },
      },
      exited: { type: 'final', entry: 'reportNext' },
    },
    onDone: target,
  })
}

/**
 * Returns the phone step, or the one contact step of the paid-ad schema. It says who will call before it continues. The server checks the
 * number and, if no one is signed in, creates or updates the user. Logs a user that couldn't be created; the final submit tries again.
 * [GWZ-107, VAL-014, ERR-009, TRUTH-001]
 */
export function phoneStep(id: 'PhoneInfo' | 'ContactInfo', target: AnyStepId) {
  return wizard.createStateConfig({
    meta: { routes: [{ target }] },
    entry: [{ type: 'enter', params: { step: id } }, 'forgetCallers'],
    invoke: choosingCallers,
    initial: 'choosing',
    states: {
      // The family reads who will call before it can continue.
      choosing: {
        entry: 'markPending',
        always: { guard: 'knowsCallers', target: 'answering' },
        after: { timeout: { target: 'answering', actions: 'giveUpOnCallers' } },
      },
      answering: answeringState('checking', { guard: 'declinesCalls', target: 'saving' }),
      checking: checkingState('phone', 'saving', messages.fakePhone),
      saving: {
        entry: 'markPending',
        always: { guard: 'needsNoUser', target: 'exited' },
        invoke: {
          src: 'createOrUpdateUser',
          id: 'createOrUpdateUser',
          input: ({ context }) => ({ context }),
          onDone: { target: 'exited', actions: { type: 'saveUser', params: ({ event }) => ({ user: event.output }) } },
          onError: {
            target: 'exited',
            actions: { type: 'log', params: ({ event }) => ({ message: 'User not created', error: event.error }) },
          },
        },
        after: { timeout: 'exited' },
        on: { answer: returnToAnswering },
      },
      exited: { type: 'final', entry: 'reportNext' },
    },
    onDone: target,
  })
}

/** Chooses who will call while the phone step is shown. */
const choosingCallers = wizard.createStateConfig({
  invoke: {
    src: 'chooseCallers',
    id: 'chooseCallers',
    input: ({ context }) => ({ context }),
    onDone: {
      guard: 'awaitsCallers',
      actions: { type: 'saveCallers', params: ({ event }) => ({ choice: event.output }) },
    },
    onError: {
      actions: [
        'giveUpOnCallers',
        { type: 'log', params: ({ event }) => ({ message: 'Callers not chosen', error: event.error }) },
      ],
    },
  },
}).invoke

const homeSaleRoutes = [
  { guard: 'needsResidentName', retraceGuard: 'isForOthers', target: 'ResidentNameInfo' },
  { target: 'submitting' },
] as const satisfies readonly Route[]

/** homeSaleInterest, the last question except for the resident's name. [GWZ-066, GWZ-067] */
export const homeSaleStep = wizard.createStateConfig({
  meta: { routes: homeSaleRoutes },
  entry: { type: 'enter', params: { step: 'homeSaleInterest' } },
  initial: 'lookingUp',
  states: {
    // The label of the button, Continue or Submit, depends on the lookup, which started with the wizard.
    lookingUp: {
      entry: 'markPending',
      always: { guard: 'knowsResidentQuestion', target: 'answering' },
      after: { timeout: 'answering' },
    },
    answering: answeringState('exited'),
    exited: { type: 'final', entry: 'reportNext' },
  },
  onDone: toTransitions(homeSaleRoutes),
})

/** The resident's name, asked last if the community requires it. [GWZ-066] */
export const residentNameStep = step('ResidentNameInfo', [{ target: 'submitting' }])
