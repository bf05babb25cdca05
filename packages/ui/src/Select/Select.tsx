import { forwardRef, useId, type SelectHTMLAttributes } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import { Icon } from '../Icon/Icon'
import { chevronDownIcon } from '../Icon/shapes'
import * as field from '../TextField/TextField.css'
import * as texts from '../texts'
import { select } from './Select.css'

/** An option of a select; nested `options` make a group. [UI-003] */
export type SelectOption =
  | { label: string; value: string; isDisabled?: boolean }
  | { label: string; options: { label: string; value: string; isDisabled?: boolean }[] }

/** The props of `Select`. */
export interface SelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'style' | 'children' | 'size' | 'multiple'
> {
  label: string
  options: SelectOption[]
  /** The first, empty option. Defaults to `Select...`; `null` removes it. [UI-004] */
  placeholder?: string | null
  hint?: string | undefined
  error?: string | undefined
}

const choice = (option: SelectOption) =>
  'options' in option ? (
    <optgroup key={option.label} label={option.label}>
      {option.options.map(choice)}
    </optgroup>
  ) : (
    <option key={option.value} value={option.value} disabled={option.isDisabled}>
      {option.label}
    </option>
  )

/** A choice from a list, with the device's own menu. [UI-003, UI-004] */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, placeholder = texts.select, hint, error, id: givenId, ...rest },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <FieldMessage id={id} hint={hint} error={error} />
      <span className={field.frame}>
        <select
          {...rest}
          ref={ref}
          id={id}
          className={select}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map(choice)}
        </select>
        <span className={field.endIcon}>
          <Icon shape={chevronDownIcon} />
        </span>
      </span>
    </div>
  )
})
