import { Icon } from '../Icon/Icon'
import { looks } from './Tag.css'

export interface TagProps {
  /** A word or two; shown in capitals. */
  children: string
  look?: keyof typeof looks
  /** An icon shape. */
  icon?: string
}

/** A mark that a thing carries, on a picture or beside a name. */
export function Tag({ children, look = 'plain', icon }: TagProps) {
  return (
    <span className={looks[look]}>
      {icon && <Icon shape={icon} />}
      {children}
    </span>
  )
}
