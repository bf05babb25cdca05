import { supplementalIncomeRequired } from '@pkg/domain'
import { ChoiceGroup, Text } from '@pkg/ui'
import { budgetRangesOf } from '../answers/problems'
import { texts } from '../texts'
import { fieldId, questionId, type StepProps, type StepScreen } from './step-screen'

function Fields({ context, answer }: StepProps) {
  const { answers, community, errors } = context
  return (
    <>
      <ChoiceGroup
        labelledBy={questionId}
        id={fieldId('budgetRange')}
        name="budgetRange"
        options={budgetRangesOf(community).map((range) => ({ value: range, label: range }))}
        value={answers.budgetRange}
        error={errors.budgetRange}
        onChange={(budgetRange) => answer({ budgetRange })}
      />
      <div role="status">
        {supplementalIncomeRequired(answers.budgetRange) && <Text size="small">{texts.budget.footer}</Text>}
      </div>
    </>
  )
}

/** The monthly budget: the community's own ranges, else the default ones. [GWZ-076, GWZ-078] */
export const BudgetRangeInfo: StepScreen = { question: texts.questions.BudgetRangeInfo, Fields }
