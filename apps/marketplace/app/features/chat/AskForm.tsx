import { Button, TextField } from '@pkg/ui'
import { type FormEvent, useState } from 'react'
import * as styles from './chat.css'
import { chatTexts as words } from './texts'

/** The most characters of a question, as the API accepts them. */
const maxLength = 300

/** The field for a question in a person's own words. */
export function AskForm({ send }: { send: (question: string) => void }) {
  const [question, setQuestion] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = question.trim()
    if (asked === '') {
      setError(words.tooShort)
      return
    }
    setError(undefined)
    setQuestion('')
    send(asked)
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <TextField
        label={words.field}
        value={question}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="send"
        error={error}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button type="submit" variant="primary">
        {words.send}
      </Button>
    </form>
  )
}
