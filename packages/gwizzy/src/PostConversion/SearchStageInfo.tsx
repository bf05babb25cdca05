import { ChoiceGroup } from '@pkg/ui'
import { searchStageChoices } from '../answers/choices'
import { choiceOption } from '../steps/choice-step'
import { useIds } from '../steps/ids'
import type { StepProps } from '../steps/step-screen'
import { useAfterTexts } from '../texts/after-texts'

/** The stage of the search. [POST-007] */
export function SearchStageInfo({ context: { answers }, errors, answer }: StepProps) {
  const texts = useAfterTexts()
  const ids = useIds()
  return (
    <ChoiceGroup
      labelledBy={ids.question}
      id={ids.field('searchStage')}
      name="searchStage"
      options={searchStageChoices.map((value) => choiceOption(value, texts))}
      value={answers.searchStage}
      error={errors.searchStage}
      onChange={(pressed) => answer({ searchStage: searchStageChoices.find((value) => value === pressed) })}
    />
  )
}
