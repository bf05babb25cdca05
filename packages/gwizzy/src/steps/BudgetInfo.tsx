import { ChoiceList } from '@pkg/ui'
import { budgetChoices, noBenefits } from '../answers/choices'
import { texts } from '../texts'
import { fieldId, questionId, type StepProps, type StepScreen } from './step-screen'

const option = (value: string) => ({ value, label: value })
const benefits = budgetChoices.filter((choice) => choice !== noBenefits).map(option)

function Fields({ context, answer }: StepProps) {
  const { answers, errors } = context
  return (
    <ChoiceList
      labelledBy={questionId}
      id={fieldId('budget')}
      name="budget"
      hint={answers.budgetRange && texts.fields.budgetHint(answers.budgetRange)}
      options={benefits}
      exclusive={option(noBenefits)}
      values={answers.budget ?? []}
      error={errors.budget}
      onChange={(budget) => answer({ budget })}
    />
  )
}

/** Where money may come from: several, or none. [GWZ-079, GWZ-094, GWZ-095] */
export const BudgetInfo: StepScreen = { question: texts.questions.BudgetInfo, Fields }
