import { budgetChoices, noBenefits } from '@pkg/domain'
import { ChoiceList } from '@pkg/ui'
import { useTexts } from '../texts/language'
import { choiceOption } from './choice-step'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

const benefits = budgetChoices.filter((choice) => choice !== noBenefits)

/** Funding sources: several, or none. [GWZ-079, GWZ-094, GWZ-095] */
export function BudgetInfo({ context: { answers }, errors, answer }: StepProps) {
  const texts = useTexts()
  const ids = useIds()
  const { budgetRange: range } = answers
  return (
    <ChoiceList
      labelledBy={ids.question}
      id={ids.field('budget')}
      name="budget"
      hint={range && texts.fields.budgetHint(texts.choices[range] ?? range)}
      options={benefits.map((value) => choiceOption(value, texts))}
      exclusive={choiceOption(noBenefits, texts)}
      or={texts.kit.or}
      values={answers.budget ?? []}
      error={errors.budget}
      onChange={(budget) => answer({ budget })}
    />
  )
}
