import { ChoiceGroup, TextArea } from '@pkg/ui'
import { communityInfoChoices, somethingElse } from '../answers/choices'
import { useTexts } from '../texts/language'
import { choiceOption } from './choice-step'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** The topic to ask the community about, with a field for another one. [GWZ-083, GWZ-084] */
export function CommunityInfo({ context: { answers }, errors, answer }: StepProps) {
  const texts = useTexts()
  const ids = useIds()
  return (
    <>
      <ChoiceGroup
        labelledBy={ids.question}
        id={ids.field('communityInfo')}
        name="communityInfo"
        options={communityInfoChoices.map((value) => choiceOption(value, texts))}
        value={answers.communityInfo}
        error={errors.communityInfo}
        onChange={(communityInfo) => answer({ communityInfo })}
      />
      {answers.communityInfo === somethingElse && (
        <TextArea
          id={ids.field('communityInfoOther')}
          name="communityInfoOther"
          rows={3}
          label={texts.fields.communityInfoOther}
          hint={texts.fields.communityInfoOtherHint}
          value={answers.communityInfoOther ?? ''}
          error={errors.communityInfoOther}
          onChange={(event) => answer({ communityInfoOther: event.target.value })}
        />
      )}
    </>
  )
}
