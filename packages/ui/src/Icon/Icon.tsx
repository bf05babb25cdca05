import * as styles from './Icon.css'
import { chevronLeftIcon, chevronRightIcon } from './shapes'

export interface IconProps {
  /** A path in a box of 20 by 20, such as `checkIcon`. */
  shape: string
}

/** A small drawing beside a word. It is silent to assistive technology: the word says what it means. Ways back and forward turn with the reading direction. */
export function Icon({ shape }: IconProps) {
  const pointsAlong = shape === chevronLeftIcon || shape === chevronRightIcon
  return (
    <svg className={pointsAlong ? styles.along : styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  )
}
