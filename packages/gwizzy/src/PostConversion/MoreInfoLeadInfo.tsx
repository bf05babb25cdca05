import { ChoiceGroup, TextArea } from '@pkg/ui'
import { yesNoChoices } from '../answers/choices'
import { choiceOption } from '../steps/choice-step'
import { useIds } from '../steps/ids'
import type { StepProps } from '../steps/step-screen'
import { useAfterTexts } from '../texts/after-texts'

/** Whether there is more to know, and what. [POST-014, POST-015] */
export function MoreInfoLeadInfo({ context: { answers }, errors, answer }: StepProps) {
  const texts = useAfterTexts()
  const ids = useIds()
  const choose = (pressed: string) =>
    answer({ moreInfoFromLeadChoice: yesNoChoices.find((value) => value === pressed) })
  return (
    <>
      <ChoiceGroup
        labelledBy={ids.question}
        id={ids.field('moreInfoFromLeadChoice')}
        name="moreInfoFromLeadChoice"
        columns={2}
        options={yesNoChoices.map((value) => choiceOption(value, texts))}
        value={answers.moreInfoFromLeadChoice}
        error={errors.moreInfoFromLeadChoice}
        onChange={choose}
      />
      {answers.moreInfoFromLeadChoice === 'Yes' && (
        <TextArea
          id={ids.field('moreInfoFromLead')}
          name="moreInfoFromLead"
          rows={4}
          label={texts.fields.moreInfoFromLead}
          value={answers.moreInfoFromLead ?? ''}
          error={errors.moreInfoFromLead}
          onChange={({ target }) => answer({ moreInfoFromLead: target.value })}
        />
      )}
    </>
  )
}
