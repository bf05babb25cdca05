import type { Answers } from '../answers/answers'
import { isForOthers } from '../answers/needs-resident-name'
import { withoutUndefined } from '../answers/without-undefined'
import type { PostStepId } from '../machines/step-ids'
import { startContext, type WizardContext, type WizardInput } from '../machines/wizard-context'

/** The input of a post-conversion wizard. */
export interface PostConversionInput extends WizardInput {
  /** The `requestId` of the earlier request, by which the server finds the family without a cookie. */
  requestId?: string | undefined
  /** The answers known from the conversion, which aren't asked again. [POST-004, POST-005] */
  answers?: Pick<Answers, 'lookingFor' | 'residentName'>
  /** Whether the family already gave its search reasons. [POST-003] */
  hasSearchReasons?: boolean
  /** `false` if the community doesn't require the resident's name. */
  isResidentNameRequired?: boolean
}

/**
 * Creates the initial context of a post-conversion wizard. Counting from 0, it begins with step 2 if the resident's name is skipped, and
 * with step 1 if only lookingFor is. [POST-003 to POST-005, POST-019]
 */
export function postConversionContext({ input }: { input: PostConversionInput }): WizardContext {
  const { answers, hasSearchReasons = false, isResidentNameRequired = true, requestId } = input
  const known = withoutUndefined({ ...answers })
  const firstStep = firstStepOf(known, isResidentNameRequired)
  const context = startContext({ schema: 'postConversion', firstStep })({ input })
  return {
    ...context,
    requestId: requestId ?? context.requestId,
    answers: { ...context.answers, ...known },
    isResidentNameRequired,
    internals: { ...context.internals, hasSearchReasons },
  }
}

function firstStepOf(known: Answers, isResidentNameRequired: boolean): PostStepId {
  if (!isForOthers(known) || known.residentName) return 'AgeInfo'
  if (known.lookingFor === undefined) return 'LookingFor'
  return isResidentNameRequired ? 'ResidentNameInfo' : 'AgeInfo'
}
