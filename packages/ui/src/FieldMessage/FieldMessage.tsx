import { Icon } from '../Icon/Icon'
import { warningIcon } from '../Icon/shapes'
import * as styles from './FieldMessage.css'

export interface FieldMessageProps {
  /** The id of the field; the messages get `{id}-hint` and `{id}-error`. */
  id: string
  hint?: string | undefined
  error?: string | undefined
}

/** The ids that a field names in `aria-describedby`, or `undefined` without a message. */
export const describedBy = ({ id, hint, error }: FieldMessageProps) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

/** What stands between a label and its field: the hint, then what is wrong. */
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
