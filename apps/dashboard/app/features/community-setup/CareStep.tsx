import { careLabel, careLimits, careTypeSlugs } from '@pkg/domain'
import { ChoiceList, Notice } from '@pkg/ui'
import { careLimitNames } from '~/features/communities'
import { careIn, chosenOr } from './setup'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.care

const types = careTypeSlugs.map((value) => ({ value, label: careLabel(value), hint: words.about[value] }))
const limits = careLimits.map((value) => ({ value, label: careLimitNames[value] }))

/** The second step: the types of care, and what the community can’t care for. */
export function CareStep({ data: { setup }, rejected }: StepProps) {
  const { draft, current, license } = setup
  const listed = current.care ?? []
  return (
    <StepForm setup={setup} step="care">
      <ChoiceList
        label={words.types}
        name="care"
        options={types}
        defaultValues={chosenOr(rejected, 'care', careIn(draft, current))}
        error={rejected?.errors['care']}
      />
      {license && <Notice title={words.licenseCheck(listed.map(careLabel).join(', '))} />}
      <ChoiceList
        label={words.limits}
        name="limits"
        hint={words.limitsHint}
        options={limits}
        defaultValues={chosenOr(rejected, 'limits', draft.care?.careLimits ?? current.careLimits ?? [])}
      />
    </StepForm>
  )
}
