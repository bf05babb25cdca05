import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import * as styles from './Checkbox.css'

/** The props of `Checkbox`. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: ReactNode
  error?: string | undefined
}

/** A yes or no choice. Never checked by default. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, id: givenId, ...rest },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <FieldMessage id={id} error={error} />
      <label className={styles.row}>
        <input
          {...rest}
          ref={ref}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, error })}
        />
        <span>{label}</span>
      </label>
    </div>
  )
})
