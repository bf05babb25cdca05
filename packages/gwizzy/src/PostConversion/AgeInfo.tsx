import { Notice, TextField } from '@pkg/ui'
import { useIds } from '../steps/ids'
import type { StepProps } from '../steps/step-screen'
import { useAfterTexts } from '../texts/after-texts'

/** The age from which most communities accept residents, in years. */
const ageOfResidents = 55

/** The age of the person. A younger one passes with a notice. [POST-006] */
export function AgeInfo({ context: { answers }, errors, answer }: StepProps) {
  const { fields } = useAfterTexts()
  const ids = useIds()
  const { age } = answers
  return (
    <>
      <TextField
        id={ids.field('age')}
        name="age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        label={fields.age}
        value={age === undefined ? '' : String(age)}
        error={errors.age}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          answer({ age: digits === '' ? undefined : Number(digits) })
        }}
      />
      <div role="status">
        {age !== undefined && age > 9 && age < ageOfResidents && (
          <Notice title={fields.young}>{fields.youngAdvice}</Notice>
        )}
      </div>
    </>
  )
}
