import { not } from 'xstate'
import { initialFlowContext, type Modal } from './flow-context'
import { flow } from './flow-setup'

const openModal = (modal: Modal) => ({ type: 'open', params: { modal } }) as const

/** The transitions after the recommended communities. [FLOW-012 to FLOW-014] */
const afterRecommendations = [
  { guard: 'continuesToHomebase', target: 'none', actions: ['markNavigated', 'goToHomebase'] },
  { guard: 'hasRequestedNearby', target: 'findingRecipients' },
  { guard: 'isReferred', target: 'd2cConfirmation' },
  { target: 'advisor' },
] as const

/** The transitions after the disclosure, whose answer decides who gets the request. [FLOW-015, TRUTH-003] */
const afterDisclosure = [
  {
    guard: 'continuesToHomebase',
    target: 'none',
    actions: ['markDisclosureAnswered', 'markNavigated', 'goToHomebase'],
  },
  { target: 'findingRecipients', actions: 'markDisclosureAnswered' },
] as const

/** The transitions after an advisor's or communities' confirmation. [FLOW-016 to FLOW-018] */
const advisorDone = [
  { guard: 'goesToCategory', target: 'none', actions: ['markNavigated', 'goToCategory'] },
  { guard: 'isLowIncome', target: 'none' },
  { target: 'postConversion' },
] as const

/**
 * The wizard and the choice of what follows it. The wizard stays open until that is known and, if it says who has the request, until the
 * family continues. A request that still waits for its disclosure continues there. [FLOW-003 to FLOW-011, TRUTH-003]
 */
const conversion = flow.createStateConfig({
  entry: openModal('conversion'),
  initial: 'answering',
  states: {
    answering: {
      on: {
        completed: [
          { guard: 'isActiveAdult', target: 'ending', actions: ['saveCompletion', 'saveConversion'] },
          {
            guard: ({ event }) => event.continues,
            target: 'findingHomebase',
            actions: ['saveCompletion', 'saveConversion'],
          },
          { target: 'ending', actions: ['saveCompletion', 'saveConversion'] },
        ],
        resume: { guard: 'mayAwaitDisclosure', target: 'findingDisclosure', actions: 'saveData' },
      },
    },
    findingDisclosure: {
      on: { resume: { actions: 'saveData' } },
      invoke: {
        src: 'getHomebase',
        id: 'getHeld',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'awaitsDisclosure', params: ({ event }) => ({ homebase: event.output }) },
            target: '#disclosure',
            actions: { type: 'saveHeld', params: ({ event }) => ({ homebase: event.output }) },
          },
          { target: 'answering', actions: 'dropData' },
        ],
        onError: {
          target: 'answering',
          actions: [
            'dropData',
            { type: 'log', params: ({ event }) => ({ message: 'Disclosure not found', error: event.error }) },
          ],
        },
      },
      after: { timeout: { target: 'answering', actions: 'dropData' } },
    },
    ending: {
      always: { guard: not('isSentShown'), target: '#none' },
      on: { continue: '#none' },
    },
    findingHomebase: {
      on: { continue: { actions: 'rememberContinue' } },
      invoke: {
        src: 'getHomebase',
        id: 'getHomebase',
        input: ({ context }) => context,
        onDone: {
          target: 'findingAgent',
          actions: { type: 'saveHomebase', params: ({ event }) => ({ homebase: event.output }) },
        },
        onError: {
          target: 'findingAgent',
          actions: [
            { type: 'saveHomebase', params: { homebase: undefined } },
            { type: 'log', params: ({ event }) => ({ message: 'Homebase not found', error: event.error }) },
          ],
        },
      },
      after: {
        timeout: { target: 'findingAgent', actions: { type: 'saveHomebase', params: { homebase: undefined } } },
      },
    },
    findingAgent: {
      on: { continue: { actions: 'rememberContinue' } },
      invoke: {
        src: 'getAgent',
        id: 'getAgent',
        input: ({ context }) => context,
        onDone: { target: 'sent', actions: { type: 'saveAgent', params: ({ event }) => ({ agent: event.output }) } },
        onError: {
          target: 'sent',
          actions: { type: 'log', params: ({ event }) => ({ message: 'Agent not found', error: event.error }) },
        },
      },
      after: { timeout: 'sent' },
    },
    sent: {
      always: { guard: not('isSentShown'), target: 'chosen' },
      on: { continue: 'chosen' },
    },
    chosen: { type: 'final' },
  },
  onDone: [
    { guard: 'hasRecommendations', target: 'recommendedCommunities' },
    { guard: 'needsDisclosure', target: 'disclosure' },
    { guard: 'isReferred', target: 'd2cConfirmation' },
    { guard: 'goesToHomebase', target: 'none', actions: ['markNavigated', 'goToHomebase'] },
    { target: 'advisor' },
  ],
})

/**
 * Nearby communities, requested one by one or all with one click. Leaving while a request is being sent waits for it, so the next screen
 * counts it. [CTA-005, FLOW-006, FLOW-012 to FLOW-014, TRUTH-003, TRUTH-004]
 */
const recommendedCommunities = flow.createStateConfig({
  entry: openModal('recommendedCommunities'),
  initial: 'choosingCallers',
  states: {
    choosingCallers: {
      invoke: {
        src: 'chooseCallers',
        id: 'chooseCallers',
        input: ({ context }) => context,
        onDone: {
          target: 'offering',
          actions: { type: 'saveCallers', params: ({ event }) => ({ choice: event.output }) },
        },
        onError: {
          target: 'offering',
          actions: { type: 'log', params: ({ event }) => ({ message: 'Callers not chosen', error: event.error }) },
        },
      },
      after: { timeout: 'offering' },
    },
    offering: {
      on: {
        requestAll: { guard: 'hasRemaining', target: 'requesting', actions: 'chooseAll' },
        requestOne: { guard: 'isRemaining', target: 'requesting', actions: 'chooseOne' },
      },
    },
    requesting: {
      invoke: {
        src: 'requestNearby',
        id: 'requestNearby',
        input: ({ context }) => context,
        onDone: [{ guard: 'isLeaving', target: 'leaving' }, { target: 'waiting' }],
        onError: [
          {
            guard: { type: 'isCallersChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'choosingCallers',
            actions: 'showCallersChanged',
          },
          {
            target: 'offering',
            actions: [
              'showRequestFailed',
              { type: 'log', params: ({ event }) => ({ message: 'Pricing not requested', error: event.error }) },
            ],
          },
        ],
      },
      on: { recommendedDone: { actions: 'leave' } },
    },
    waiting: {
      after: { untilRequested: { target: 'offering', actions: 'markRequested' } },
      on: { recommendedDone: 'leaving' },
    },
    leaving: { entry: ['markRequested', 'continueAfterSending'] },
  },
  on: { recommendedDone: [{ guard: 'needsDisclosure', target: 'disclosure' }, ...afterRecommendations] },
})

/**
 * Checks again who has the request after it went to more communities or the disclosure was answered. The last modal stays open until then.
 * [TRUTH-003]
 */
const findingRecipients = flow.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'getHomebase',
        id: 'getRecipients',
        input: ({ context }) => context,
        onDone: {
          target: 'found',
          actions: { type: 'saveRecipients', params: ({ event }) => ({ homebase: event.output }) },
        },
        onError: {
          target: 'found',
          actions: { type: 'log', params: ({ event }) => ({ message: 'Recipients not found', error: event.error }) },
        },
      },
      after: { timeout: 'found' },
    },
    found: { type: 'final' },
  },
  onDone: [{ guard: 'isReferred', target: 'd2cConfirmation' }, { target: 'advisor' }],
})

/** Decides which modal is open, from the wizard to the last confirmation. [FLOW-001 to FLOW-018] */
export const conversionFlowMachine = flow.createMachine({
  id: 'conversionFlow',
  context: ({ input }) => initialFlowContext(input),
  initial: 'none',
  on: { close: '.none', reset: { target: '.none', actions: 'clear' } },
  states: {
    none: { id: 'none', entry: openModal('none'), on: { start: { target: 'conversion', actions: 'clear' } } },
    conversion,
    recommendedCommunities,
    findingRecipients,
    disclosure: {
      id: 'disclosure',
      entry: openModal('disclosure'),
      on: {
        disclosureConfirmed: afterDisclosure,
      },
    },
    d2cConfirmation: { entry: openModal('d2cConfirmation'), on: { advisorDone } },
    advisor: { entry: openModal('advisor'), on: { advisorDone } },
    postConversion: { entry: openModal('postConversion'), on: { postConversionDone: 'none' } },
  },
})
