import { forwardRef, useId, type InputHTMLAttributes } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import { Icon } from '../Icon/Icon'
import { lockIcon } from '../Icon/shapes'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css'
import * as styles from './TextField.css'

/** The props of `TextField`. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size'> {
  label: string
  /** Shown below the label before any error. */
  hint?: string | undefined
  /** The error and how to fix it. Marks the field as invalid. */
  error?: string | undefined
  /** An icon shape inside the field, before the text. */
  icon?: string
  /** Shows the label to screen readers only, for a field whose icon and placeholder say the same. */
  hidesLabel?: boolean
}

/** A single-line text field. `readOnly` shows a lock; say in the hint where the value can be changed. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, icon, hidesLabel, id: givenId, ...rest },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={styles.field}>
      <label className={hidesLabel ? hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
      <span className={styles.frame}>
        <input
          type="text"
          {...rest}
          ref={ref}
          id={id}
          className={icon ? `${styles.input} ${styles.withIcon}` : styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
        />
        {icon && (
          <span className={styles.icon}>
            <Icon shape={icon} />
          </span>
        )}
        {rest.readOnly && (
          <span className={styles.endIcon}>
            <Icon shape={lockIcon} />
          </span>
        )}
      </span>
    </div>
  )
})
