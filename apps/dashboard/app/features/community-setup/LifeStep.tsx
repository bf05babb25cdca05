import { amenityCategories, amenityFlags } from '@pkg/domain'
import { Checkbox, Text, TextArea, TextField } from '@pkg/ui'
import { chosenOr, typedOr } from './setup'
import * as styles from './setup.css'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.life

/** The sixth step: amenities in groups, and three answers about life there. */
export function LifeStep({ data: { setup }, rejected }: StepProps) {
  const { draft, current } = setup
  const known = draft.life?.amenities ?? amenityFlags.filter((flag) => current.amenities?.[flag] === true)
  const chosen = chosenOr(rejected, 'amenities', known)
  return (
    <StepForm setup={setup} step="life">
      <Text>{words.amenitiesHint}</Text>
      {amenityCategories.map(({ label, amenities }) => (
        <fieldset key={label} className={styles.group}>
          <legend>{label}</legend>
          {amenities.map((amenity) => (
            <Checkbox
              key={amenity.flag}
              label={amenity.label}
              name="amenities"
              value={amenity.flag}
              defaultChecked={chosen.includes(amenity.flag)}
            />
          ))}
        </fieldset>
      ))}
      {words.about.map(({ label, hint }, index) => (
        <TextArea
          key={label}
          label={label}
          hint={hint}
          name={`about.${index}`}
          rows={3}
          max={1000}
          maxLength={1000}
          defaultValue={typedOr(rejected, `about.${index}`, draft.life?.about[index])}
        />
      ))}
      {current.description && <Text size="small">{words.aboutReplaces}</Text>}
      <TextField
        label={words.capacity}
        name="capacity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={typedOr(rejected, 'capacity', draft.life?.capacity ?? current.capacity)}
        error={rejected?.errors['capacity']}
      />
    </StepForm>
  )
}
