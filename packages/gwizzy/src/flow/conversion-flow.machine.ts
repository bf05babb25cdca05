import type { AdvisorContact, Homebase, RecommendedCommunity } from '@pkg/domain'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { emptyFlow, type FlowContext, type FlowEvent, type FlowInput, type Modal } from './flow-context'
import { flowGuards } from './flow-guards'
import { flowMessages } from './flow-messages'
import { categoryPathOf, homebasePathOf } from './flow-paths'
import type { FlowServices } from './flow-services'
import { recommendedOf } from './recommended'

interface Asked {
  services: FlowServices
  requestId: string
  recommended: RecommendedCommunity[]
}

const flow = setup({
  types: {} as { context: FlowContext; events: FlowEvent; input: FlowInput },
  actors: {
    getHomebase: fromPromise<Homebase | undefined, FlowContext>(({ input }) =>
      whenThere(input.services.getHomebase?.()),
    ),
    getAgent: fromPromise<AdvisorContact | undefined, FlowContext>(({ input: { services, advisor } }) =>
      whenThere(advisor && services.getAgent?.(advisor.id)),
    ),
    requestAll: fromPromise<unknown, Asked>(({ input: { services, recommended, requestId } }) =>
      whenThere(
        services.createProfileContactActionBySlugs?.(
          recommended.map(({ id }) => id),
          requestId,
        ),
      ),
    ),
  },
  delays: {
    /** How long the choice of the next modal may wait for the server. */
    patience: 8000,
    /** From the communities' requests to the word that they were sent. [CTA-005] */
    untilRequested: 4000,
  },
  guards: flowGuards,
  actions: {
    clear: assign(({ context }) => emptyFlow(context)),
    open: assign((_, { modal }: { modal: Modal }) => ({ modal, notice: undefined })),
    noteCompleted: assign(({ event }) => {
      assertEvent(event, 'completed')
      return { data: event.data, isUserCreated: event.isUserCreated, conversionId: event.requestId }
    }),
    saveConversion: ({ context }) => context.data && context.services.saveConversion?.(context.data),
    noteHomebase: assign(({ context }, { homebase }: { homebase: Homebase | undefined }) => ({
      homebase,
      recommended: recommendedOf(
        homebase?.recommendedCommunities ?? [],
        context.community.id,
        context.data?.similarCommunities,
      ),
      advisor: homebase?.agent ?? context.community.partnerAgent,
    })),
    noteAgent: assign(({ context }, { agent }: { agent: AdvisorContact | undefined }) => ({
      advisor: agent ?? context.advisor,
    })),
    noteRequested: assign({
      requested: ({ context }) => context.recommended.map(({ id }) => id),
      notice: flowMessages.allRequested,
    }),
    noteNotRequested: assign({ notice: flowMessages.notRequested }),
    noteDisclosure: assign({ isDisclosureAnswered: true }),
    goToHomebase: ({ context }) => context.services.navigate?.('/homebase'),
    goOnToHomebase: ({ context }) => context.services.navigate?.(homebasePathOf(context)),
    goToCategory: ({ context }) => context.services.navigate?.(categoryPathOf(context) ?? '/'),
    log: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.services.log?.(message, error),
  },
})

/** A service that may be missing: without it there is nothing to wait for. */
async function whenThere<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  return answer
}

const opening = (modal: Modal) => ({ type: 'open', params: { modal } }) as const

/** What follows the recommended communities, and, its disclosure aside, the disclosure. [FLOW-012 to FLOW-015] */
const afterwards = [
  { guard: 'leadsOnToHomebase', target: 'none', actions: ['goOnToHomebase'] },
  { guard: 'isReferred', target: 'd2cConfirmation', actions: [] },
  { target: 'advisor', actions: [] },
] as const

/** What follows an advisor's confirmation, or the communities' own. [FLOW-016 to FLOW-018] */
const advisorDone = [
  { guard: 'leadsToCategory', target: 'none', actions: 'goToCategory' },
  { guard: 'isLowIncome', target: 'none' },
  { target: 'postConversion' },
] as const

/** The wizard, and the choice of what follows it; the wizard stays open until that is known. [FLOW-003 to FLOW-011] */
const conversion = flow.createStateConfig({
  entry: opening('conversion'),
  initial: 'asking',
  states: {
    asking: {
      on: {
        completed: [
          { guard: 'isActiveAdult', target: '#none', actions: ['noteCompleted', 'saveConversion'] },
          {
            guard: ({ event }) => event.continues,
            target: 'findingHomebase',
            actions: ['noteCompleted', 'saveConversion'],
          },
          { target: '#none', actions: ['noteCompleted', 'saveConversion'] },
        ],
      },
    },
    findingHomebase: {
      invoke: {
        src: 'getHomebase',
        id: 'getHomebase',
        input: ({ context }) => context,
        onDone: {
          target: 'findingAgent',
          actions: { type: 'noteHomebase', params: ({ event }) => ({ homebase: event.output }) },
        },
        onError: {
          target: 'findingAgent',
          actions: [
            { type: 'noteHomebase', params: { homebase: undefined } },
            { type: 'log', params: ({ event }) => ({ message: 'Homebase not found', error: event.error }) },
          ],
        },
      },
      after: {
        patience: { target: 'findingAgent', actions: { type: 'noteHomebase', params: { homebase: undefined } } },
      },
    },
    findingAgent: {
      invoke: {
        src: 'getAgent',
        id: 'getAgent',
        input: ({ context }) => context,
        onDone: { target: 'chosen', actions: { type: 'noteAgent', params: ({ event }) => ({ agent: event.output }) } },
        onError: {
          target: 'chosen',
          actions: { type: 'log', params: ({ event }) => ({ message: 'Agent not found', error: event.error }) },
        },
      },
      after: { patience: 'chosen' },
    },
    chosen: { type: 'final' },
  },
  onDone: [
    { guard: 'recommends', target: 'recommendedCommunities' },
    { guard: 'needsDisclosure', target: 'disclosure' },
    { guard: 'isReferred', target: 'd2cConfirmation' },
    { guard: 'leadsToHomebase', target: 'none', actions: 'goToHomebase' },
    { target: 'advisor' },
  ],
})

/** Further communities, all asked with one press. [CTA-005, FLOW-006, FLOW-012 to FLOW-014] */
const recommendedCommunities = flow.createStateConfig({
  entry: opening('recommendedCommunities'),
  initial: 'offering',
  states: {
    offering: { on: { requestAll: 'requesting' } },
    requesting: {
      invoke: {
        src: 'requestAll',
        id: 'requestAll',
        input: ({ context }) => context,
        onDone: 'waiting',
        onError: {
          target: 'offering',
          actions: [
            'noteNotRequested',
            { type: 'log', params: ({ event }) => ({ message: 'Pricing not requested', error: event.error }) },
          ],
        },
      },
    },
    waiting: { after: { untilRequested: { target: 'requested', actions: 'noteRequested' } } },
    requested: {},
  },
  on: { recommendedDone: [{ guard: 'needsDisclosure', target: 'disclosure' }, ...afterwards] },
})

/** Chooses which modal is open, from the wizard to the last confirmation. [FLOW-001 to FLOW-018] */
export const conversionFlowMachine = flow.createMachine({
  id: 'conversionFlow',
  context: ({ input }) => emptyFlow(input),
  initial: 'none',
  on: { close: '.none', reset: { target: '.none', actions: 'clear' } },
  states: {
    none: { id: 'none', entry: opening('none'), on: { start: { target: 'conversion', actions: 'clear' } } },
    conversion,
    recommendedCommunities,
    disclosure: {
      entry: opening('disclosure'),
      on: { disclosureConfirmed: afterwards.map((way) => ({ ...way, actions: ['noteDisclosure', ...way.actions] })) },
    },
    d2cConfirmation: { entry: opening('d2cConfirmation'), on: { advisorDone } },
    advisor: { entry: opening('advisor'), on: { advisorDone } },
    postConversion: { entry: opening('postConversion'), on: { postConversionDone: 'none' } },
  },
})
