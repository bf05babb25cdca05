import type { CallerChoice, GatewaySummary, UserAction } from '@pkg/domain'
import { assign, fromPromise, setup } from 'xstate'
import type { Answers } from '../answers/answers'
import { buildUserAction, withoutBlanks } from '../answers/user-action'
import { flowMessages } from '../flow/flow-messages'
import { isCallersChanged } from '../machines/failures'
import { readRecipients } from '../machines/recipients'
import type { GwizzyServices, WizardSettings } from '../services'

/** The input of a review. */
export interface RequestReviewInput {
  community: Pick<GatewaySummary, 'id'>
  /** The answers that the family gave for another community. */
  answers: Answers
  settings?: WizardSettings
  services?: Pick<GwizzyServices, 'chooseCallers' | 'createUuidAction' | 'log'>
}

/** The context of a review. */
export interface RequestReviewContext extends Required<RequestReviewInput> {
  /** The idempotency key of the request, the same for every attempt. */
  requestId: string
  /** Who will call, `unknown` if that can't be found out, or undefined while it's being chosen. [TRUTH-001] */
  callerChoice: CallerChoice | 'unknown' | undefined
  /** Whether someone else will call than the family was shown when it sent its request. */
  haveCallersChanged: boolean
  /** What went wrong, in English. Screens look up the translation by the message. */
  notice: string | undefined
  /** The names of the communities whose teams have the request. [TRUTH-003] */
  recipients: string[] | undefined
}

const review = setup({
  types: {} as {
    context: RequestReviewContext
    events: { type: 'confirm' } | { type: 'undo' } | { type: 'sendNow' }
    input: RequestReviewInput
  },
  actors: {
    chooseCallers: fromPromise<CallerChoice | 'unknown', RequestReviewContext>(async ({ input }) => {
      const { community, answers, services } = input
      const request = { slugs: [community.id], ...answers.location?.searchParams }
      return (await services.chooseCallers?.(withoutBlanks(request))) ?? 'unknown'
    }),
    createUuidAction: fromPromise<unknown, RequestReviewContext>(async ({ input }) =>
      input.services.createUuidAction?.(reviewedAction(input)),
    ),
  },
  delays: {
    /** The longest wait for the callers. */
    timeout: 8000,
    /** How long a request can be undone. [TRUTH-006] */
    untilSent: 10_000,
  },
  guards: {
    isCallersChanged: (_, { error }: { error: unknown }) => isCallersChanged(error),
  },
  actions: {
    saveCallers: assign((_, { choice }: { choice: CallerChoice | 'unknown' }) => ({ callerChoice: choice })),
    forgetCallers: assign({ callerChoice: undefined, haveCallersChanged: true }),
    saveRecipients: assign((_, { response }: { response: unknown }) => ({ recipients: readRecipients(response) })),
    clearNotice: assign({ notice: undefined }),
    showFailed: assign({ notice: flowMessages.notRequested }),
    log: ({ context }, { message, error }: { message: string; error: unknown }) =>
      context.services.log?.(message, error),
  },
})

/** Returns the request that a review sends: the answers and contact info of the earlier request, for this community. [TRUTH-006] */
export function reviewedAction({
  requestId,
  answers,
  settings,
  community,
  callerChoice,
}: RequestReviewContext): UserAction {
  // The consent to texts named someone else, and the tour and the question were for another community.
  const { consent: _consent, tourDate: _date, tourTimeText: _time, communityInfo: _info, ...others } = answers
  const { communityInfoOther: _question, nextStep: _next, similarCommunities: _similar, ...general } = others
  // A real estate agent was asked with the earlier request, under a consent that this review doesn't show.
  const { homeSaleInterest: _sale, housingOptions: _housing, ...kept } = general
  const callerChoiceId = typeof callerChoice === 'object' ? callerChoice.id : undefined
  return buildUserAction({ requestId, answers: kept, settings, community, callerChoiceId }, 'complete')
}

/**
 * The machine of a returning family's request to one more community: it reads who will call and what is sent, then has ten seconds to undo it.
 * A failed request keeps everything and can be sent again. [CTA-004, ERR-001, ERR-012, TRUTH-001, TRUTH-006]
 */
export const requestReviewMachine = review.createMachine({
  id: 'requestReview',
  context: ({ input }) => ({
    settings: {},
    services: {},
    ...input,
    requestId: crypto.randomUUID(),
    callerChoice: undefined,
    haveCallersChanged: false,
    notice: undefined,
    recipients: undefined,
  }),
  initial: 'choosingCallers',
  states: {
    choosingCallers: {
      invoke: {
        src: 'chooseCallers',
        id: 'chooseCallers',
        input: ({ context }) => context,
        onDone: {
          target: 'reviewing',
          actions: { type: 'saveCallers', params: ({ event }) => ({ choice: event.output }) },
        },
        onError: {
          target: 'reviewing',
          actions: [
            { type: 'saveCallers', params: { choice: 'unknown' } },
            { type: 'log', params: ({ event }) => ({ message: 'Callers not chosen', error: event.error }) },
          ],
        },
      },
      after: { timeout: { target: 'reviewing', actions: { type: 'saveCallers', params: { choice: 'unknown' } } } },
    },
    reviewing: { on: { confirm: { target: 'holding', actions: 'clearNotice' } } },
    holding: {
      after: { untilSent: 'sending' },
      on: { undo: 'reviewing', sendNow: 'sending' },
    },
    sending: {
      invoke: {
        src: 'createUuidAction',
        id: 'createUuidAction',
        input: ({ context }) => context,
        onDone: {
          target: 'sent',
          actions: { type: 'saveRecipients', params: ({ event }) => ({ response: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isCallersChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'choosingCallers',
            actions: 'forgetCallers',
          },
          {
            target: 'reviewing',
            actions: [
              'showFailed',
              { type: 'log', params: ({ event }) => ({ message: 'Pricing not requested', error: event.error }) },
            ],
          },
        ],
      },
    },
    sent: { type: 'final' },
  },
})
