import type { GatewaySummary, UserAction } from '@pkg/domain'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { buildContact } from '../answers/user-action'
import { visitorAnswers } from '../answers/initial-answers'
import type { GwizzyServices, Visitor, WizardSettings } from '../services'

/** What a disclosure starts with. */
export interface DisclosureInput {
  community: Pick<GatewaySummary, 'id' | 'state'>
  settings?: Pick<WizardSettings, 'actionPage' | 'attribution'>
  services?: Pick<GwizzyServices, 'createUuidAction' | 'log'>
  /** The signed-in person, if any. */
  visitor?: Visitor | undefined
  /** The `requestId` of the request that the disclosure belongs to, by which the server finds the family where no cookie tells. */
  requestId?: string | undefined
  /** The legal text, exactly as it is shown. [DISC-005] */
  text: string
  /** The language of the text, for those who show it. */
  language?: string
}

/** Everything a disclosure knows. */
export interface DisclosureContext extends Required<Omit<DisclosureInput, 'visitor' | 'requestId'>> {
  visitor: Visitor | undefined
  /** The idempotency key of the action. */
  requestId: string
  /** `started` while the text stands, `submitting` from the answer on. [DISC-004] */
  status: 'started' | 'submitting' | 'done'
  /** The answer, once given. */
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
    /** From the action to the end, so that what was pressed can be read. [DISC-006] */
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

/** The action that records the answer. [DISC-005] */
function buildDisclosureAction(context: DisclosureContext): UserAction {
  const { community, settings, visitor, requestId, isAcknowledged = false, text } = context
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
      },
      ...buildContact(visitorAnswers(visitor)),
      slug: community.id,
    },
  }
}

/**
 * The step of a state's disclosure. Either answer is recorded and, four seconds after that, ends the step; the flow goes on as well
 * where it could not be recorded. [DISC-004 to DISC-006]
 */
export const disclosureMachine = disclosure.createMachine({
  id: 'disclosure',
  context: ({ input }) => ({
    settings: {},
    services: {},
    visitor: undefined,
    language: 'en',
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
