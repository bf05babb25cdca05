import { useId, useState, type KeyboardEvent } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import { Icon } from '../Icon/Icon'
import { searchIcon } from '../Icon/shapes'
import * as field from '../TextField/TextField.css'
import * as texts from '../texts'
import * as styles from './Combobox.css'
import { useSearchBox } from './search-box'

/** An option that a search can find. */
export interface ComboboxOption {
  value: string
  label: string
  /** A less prominent word after the label. */
  hint?: string
}

/** The props of `Combobox`. */
export interface ComboboxProps<Option extends ComboboxOption> {
  label: string
  /** The name under which a form sends the field's text. */
  name: string
  id?: string
  /** Finds options for the typed text. Keep the function stable, because every new one searches again. */
  search: (query: string, signal: AbortSignal) => Promise<Option[]>
  /** The option already chosen. */
  initialOption?: Option | undefined
  /** Receives the chosen option, or `null` once the text no longer matches it. */
  onChange: (option: Option | null) => void
  /** Receives the text as a person types it, for a form that takes text too. */
  onText?: (text: string) => void
  hint?: string | undefined
  error?: string | undefined
  placeholder?: string
  autoFocus?: boolean
  /** The menu's text while it has no options, in another language. [UI-004] */
  loadingText?: string
  emptyText?: string
}

/** A field that searches while a person types and selects one of the results. [UI-004, UI-006] */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, name, id: givenId, search, initialOption, onChange, onText, hint, error, placeholder } = props
  const { loadingText = texts.loading, emptyText = texts.noOptions } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const { box, options, isLoading, showsMenu } = useSearchBox({ id, frame, search, initialOption, onChange, onText })
  const status = isLoading ? loadingText : emptyText
  // Escape closes only the open menu, not the dialog around it or the text of a closed one.
  const keepToMenu = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (showsMenu) event.preventDefault()
    else Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }
  return (
    <div ref={setFrame} className={field.field}>
      <label {...box.getLabelProps()} className={field.label}>
        {label}
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
      <div>
        <span className={field.frame}>
          <input
            {...box.getInputProps({ onKeyDown: keepToMenu })}
            className={`${field.input} ${field.withIcon}`}
            name={name}
            placeholder={placeholder}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, hint, error })}
          />
          <span className={field.icon}>
            <Icon shape={searchIcon} />
          </span>
        </span>
        <div className={styles.menu} hidden={!showsMenu}>
          <ul {...box.getMenuProps()}>
            {showsMenu &&
              options.map((option, index) => (
                <li key={option.value} className={styles.option} {...box.getItemProps({ item: option, index })}>
                  {option.label} {option.hint && <span className={styles.hint}>{option.hint}</span>}
                </li>
              ))}
          </ul>
          {options.length === 0 && (
            <p className={styles.status} role="status">
              {status}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
