import { assign, fromPromise, setup } from 'xstate'
import { failedNotice, requestedNotice, type Notice } from './notice'

/** The input of a pricing button. */
export interface PricingRequestInput {
  community: { id: string; name: string }
  /** Whether the community's pricing was requested before. [CTA-001] */
  isRequested?: boolean
  /** Whether the family completed an assessment. [CTA-002] */
  isAssessmentComplete?: boolean
  services?: PricingServices
}

/** The services of a pricing button. Each can be missing and then counts as successful. */
export interface PricingServices {
  /** Requests pricing from one community. Repeats under one `requestId` count once. [CTA-004, API-049] */
  createProfileContactActionBySlug?: (slug: string, requestId: string) => Promise<unknown>
  /** Logs tolerated failures. [ERR-001] */
  log?: (message: string, error: unknown) => void
}

/** The context of a pricing button. */
export interface PricingRequestContext extends Required<PricingRequestInput> {
  /** The idempotency key of the request, the same for every attempt. */
  requestId: string
  /** The current notice. [CTA-004, ERR-012] */
  notice: Notice | undefined
}

/** The action of a click. [CTA-001 to CTA-003] */
export type PricingButtonAction = 'disabled' | 'reopenSuccess' | 'startWizard'

/**
 * Returns the action of a click: nothing after a request, reopening the success dialog after an assessment, or starting the wizard.
 * [CTA-001 to CTA-003]
 */
export function pricingButtonAction({
  isRequested,
  isAssessmentComplete,
}: Pick<PricingRequestContext, 'isRequested' | 'isAssessmentComplete'>): PricingButtonAction {
  if (isRequested) return 'disabled'
  return isAssessmentComplete ? 'reopenSuccess' : 'startWizard'
}

const pricing = setup({
  types: {} as { context: PricingRequestContext; events: { type: 'request' }; input: PricingRequestInput },
  actors: {
    requestPricing: fromPromise<unknown, PricingRequestContext>(
      async ({ input: { services, community, requestId } }) => {
        try {
          await services.createProfileContactActionBySlug?.(community.id, requestId)
        } catch (cause) {
          throw new Error('Create UUID action failed', { cause })
        }
      },
    ),
  },
  delays: {
    /** From success to its notice. [CTA-004] */
    untilNotice: 1000,
    lifetime: ({ context }) => context.notice?.lifetime ?? 0,
  },
  guards: {
    isRequested: ({ context }) => context.isRequested,
  },
  actions: {
    markRequested: assign({ isRequested: true }),
    showRequested: assign({ notice: ({ context }) => requestedNotice(context.community.name) }),
    showFailed: assign({ notice: failedNotice }),
    hideNotice: assign({ notice: undefined }),
    log: ({ context }, { error }: { error: unknown }) => context.services.log?.('Pricing not requested', error),
  },
})

/**
 * The machine of one community's pricing button: idle, requesting, requested. A failed request is logged, shows a notice, and can be
 * retried. [CTA-004, ERR-001, ERR-012, TRUTH-006]
 */
export const pricingRequestMachine = pricing.createMachine({
  id: 'pricingRequest',
  context: ({ input }) => ({
    isRequested: false,
    isAssessmentComplete: false,
    services: {},
    ...input,
    requestId: crypto.randomUUID(),
    notice: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isRequested', target: 'requested' },
      on: { request: 'requesting' },
      after: { lifetime: { actions: 'hideNotice' } },
    },
    requesting: {
      entry: 'hideNotice',
      invoke: {
        src: 'requestPricing',
        input: ({ context }) => context,
        onDone: { target: 'requested.confirming', actions: 'markRequested' },
        onError: {
          target: 'idle',
          actions: ['showFailed', { type: 'log', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    requested: {
      initial: 'silent',
      states: {
        confirming: { after: { untilNotice: { target: 'confirmed', actions: 'showRequested' } } },
        confirmed: { after: { lifetime: { target: 'silent', actions: 'hideNotice' } } },
        silent: {},
      },
    },
  },
})
