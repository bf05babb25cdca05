import { ChoiceFieldset, type ChoiceLabel, type ChoiceOption } from './ChoiceFieldset'
import * as styles from './choice.css'

/** The props of `ChoiceGroup`. */
export type ChoiceGroupProps = ChoiceLabel & {
  /** The name under which a form sends the answer, and its id unless `id` is set. */
  name: string
  /** The id of the first choice, for links from an error summary. */
  id?: string
  options: ChoiceOption[]
  /** The chosen value. Omit it to let the browser store the choice. */
  value?: string | undefined
  defaultValue?: string
  onChange?: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
  /** Two columns need at least 416 px. `fit` shows up to three short choices side by side. */
  columns?: 1 | 2 | 'fit'
}

/** A choice of one answer, as large cards. The chosen card is lit, framed, and bold, and its control is filled. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, id = name, options, value, defaultValue, onChange, hint, error, columns = 1 } = props
  return (
    <ChoiceFieldset id={id} role="radiogroup" name={props} hint={hint} error={error}>
      <div className={styles.cards[columns]}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              className={styles.input}
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === (value ?? defaultValue) })}
            />
            <span className={styles.radioCard}>
              <span>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  )
}
