import { Icon } from '../Icon/Icon'
import { warningIcon } from '../Icon/shapes'
import * as styles from './FieldMessage.css'

/** The props of `FieldMessage`. */
export interface FieldMessageProps {
  /** The id of the field. The messages get `{id}-hint` and `{id}-error`. */
  id: string
  hint?: string | undefined
  error?: string | undefined
}

/** Returns the ids for a field's `aria-describedby`, or `undefined` without a message. */
export const describedBy = ({ id, hint, error }: FieldMessageProps) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** The hint and the error between a label and its field. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon shape={warningIcon} />
          {error}
        </p>
      )}
    </>
  )
}
