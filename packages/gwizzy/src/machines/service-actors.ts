import { fromPromise } from 'xstate'
import { buildContact, buildUserAction } from '../answers/user-action'
import type { FieldCheck } from '../services'
import type { WizardContext } from './wizard-context'

/** What a service is called with: the wizard's own knowledge. */
export interface ServiceInput {
  context: WizardContext
}

/** The answers a server can check. */
export type CheckedAnswer = 'phone' | 'email'

/** The services as actors, each under its own name. One that is missing counts as having worked. */
export const serviceActors = {
  /** Asks the server about one answer. */
  applyFormValidation: fromPromise<FieldCheck, ServiceInput & { name: CheckedAnswer }>(async ({ input }) => {
    const { services, answers } = input.context
    const checks = await services.applyFormValidation?.({ [input.name]: answers[input.name] })
    return checks?.[input.name] ?? { isValid: true }
  }),
  /** Creates or updates the user of the answers. */
  createOrUpdateUser: fromPromise<unknown, ServiceInput>(async ({ input: { context } }) =>
    context.services.createOrUpdateUser?.(buildContact(context.answers)),
  ),
  /** Sends the lead early, so that it is not lost with the tab. [GWZ-105] */
  createPendingAction: fromPromise<unknown, ServiceInput>(async ({ input: { context } }) =>
    context.services.createUuidAction?.(buildUserAction(context, 'pending')),
  ),
  /** Sends the finished request. */
  createUuidAction: fromPromise<unknown, ServiceInput>(
    async ({ input: { context } }) => context.unsent && context.services.createUuidAction?.(context.unsent),
  ),
  /** Looks up whether the resident's name is wanted. [GWZ-068] */
  isGwizzyQuestion: fromPromise<boolean, ServiceInput>(async ({ input: { context } }) => {
    const question = { questionType: 'residentName', communitySlug: context.community.id } as const
    return (await context.services.isGwizzyQuestion?.(question))?.info.isResidentNameRequired ?? false
  }),
}
