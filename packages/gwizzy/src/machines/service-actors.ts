import { type CallerChoice, trimInvisible } from '@pkg/domain'
import { fromPromise } from 'xstate'
import { buildContact, buildUserAction, withoutBlanks, withoutCallers } from '../answers/user-action'
import type { FieldCheck } from '../services'
import { type FoundPlace, matchPlace, placeText } from '../steps/place-text'
import type { CheckedAnswer } from './checked-answer'
import { isCallersChanged } from './failures'
import type { WizardContext } from './wizard-context'

/** The input of a service actor: the wizard's context. */
export interface ServiceInput {
  context: WizardContext
}

/** The services as actors, each under its own name. A missing service counts as successful. */
export const serviceActors = {
  /** Checks one answer on the server. */
  applyFormValidation: fromPromise<FieldCheck, ServiceInput & { name: CheckedAnswer }>(async ({ input }) => {
    const { services, answers } = input.context
    const checks = await services.applyFormValidation?.({ [input.name]: trimInvisible(answers[input.name] ?? '') })
    return checks?.[input.name] ?? { isValid: true }
  }),
  /** Chooses who will call. */
  chooseCallers: fromPromise<CallerChoice | 'unknown', ServiceInput>(async ({ input: { context } }) => {
    const { community, answers, services } = context
    const { location, consultationRequested } = answers
    const request = {
      slugs: [community.id],
      ...location?.searchParams,
      ...(consultationRequested && { consultationRequested }),
    }
    return (await services.chooseCallers?.(withoutBlanks(request))) ?? 'unknown'
  }),
  /** Looks up the place that was typed. */
  findPlace: fromPromise<FoundPlace, ServiceInput>(async ({ input: { context }, signal }) => {
    const typed = context.answers.location?.searchParams ?? { city: '', state: '', zip: '' }
    const places = (await context.services.searchPlaces?.(typed.zip || placeText(typed), signal)) ?? []
    return matchPlace(
      typed,
      places.map(({ searchParams }) => searchParams),
    )
  }),
  /** Creates or updates the user in the answers. */
  createOrUpdateUser: fromPromise<unknown, ServiceInput>(async ({ input: { context } }) =>
    context.services.createOrUpdateUser?.(buildContact(context.answers)),
  ),
  /** Sends the lead early, so closing the tab doesn't lose it. [GWZ-105] */
  createPendingAction: fromPromise<unknown, ServiceInput>(async ({ input: { context } }) =>
    context.services.createUuidAction?.(buildUserAction(context, 'pending')),
  ),
  /**
   * Sends the finished request. If someone else would call, the wizard asks again, but only once, and not about another community's request:
   * those are sent without the callers, and the server emails the name. [TRUTH-001, GWZ-111]
   */
  createUuidAction: fromPromise<unknown, ServiceInput>(async ({ input: { context } }) => {
    const { unsent, services, community, internals } = context
    if (!unsent) return undefined
    const canAsk = unsent.actionInfo.slug === community.id && !internals.haveCallersChanged
    try {
      return await services.createUuidAction?.(unsent)
    } catch (error) {
      if (canAsk || !isCallersChanged(error)) throw error
      return services.createUuidAction?.(withoutCallers(unsent))
    }
  }),
  /** Looks up whether the resident's name is required. [GWZ-068] */
  isGwizzyQuestion: fromPromise<boolean, ServiceInput>(async ({ input: { context } }) => {
    const question = { questionType: 'residentName', communitySlug: context.community.id } as const
    return (await context.services.isGwizzyQuestion?.(question))?.info.isResidentNameRequired ?? false
  }),
}
