import type { ShownSuggestion, SuggestionGroup } from './suggestion-group'
import { searchTexts } from './texts'
import * as styles from './SuggestionList.css'

/** The suggestions of a search field, grouped by kind. The field's arrow keys move through them, so they never take the focus. */
export function SuggestionList({
  id,
  groups,
  isShown,
  active,
  onChoose,
}: {
  id: string
  groups: SuggestionGroup[]
  isShown: boolean
  /** The index of the chosen suggestion over all groups, or -1. */
  active: number
  onChoose: (suggestion: ShownSuggestion) => void
}) {
  const all = groups.flatMap(({ suggestions }) => suggestions)
  return (
    <div id={`${id}-list`} role="listbox" aria-label={searchTexts.title} className={styles.list} hidden={!isShown}>
      {isShown &&
        groups.map(({ kind, heading, suggestions }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.heading}>
              {heading}
            </div>
            {suggestions.map((suggestion) => {
              const index = all.indexOf(suggestion)
              const { label, hint } = suggestion
              return (
                <div
                  key={suggestion.id}
                  id={`${id}-option-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={styles.option}
                  // Keeps the focus in the field, whose list closes without it.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(suggestion)}
                >
                  <span className={styles.name}>{label}</span>
                  {hint && <span className={styles.hint}>{hint}</span>}
                </div>
              )
            })}
          </div>
        ))}
    </div>
  )
}
