import { useEffect, useRef, type MouseEvent } from 'react'
import * as texts from '../texts'
import * as styles from './ErrorSummary.css'

/** One thing that is wrong, and the id of the field where it is put right. */
export interface FieldError {
  message: string
  /** Leave it out for what no field can put right. */
  fieldId?: string | undefined
}

export interface ErrorSummaryProps {
  errors: FieldError[]
  title?: string
  /** Change it with every failed attempt: the summary then takes the focus again, also with the same errors. */
  attempt?: number
}

function focusField(event: MouseEvent, fieldId: string) {
  // In a shadow root the field stands beside the summary, where the document does not see it.
  const root = event.currentTarget instanceof Node ? event.currentTarget.getRootNode() : document
  const field = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(fieldId) : null
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
}

/** Everything that is wrong with a form, above it. It takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors, title = texts.errorSummaryTitle, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [attempt])
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1} role="alert">
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a className={styles.link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
