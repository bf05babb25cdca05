import { Icon } from '../Icon/Icon'
import { looks } from './Tag.css'

/** The props of `Tag`. */
export interface TagProps {
  /** One or two words, shown in capitals. */
  children: string
  look?: keyof typeof looks
  /** An icon shape. */
  icon?: string
}

/** A label on a photo or next to a name. */
export function Tag({ children, look = 'plain', icon }: TagProps) {
  return (
    <span className={looks[look]}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  )
}
