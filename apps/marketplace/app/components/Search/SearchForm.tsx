import { Button, pinIcon, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { texts } from '~/texts'
import * as styles from './SearchForm.css'

/** The search for a city, county, or ZIP code. It works before scripts load. */
export function SearchForm({
  label = texts.home.place,
  typed,
  error,
  raised = false,
}: {
  label?: string
  typed?: string
  error?: string
  raised?: boolean
}) {
  return (
    <Form
      action="/search"
      method="get"
      role="search"
      className={raised ? `${styles.form} ${styles.panel}` : styles.form}
    >
      <TextField
        label={label}
        name="place"
        icon={pinIcon}
        autoComplete="postal-code"
        placeholder={texts.home.placeExample}
        defaultValue={typed}
        error={error}
      />
      <Button type="submit" variant="primary">
        {texts.home.submit}
      </Button>
    </Form>
  )
}
