import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon'
import { sizes, variants } from './Button.css'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** What it does, in words: the button's only name. */
  label: string
  /** An icon shape. */
  icon: string
  variant?: 'neutral' | 'quiet'
}

/** A button of 44 by 44 that shows an icon alone. Only for signs that everybody knows, such as close. */
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
