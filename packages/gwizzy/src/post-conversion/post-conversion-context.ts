import type { Answers } from '../answers/answers'
import { isForOthers } from '../answers/needs-resident-name'
import { withoutUndefined } from '../answers/without-undefined'
import type { PostStepId } from '../machines/step-ids'
import { startContext, type WizardContext, type WizardInput } from '../machines/wizard-context'

/** What a post-conversion wizard starts with. */
export interface PostConversionInput extends WizardInput {
  /** The `requestId` of the request that it follows, by which the server finds the family where no cookie tells. */
  requestId?: string | undefined
  /** What is known from the conversion, and not asked again. [POST-004, POST-005] */
  answers?: Pick<Answers, 'lookingFor' | 'residentName'>
  /** Whether the client has given reasons already. [POST-003] */
  hasSearchReasons?: boolean
  /** `false` where the community does not want the resident's name. */
  isResidentNameRequired?: boolean
}

/**
 * The first context of a post-conversion wizard. Counted from 0, it begins with step 2 where the resident's name is skipped, with
 * step 1 where only lookingFor is. [POST-003 to POST-005, POST-019]
 */
export function postConversionContext(start: {
  input: PostConversionInput
  self: { system: { _clock: object } }
}): WizardContext {
  const { answers, hasSearchReasons = false, isResidentNameRequired = true, requestId } = start.input
  const known = withoutUndefined({ ...answers })
  const firstStep = firstStepOf(known, isResidentNameRequired)
  const context = startContext({ schema: 'postConversion', firstStep })(start)
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
