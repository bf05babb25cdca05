import type { AdvisorContact, CallerChoice, Homebase } from '@pkg/domain'
import { assertEvent, assign, fromPromise, raise, setup } from 'xstate'
import { isCallersChanged } from '../machines/failures'
import { heldCommunities } from './disclosed-communities'
import { initialFlowContext, type FlowContext, type FlowEvent, type FlowInput, type Modal } from './flow-context'
import { flowGuards } from './flow-guards'
import { flowMessages } from './flow-messages'
import { categoryPath, homebasePath } from './flow-paths'
import { nearbyRequest, remainingIds } from './nearby-request'
import { selectRecommended } from './recommended'

/** What the states of a flow can call, check, and do. */
export const flow = setup({
  types: {} as { context: FlowContext; events: FlowEvent; input: FlowInput },
  actors: {
    getHomebase: fromPromise<Homebase | undefined, FlowContext>(({ input }) =>
      optionalResult(input.services.getHomebase?.()),
    ),
    getAgent: fromPromise<AdvisorContact | undefined, FlowContext>(({ input: { services, advisor } }) =>
      optionalResult(advisor && services.getAgent?.(advisor.id)),
    ),
    chooseCallers: fromPromise<CallerChoice | undefined, FlowContext>(({ input: { services, recommended } }) =>
      optionalResult(services.chooseCallers?.({ slugs: recommended.map(({ id }) => id) })),
    ),
    requestNearby: fromPromise<unknown, FlowContext>(({ input: { services, nearbyRequest, nearbyCallers, data } }) =>
      optionalResult(
        nearbyRequest &&
          services.createProfileContactActionBySlugs?.(
            nearbyRequest.slugs,
            nearbyRequest.id,
            nearbyCallers?.id,
            ...(data?.noCalls ? ([true] as const) : []),
          ),
      ),
    ),
  },
  delays: {
    /** The longest wait for the server before the next modal is chosen. */
    timeout: 8000,
    /** From the requests until the notice that they were sent. [CTA-005] */
    untilRequested: 4000,
  },
  guards: {
    ...flowGuards,
    awaitsDisclosure: ({ context }, { homebase }: { homebase: Homebase | undefined }) =>
      heldCommunities(context, homebase).some(({ id }) => id === context.community.id),
    isCallersChanged: (_, { error }: { error: unknown }) => isCallersChanged(error),
  },
  actions: {
    clear: assign(({ context }) => initialFlowContext(context)),
    open: assign((_, { modal }: { modal: Modal }) => ({ modal, notice: undefined })),
    saveCompletion: assign(({ event }) => {
      assertEvent(event, 'completed')
      return { data: event.data, isUserCreated: event.isUserCreated, conversionId: event.requestId }
    }),
    saveConversion: ({ context }) => context.data && context.services.saveConversion?.(context.data),
    saveHomebase: assign(({ context }, { homebase }: { homebase: Homebase | undefined }) => ({
      homebase,
      recommended: selectRecommended(
        homebase?.recommendedCommunities ?? [],
        context.community.id,
        context.data?.similarCommunities,
        homebase?.openShares,
      ),
      advisor: homebase?.agent ?? homebase?.backup,
    })),
    saveData: assign(({ event }) => {
      assertEvent(event, 'resume')
      return { data: event.data }
    }),
    dropData: assign({ data: undefined }),
    // What follows the disclosure names the other communities too.
    saveHeld: assign(({ context }, { homebase }: { homebase: Homebase | undefined }) => {
      const others = heldCommunities(context, homebase).filter(({ id }) => id !== context.community.id)
      return { homebase, recommended: others, requested: others.map(({ id }) => id) }
    }),
    saveRecipients: assign(({ context }, { homebase }: { homebase: Homebase | undefined }) => ({
      homebase: homebase ?? context.homebase,
      advisor: homebase?.agent ?? homebase?.backup ?? context.advisor,
    })),
    saveCallers: assign((_, { choice }: { choice: CallerChoice | undefined }) => ({ nearbyCallers: choice })),
    rememberContinue: assign({ hasContinued: true }),
    saveAgent: assign(({ context }, { agent }: { agent: AdvisorContact | undefined }) => ({
      advisor: agent ?? context.advisor,
    })),
    chooseAll: assign(({ context }) => nearbyRequest(context, remainingIds(context))),
    chooseOne: assign(({ context, event }) => {
      assertEvent(event, 'requestOne')
      return nearbyRequest(context, [event.id])
    }),
    leave: assign({ isLeaving: true }),
    markRequested: assign(({ context }) => ({
      requested: [...context.requested, ...(context.nearbyRequest?.slugs ?? [])],
      nearbyRequest: undefined,
      notice: flowMessages.allRequested,
    })),
    showRequestFailed: assign({ notice: flowMessages.notRequested, isLeaving: false }),
    showCallersChanged: assign({ notice: flowMessages.callersChanged, isLeaving: false, nearbyCallers: undefined }),
    continueAfterSending: raise({ type: 'recommendedDone' }),
    markDisclosureAnswered: assign({ isDisclosureAnswered: true }),
    markNavigated: assign({ hasNavigated: true }),
    goToHomebase: ({ context }) => context.services.navigate?.(homebasePath(context)),
    goToCategory: ({ context }) => context.services.navigate?.(categoryPath(context) ?? '/'),
    log: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.services.log?.(message, error),
  },
})

/** Returns the result of a service that may be missing. Without it, there is nothing to wait for. */
async function optionalResult<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  return answer
}
