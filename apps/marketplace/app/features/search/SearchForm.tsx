import { Button, Icon, searchIcon } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { SearchField } from './SearchField'
import { searchTexts } from './texts'
import * as styles from './SearchForm.css'

/**
 * The search for a place, a community, or a care type in any words. It works before scripts load. `inHeader` hides the label and shows the button as
 * an icon. [FIND-001]
 */
export function SearchForm({
  label = searchTexts.label,
  typed,
  example,
  error,
  look = 'plain',
}: {
  label?: string
  typed?: string
  example?: string | undefined
  error?: string
  look?: 'plain' | 'inHeader'
}) {
  const isInHeader = look === 'inHeader'
  return (
    <Form
      action="/search"
      method="get"
      role="search"
      className={styles.form[look]}
      {...(isInHeader && { 'aria-label': searchTexts.title })}
    >
      <SearchField
        key={typed}
        label={label}
        isLabelHidden={isInHeader}
        initial={typed}
        example={example}
        error={error}
      />
      {isInHeader ? (
        <button type="submit" className={styles.iconButton} aria-label={searchTexts.submit}>
          <Icon shape={searchIcon} />
        </button>
      ) : (
        <Button type="submit" variant="primary">
          {searchTexts.submit}
        </Button>
      )}
    </Form>
  )
}
