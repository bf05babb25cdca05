import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { clockIcon } from '../Icon/shapes'
import { full, sizes, variants, words } from './Button.css'

/** The look of a button. Use one `primary` per view. */
export interface ButtonLook {
  variant?: keyof typeof variants | undefined
  /** `regular` is 48 px high, `small` is 44 px. */
  size?: 'regular' | 'small' | undefined
  /** `full` fills the row. */
  width?: 'fit' | 'full' | undefined
  /** An icon shape before the text. */
  icon?: string | undefined
}

/** The props of `Button`. */
export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  children: ReactNode
  /** Shows that the action is in progress: the button keeps the focus, shows a clock, and ignores clicks. Change its text too. */
  busy?: boolean
}

/** Returns the class of a button's look. */
export const buttonClass = ({ variant = 'secondary', size = 'regular', width = 'fit' }: ButtonLook) =>
  `${variants[variant]} ${sizes[size]}${width === 'full' ? ` ${full}` : ''}`

/** A button for an action on this page. Use `ButtonLink` to go to another page. */
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
      <span className={words}>{children}</span>
    </button>
  )
})
