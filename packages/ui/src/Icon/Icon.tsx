import * as styles from './Icon.css'
import { chevronLeftIcon, chevronRightIcon } from './shapes'

/** The props of `Icon`. */
export interface IconProps {
  /** A path in a 20 by 20 box, such as `checkIcon`. */
  shape: string
}

/** A small icon next to a word, hidden from assistive technology. Back and forward icons turn with the reading direction. */
export function Icon({ shape }: IconProps) {
  const pointsAlong = shape === chevronLeftIcon || shape === chevronRightIcon
  return (
    <svg className={pointsAlong ? styles.along : styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  )
}
