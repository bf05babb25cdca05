import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon'
import { sizes, variants } from './Button.css'

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The action in words, which is the button's only name. */
  label: string
  /** An icon shape. */
  icon: string
  variant?: 'neutral' | 'quiet'
}

/** A 44 by 44 px button that shows only an icon. Use it only for icons everyone knows, such as close. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'neutral', ...rest },
  ref,
) {
  return (
    <button type="button" {...rest} ref={ref} aria-label={label} className={`${variants[variant]} ${sizes.icon}`}>
      <Icon shape={icon} />
    </button>
  )
})
