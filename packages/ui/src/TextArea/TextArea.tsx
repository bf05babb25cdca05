import { forwardRef, useId, useState, type ChangeEvent, type TextareaHTMLAttributes } from 'react'
import { CharacterCounter } from '../CharacterCounter/CharacterCounter'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import * as field from '../TextField/TextField.css'
import { area } from './TextArea.css'

/** The props of `TextArea`. */
export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The maximum length in characters. A counter shows what is left, and the server has the final say. [VAL-010] */
  max?: number
}

/** A multi-line text field. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, max, id: givenId, onChange, ...rest },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const written = rest.value === undefined ? typed : String(rest.value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
      <textarea
        {...rest}
        ref={ref}
        id={id}
        className={area}
        onChange={change}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
      {max !== undefined && <CharacterCounter length={written.length} max={max} />}
    </div>
  )
})
