import { TextArea } from '@pkg/ui'
import { otherReason, searchReasonChoices } from '../answers/choices'
import { useIds } from '../steps/ids'
import type { StepProps } from '../steps/step-screen'
import { useAfterTexts } from '../texts/after-texts'
import { listStep } from './list-step'

const Reasons = listStep({
  name: 'searchReasons',
  values: searchReasonChoices,
  change: (searchReasons) => ({ searchReasons }),
  alone: otherReason,
})

/** The reasons for the search, with a field for another reason. [POST-008, POST-009] */
export function SearchReasonsInfo(props: StepProps) {
  const { context, errors, answer } = props
  const { fields } = useAfterTexts()
  const ids = useIds()
  const { searchReasons, searchReasonsOther } = context.answers
  return (
    <>
      <Reasons {...props} />
      {searchReasons?.includes(otherReason) && (
        <TextArea
          id={ids.field('searchReasonsOther')}
          name="searchReasonsOther"
          rows={3}
          label={fields.searchReasonsOther}
          value={searchReasonsOther ?? ''}
          error={errors.searchReasonsOther}
          onChange={({ target }) => answer({ searchReasonsOther: target.value })}
        />
      )}
    </>
  )
}
