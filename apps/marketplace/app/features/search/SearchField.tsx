import { Icon, searchIcon, VisuallyHidden } from '@pkg/ui'
import { useNavigate } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { ShownSuggestion } from './suggestion-group'
import { SuggestionList } from './SuggestionList'
import { searchTexts } from './texts'
import * as styles from './SearchField.css'
import { useSuggestions } from './use-suggestions'

/**
 * The field of the search box: a combobox with a list of suggestions, after the ARIA Authoring Practices. Enter without a chosen suggestion sends
 * the form, as it does before scripts load. [FIND-001]
 */
export function SearchField({
  label,
  isLabelHidden = false,
  initial,
  example = searchTexts.example,
  error,
}: {
  label: string
  isLabelHidden?: boolean
  initial?: string | undefined
  /** What a person could type, shown in the empty field. */
  example?: string | undefined
  error?: string | undefined
}) {
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const { groups } = found
  const suggestions = groups.flatMap((group) => group.suggestions)
  const isShown = isOpen && suggestions.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = ({ path }: ShownSuggestion) => {
    close()
    input.current?.blur()
    navigate(path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[active]
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && isShown && chosen) choose(chosen)
    // The form goes on with the text, and the page may stay the same.
    else if (event.key === 'Enter') return close()
    else if (step !== undefined && suggestions.length > 0) {
      // One more place than there are suggestions: the field itself.
      const places = suggestions.length + 1
      setActive(((isShown ? active + 1 + step + places : step > 0 ? 1 : suggestions.length) % places) - 1)
      setIsOpen(true)
    } else return
    event.preventDefault()
  }
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
          onChange={({ target }) => {
            setTyped(target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <span className={styles.icon}>
          <Icon shape={searchIcon} />
        </span>
      </span>
      <SuggestionList id={id} groups={groups} isShown={isShown} active={active} onChoose={choose} />
      <VisuallyHidden>
        <span aria-live="polite">{isOpen && found.typed ? statusOf(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

const statusOf = (count: number) => (count > 0 ? searchTexts.found(count) : searchTexts.nothingFound)
