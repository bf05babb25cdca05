import { assign, fromPromise, setup } from 'xstate'
import { failedNotice, requestedNotice, type Notice } from './notice'

/** What a pricing button starts with. */
export interface PricingRequestInput {
  community: { id: string; name: string }
  /** Whether the community's pricing was requested before. [CTA-001] */
  isRequested?: boolean
  /** Whether the family has been through an assessment. [CTA-002, ERR-001] */
  isAssessmentComplete?: boolean
  services?: PricingServices
}

/** What a pricing button needs from outside. Each service may be missing: it then counts as having worked. */
export interface PricingServices {
  /** Asks one community for pricing. What is sent twice under one `requestId` counts once. [CTA-004, API-049] */
  createProfileContactActionBySlug?: (slug: string, requestId: string) => Promise<unknown>
  /** Hears of failures that are tolerated. [ERR-001] */
  log?: (message: string, error: unknown) => void
}

/** Everything a pricing button knows. */
export interface PricingRequestContext extends Required<PricingRequestInput> {
  /** The idempotency key of the request, the same for every attempt. */
  requestId: string
  /** What has just happened, for as long as it is to be shown. [CTA-004, ERR-012] */
  notice: Notice | undefined
}

/** What a press of the button does. [CTA-001 to CTA-003] */
export type PricingButtonAction = 'disabled' | 'reopenSuccess' | 'startWizard'

/** What a press of the button does: nothing once requested, else reopen the success of an assessment, else start the wizard. [CTA-001 to CTA-003] */
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
    isAssessmentComplete: ({ context }) => context.isAssessmentComplete,
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
 * The pricing button of one community: idle, requesting, requested. A request that fails tells so and may be made again; once an
 * assessment is complete it counts all the same, since the advisor knows the family. [CTA-004, ERR-001, ERR-012]
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
        onError: [
          {
            guard: 'isAssessmentComplete',
            target: 'requested',
            actions: ['markRequested', { type: 'log', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'idle',
            actions: ['showFailed', { type: 'log', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
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
