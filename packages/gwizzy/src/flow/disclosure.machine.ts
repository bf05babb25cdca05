import type { GatewaySummary, UserAction } from '@pkg/domain'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { buildContact } from '../answers/user-action'
import { visitorAnswers } from '../answers/initial-answers'
import type { GwizzyServices, Visitor, WizardSettings } from '../services'

/** The input of a disclosure. */
export interface DisclosureInput {
  community: Pick<GatewaySummary, 'id' | 'state'>
  settings?: Pick<WizardSettings, 'actionPage' | 'attribution'>
  services?: Pick<GwizzyServices, 'createUuidAction' | 'log'>
  /** The signed-in person, if any. */
  visitor?: Visitor | undefined
  /** The `requestId` of the disclosure's request, by which the server finds the family without a cookie. */
  requestId?: string | undefined
  /** The communities that the text names. Defaults to the community. */
  slugs?: string[]
  /** The legal text, exactly as shown. [DISC-005] */
  text: string
  /** The language of the text. */
  language?: string
}

/** The context of a disclosure. */
export interface DisclosureContext extends Required<Omit<DisclosureInput, 'visitor' | 'requestId'>> {
  visitor: Visitor | undefined
  /** The idempotency key of the action. */
  requestId: string
  /** `started` while the text is shown, then `submitting` after the answer. [DISC-004] */
  status: 'started' | 'submitting' | 'done'
  /** The answer, once it's given. */
  isAcknowledged: boolean | undefined
}

const disclosure = setup({
  types: {} as {
    context: DisclosureContext
    events: { type: 'answer'; isAcknowledged: boolean }
    input: DisclosureInput
    output: { isAcknowledged: boolean }
  },
  actors: {
    createUuidAction: fromPromise<unknown, DisclosureContext>(async ({ input }) =>
      input.services.createUuidAction?.(buildDisclosureAction(input)),
    ),
  },
  delays: {
    /** From the action to the end, so the person can read what they chose. [DISC-006] */
    untilDone: 4000,
  },
  actions: {
    saveAnswer: assign(({ event }) => {
      assertEvent(event, 'answer')
      return { isAcknowledged: event.isAcknowledged, status: 'submitting' as const }
    }),
    finish: assign({ status: 'done' }),
    log: ({ context }, { error }: { error: unknown }) => context.services.log?.('Disclosure not recorded', error),
  },
})

/** Builds the action that records the answer. [DISC-005] */
function buildDisclosureAction(context: DisclosureContext): UserAction {
  const { community, slugs, settings, visitor, requestId, isAcknowledged = false, text, language } = context
  return {
    actionType: 'disclosure',
    actionPage: settings.actionPage ?? '/',
    actionInfo: {
      requestId,
      status: 'complete',
      data: {
        ...settings.attribution,
        isDisclosureAcknowledged: isAcknowledged,
        disclosureText: text,
        state: community.state,
        language,
      },
      ...buildContact(visitorAnswers(visitor)),
      slugs,
    },
  }
}

/**
 * The machine of a state's disclosure. Records either answer and ends four seconds later. Continues even if the answer couldn't be
 * recorded. [DISC-004 to DISC-006]
 */
export const disclosureMachine = disclosure.createMachine({
  id: 'disclosure',
  context: ({ input }) => ({
    settings: {},
    services: {},
    visitor: undefined,
    language: 'en',
    slugs: [input.community.id],
    ...input,
    requestId: input.requestId ?? crypto.randomUUID(),
    status: 'started',
    isAcknowledged: undefined,
  }),
  initial: 'answering',
  states: {
    answering: { on: { answer: { target: 'sending', actions: 'saveAnswer' } } },
    sending: {
      invoke: {
        src: 'createUuidAction',
        input: ({ context }) => context,
        onDone: 'waiting',
        onError: { target: 'waiting', actions: { type: 'log', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    waiting: { after: { untilDone: { target: 'answered', actions: 'finish' } } },
    answered: { type: 'final' },
  },
  output: ({ context }) => ({ isAcknowledged: context.isAcknowledged === true }),
})
