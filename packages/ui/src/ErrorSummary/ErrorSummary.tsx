import { useEffect, useRef, type MouseEvent } from 'react'
import * as texts from '../texts'
import * as styles from './ErrorSummary.css'

/** One error, and the id of the field where it can be fixed. */
export interface FieldError {
  message: string
  /** Omit it if no field can fix the error. */
  fieldId?: string | undefined
}

/** The props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  errors: FieldError[]
  title?: string
  /** Change it with every failed attempt, so the summary takes the focus again even with the same errors. */
  attempt?: number
}

function focusField(event: MouseEvent, fieldId: string) {
  // In a shadow root, the document can't see the field next to the summary.
  const root = event.currentTarget instanceof Node ? event.currentTarget.getRootNode() : document
  const field = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(fieldId) : null
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'nearest' })
}

/** All errors of a form, above it. Takes the focus, and each line links to its field. */
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
