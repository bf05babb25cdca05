import { Icon, searchIcon, VisuallyHidden } from '@pkg/ui'
import { type FocusEvent, useId, useRef } from 'react'
import { SuggestionList } from './SuggestionList'
import { searchTexts } from './texts'
import * as styles from './SearchField.css'
import { useSuggestionBox } from './use-suggestion-box'

export interface SearchFieldProps {
  label: string
  isLabelHidden?: boolean
  initial?: string | undefined
  /** What a person could type, shown in the empty field. */
  example?: string | undefined
  error?: string | undefined
}

/**
 * The field of the search box: a combobox with a list of suggestions, after the ARIA Authoring Practices. Enter without a chosen suggestion sends
 * the form, as it does before scripts load. [FIND-001]
 */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden = false, initial, example = searchTexts.example, error } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { groups, isShown, active, count, type, choose, close, onKeyDown } = useSuggestionBox(input)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div className={styles.box} onBlur={onBlur}>
      <label htmlFor={`${id}-input`} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <span className={styles.frame}>
        <input
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          type="text"
          name="place"
          role="combobox"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          placeholder={example}
          defaultValue={initial}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-option-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.icon}>
          <Icon shape={searchIcon} />
        </span>
      </span>
      <SuggestionList id={id} groups={groups} isShown={isShown} active={active} onChoose={choose} />
      <VisuallyHidden>
        <span aria-live="polite">{count === undefined ? '' : statusOf(count)}</span>
      </VisuallyHidden>
    </div>
  )
}

const statusOf = (count: number) => (count > 0 ? searchTexts.found(count) : searchTexts.nothingFound)
