import { messages } from '../answers/messages'
import { returnToAnswering, answeringState, checkingState } from './step-states'
import type { Condition } from './conditions'
import type { AnyStepId } from './step-ids'
import { wizard } from './wizard'

/** Where a step leads: a state, and the condition under which it does. The first that fits is taken. */
export interface Route {
  guard?: Condition
  target: AnyStepId | 'submitting'
}

/** How a step that was passed before is passed again, while a path is walked again: nothing is asked, checked or reported. */
function passing(routes: readonly Route[]) {
  return routes.map(({ guard, target }) => ({ guard: { type: 'isReplaying' as const, params: { if: guard } }, target }))
}

/** A step that asks and, once answered, leads on: to one step, or to the first of several routes that fits. */
export function step(id: AnyStepId, way: AnyStepId | readonly Route[]) {
  const routes = typeof way === 'string' ? [{ target: way }] : way
  return wizard.createStateConfig({
    entry: { type: 'enter', params: { step: id } },
    always: passing(routes),
    on: {
      next: [
        { guard: 'isUnanswered', actions: 'showErrors' },
        ...routes.map((route) => ({ ...route, actions: 'reportNext' as const })),
      ],
    },
  })
}

/**
 * The email step: it sends the lead early. A lead that could not be sent is logged, and the wizard goes on. With `check`, the
 * server is asked about the address first. [GWZ-105, GWZ-106, VAL-015]
 */
export function emailStep(target: AnyStepId, { check }: { check: boolean }) {
  return wizard.createStateConfig({
    entry: { type: 'enter', params: { step: 'EmailInfo' } },
    always: passing([{ target }]),
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
      exited: { type: 'final', entry: ['markStarted', 'reportNext'] },
    },
    onDone: target,
  })
}

/**
 * The phone step, or the one contact step of the paid-ad variant: the server checks the number and, unless somebody is logged
 * in, creates or updates the user. A user that could not be created is logged; the final submit tries again. [GWZ-107, VAL-014, ERR-009]
 */
export function phoneStep(id: 'PhoneInfo' | 'ContactInfo', target: AnyStepId) {
  return wizard.createStateConfig({
    entry: { type: 'enter', params: { step: id } },
    always: passing([{ target }]),
    initial: 'answering',
    states: {
      answering: answeringState('checking'),
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
      exited: { type: 'final', entry: ['markStarted', 'reportNext'] },
    },
    onDone: target,
  })
}

/** homeSaleInterest, the last question but for the resident's name. [GWZ-066, GWZ-067] */
export const homeSaleStep = wizard.createStateConfig({
  entry: { type: 'enter', params: { step: 'homeSaleInterest' } },
  always: passing([{ guard: 'isForOthers', target: 'ResidentNameInfo' }]),
  initial: 'lookingUp',
  states: {
    // Whether the button reads Continue or Submit hangs on the lookup, which has been under way since the start.
    lookingUp: {
      entry: 'markPending',
      always: { guard: 'knowsResidentQuestion', target: 'answering' },
      after: { timeout: 'answering' },
    },
    answering: answeringState('exited'),
    exited: { type: 'final', entry: 'reportNext' },
  },
  onDone: [{ guard: 'needsResidentName', target: 'ResidentNameInfo' }, { target: 'submitting' }],
})

/** The resident's name, asked last where the community wants it. [GWZ-066] */
export const residentNameStep = step('ResidentNameInfo', [{ target: 'submitting' }])
