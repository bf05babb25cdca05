import { ChoiceFieldset, type ChoiceLabel, type ChoiceOption } from '../ChoiceGroup/ChoiceFieldset'
import * as styles from '../ChoiceGroup/choice.css'
import * as texts from '../texts'

/** The props of `ChoiceList`. */
export type ChoiceListProps = ChoiceLabel & {
  /** The name under which a form sends each answer, and its id unless `id` is set. */
  name: string
  /** The id of the first choice, for links from an error summary. */
  id?: string
  options: ChoiceOption[]
  /** An option set apart after "or". The caller makes it exclude the others: see `onChange`. */
  exclusive?: ChoiceOption
  /** The word "or" in another language. */
  or?: string
  /** The chosen values. Omit them to let the browser store the choices. */
  values?: string[]
  defaultValues?: string[]
  /** Receives the values after the click, in the order of the options, and the option that was clicked. */
  onChange?: (values: string[], pressed: string) => void
  hint?: string | undefined
  error?: string | undefined
}

/** A choice of any number of answers, as large cards. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, id = name, options, exclusive, values, defaultValues, onChange, hint, error, or = texts.or } = props
  const chosen = values ?? defaultValues ?? []
  const all = exclusive ? [...options, exclusive] : options

  const card = (option: ChoiceOption) => (
    <label key={option.value} className={styles.choice}>
      <input
        className={styles.input}
        type="checkbox"
        id={option === all[0] ? id : undefined}
        name={name}
        value={option.value}
        disabled={option.disabled}
        aria-invalid={error ? true : undefined}
        {...(onChange
          ? { checked: chosen.includes(option.value), onChange: () => onChange(toggled(option.value), option.value) }
          : { defaultChecked: chosen.includes(option.value) })}
      />
      <span className={styles.checkboxCard}>
        <span>
          {option.label}
          {option.hint && <span className={styles.hint}>{option.hint}</span>}
        </span>
      </span>
    </label>
  )

  const toggled = (pressed: string) =>
    all.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === pressed))

  return (
    <ChoiceFieldset id={id} role="group" name={props} hint={hint} error={error}>
      <div className={styles.cards[1]}>
        {options.map(card)}
        {exclusive && (
          <>
            <div className={styles.or}>{or}</div>
            {card(exclusive)}
          </>
        )}
      </div>
    </ChoiceFieldset>
  )
}
