import * as styles from './Icon.css'

export interface IconProps {
  /** A path in a box of 20 by 20, such as `checkIcon`. */
  shape: string
}

/** A small drawing beside a word. It is silent to assistive technology: the word says what it means. */
export function Icon({ shape }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  )
}
