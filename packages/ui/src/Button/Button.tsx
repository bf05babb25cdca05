import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { clockIcon } from '../Icon/shapes'
import { full, sizes, variants } from './Button.css'

/** How a button looks. One `primary` per view. */
export interface ButtonLook {
  variant?: keyof typeof variants | undefined
  /** `regular` is 48 px high, `small` 44. */
  size?: 'regular' | 'small' | undefined
  /** `full` fills the row. */
  width?: 'fit' | 'full' | undefined
  /** An icon shape before the words. */
  icon?: string | undefined
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  children: ReactNode
  /** Says that its work is under way: it keeps the focus, wears a clock and ignores presses. Change its words with it. */
  busy?: boolean
}

/** The class of a button's look. */
export const buttonClass = ({ variant = 'secondary', size = 'regular', width = 'fit' }: ButtonLook) =>
  `${variants[variant]} ${sizes[size]}${width === 'full' ? ` ${full}` : ''}`

/** A verb that does something on this page. For a way to another page take `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, width, icon, busy, children, onClick, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const shape = busy ? clockIcon : icon
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={buttonClass({ variant, size, width })}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {shape && <Icon shape={shape} />}
      {children}
    </button>
  )
})
