import { texts } from '../texts'
import { answerAgain, asking, checking } from './asking'
import type { StepId } from './step-ids'
import { wizard } from './wizard'

/** Where a step leads: a state, and the guard under which it does. The first that fits is taken. */
export interface Route {
  guard?: 'asksLocation' | 'needsSupplementalIncome'
  target: string
}

/** A step that asks and, once answered, leads on. */
export function step(id: StepId, routes: Route[]) {
  return wizard.createStateConfig({
    entry: [{ type: 'enter', params: { step: id } }, 'ask'],
    on: {
      next: [
        { guard: 'unanswered', actions: 'complain' },
        ...routes.map((route) => ({ ...route, actions: 'reportNext' as const })),
      ],
    },
  })
}

/**
 * The email step: it sends the lead early. A lead that could not be sent is logged, and the wizard goes on. With `check`, the
 * server is asked about the address first. [GWZ-105, GWZ-106, VAL-015]
 */
export function emailStep(target: string, { check }: { check: boolean }) {
  return wizard.createStateConfig({
    entry: { type: 'enter', params: { step: 'EmailInfo' } },
    initial: 'asking',
    states: {
      asking: asking(check ? 'checking' : 'sending'),
      checking: checking('email', 'sending', texts.errors.invalidEmail),
      sending: {
        entry: 'wait',
        always: { guard: { type: 'lacks', params: { service: 'createUuidAction' } }, target: 'left' },
        invoke: {
          src: 'createPendingAction',
          id: 'createPendingAction',
          input: ({ context }) => ({ context }),
          onDone: 'left',
          onError: {
            target: 'left',
            actions: { type: 'log', params: ({ event }) => ({ message: 'Early lead failed', error: event.error }) },
          },
        },
        after: { patience: 'left' },
        on: { answer: answerAgain },
      },
      left: { type: 'final', entry: ['ask', 'reportNext'] },
    },
    onDone: target,
  })
}

/**
 * The phone step, or the one contact step of the paid-ad variant: the server checks the number and, unless somebody is logged
 * in, creates or updates the user. A user that could not be created is logged; the final submit tries again. [GWZ-107, VAL-014, ERR-009]
 */
export function phoneStep(target: string) {
  return wizard.createStateConfig({
    entry: { type: 'enter', params: { step: 'PhoneInfo' } },
    initial: 'asking',
    states: {
      asking: asking('checking'),
      checking: checking('phone', 'saving', texts.errors.fakePhone),
      saving: {
        entry: 'wait',
        always: { guard: 'needsNoUser', target: 'left' },
        invoke: {
          src: 'createOrUpdateUser',
          id: 'createOrUpdateUser',
          input: ({ context }) => ({ context }),
          onDone: { target: 'left', actions: 'noteUser' },
          onError: {
            target: 'left',
            actions: { type: 'log', params: ({ event }) => ({ message: 'User not created', error: event.error }) },
          },
        },
        after: { patience: 'left' },
        on: { answer: answerAgain },
      },
      left: { type: 'final', entry: ['ask', 'reportNext'] },
    },
    onDone: target,
  })
}

/** homeSaleInterest, the last question but for the resident's name. [GWZ-066, GWZ-067] */
export const homeSaleStep = wizard.createStateConfig({
  entry: { type: 'enter', params: { step: 'homeSaleInterest' } },
  initial: 'looking',
  states: {
    // Whether the button reads Continue or Submit hangs on the lookup, which has been under way since the start.
    looking: {
      entry: 'wait',
      always: { guard: 'knowsResidentQuestion', target: 'asking' },
      after: { patience: 'asking' },
    },
    asking: asking('left'),
    left: { type: 'final', entry: 'reportNext' },
  },
  onDone: [{ guard: 'asksResidentName', target: 'ResidentNameInfo' }, { target: 'submitting' }],
})

/** The resident's name, asked last where the community wants it. [GWZ-066] */
export const residentNameStep = step('ResidentNameInfo', [{ target: 'submitting' }])
