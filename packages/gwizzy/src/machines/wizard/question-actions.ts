import { assertEvent } from 'xstate'
import type { AnswerChange, AnswerErrors } from '../../answers/answers'
import { isEmailLocked } from '../../answers/initial-answers'
import { errorsAt } from '../../answers/step-errors'
import { withAnswers } from '../../answers/with-answers'
import type { FoundPlace } from '../../steps/place-text'
import { checkField, type FieldCheckedEvent } from '../field-check'
import { retracePath, type Steps } from '../routes'
import type { AnyStepId } from '../step-ids'
import { isQuestionOpen } from '../wizard-statuses'
import { change, changeInternals, type WizardMoment } from './wizard-types'

/** What a wizard does while it asks: it goes along its path, and saves and checks answers. */
export const questionActions = {
  enter: change<{ step: AnyStepId }>(({ context }, { step }) => ({
    step,
    path: context.path.at(-1) === step ? context.path : [...context.path, step],
    status: 'started',
    errors: {},
  })),
  retrace: change<{ steps: Steps }>(({ context }, { steps }) => ({
    path: isQuestionOpen(context) ? retracePath(steps, context) : context.path,
  })),
  leaveStep: change(({ context }) => ({ path: context.path.slice(0, -1) })),
  adoptPath: change(({ event }) => {
    assertEvent(event, 'adopt')
    return { answers: event.progress.answers, path: event.progress.path }
  }),
  markStarted: change(() => ({ status: 'started' })),
  markPending: change(() => ({ status: 'pending' })),
  // A changed answer clears its dependents [GWZ-090] and its own error [VAL-018].
  saveAnswers: change(({ context, event }) => {
    assertEvent(event, 'answer')
    const answers = isEmailLocked(context.visitor) ? withoutEmail(event.answers) : event.answers
    return {
      answers: withAnswers(context.answers, answers, context.community.gwizzyPricingThreshold),
      errors: withoutErrorsOf(answers, context.errors),
    }
  }),
  savePlace: change<FoundPlace>(({ context }, found) =>
    'place' in found ? { answers: { ...context.answers, location: { searchParams: found.place } } } : {},
  ),
  savePhoneType: changeInternals<{ carrierType: string | undefined }>((_, { carrierType }) => ({
    isMobilePhone: carrierType === undefined ? undefined : carrierType === 'mobile',
  })),
  saveResidentQuestion: change<{ isRequired: boolean }>((_, { isRequired }) => ({
    isResidentNameRequired: isRequired,
  })),
  showErrors: change(({ context }) => ({ errors: errorsAt(context.step, context) })),
  setErrors: change<{ errors: AnswerErrors }>((_, { errors }) => ({ errors })),
  checkField: ({ context, event, self }: WizardMoment & { self: { send: (found: FieldCheckedEvent) => void } }) => {
    assertEvent(event, 'check')
    void checkField(context, event.name, (found) => self.send(found))
  },
  showFieldError: change(({ context, event }) => {
    assertEvent(event, 'fieldChecked')
    return { errors: { ...context.errors, [event.name]: event.error } }
  }),
}

function withoutEmail({ email: _, ...others }: AnswerChange): AnswerChange {
  return others
}

/** Returns `errors` without those of the changed answers. [VAL-018] */
function withoutErrorsOf(answers: AnswerChange, errors: AnswerErrors): AnswerErrors {
  const left = Object.entries(errors).filter(([name]) => !(name in answers))
  return Object.fromEntries(left)
}
