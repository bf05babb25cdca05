import { budgetRangesOf, supplementalIncomeRequired } from '@pkg/domain'
import { ChoiceGroup, Text } from '@pkg/ui/core'
import { useTexts } from '../texts/language'
import { choiceOption } from './choice-step'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** The monthly budget: the community's own ranges, or the defaults. [GWZ-076, GWZ-078] */
export function BudgetRangeInfo({ context: { answers, community }, errors, answer }: StepProps) {
  const texts = useTexts()
  const ids = useIds()
  return (
    <>
      <ChoiceGroup
        labelledBy={ids.question}
        id={ids.field('budgetRange')}
        name="budgetRange"
        options={budgetRangesOf(community).map((range) => choiceOption(range, texts))}
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
