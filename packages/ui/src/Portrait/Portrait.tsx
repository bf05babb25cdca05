import { Monogram, type MonogramProps } from '../Monogram/Monogram'
import * as styles from './Portrait.css'

/** The props of `Portrait`. */
export interface PortraitProps extends MonogramProps {
  /** The URL of a photo. Without one, the initials are shown. 320 pixels of width are enough for every size and screen. */
  src?: string | undefined
}

/** A person's photo in the house-front shape, or their initials. Hidden from assistive technology, because the name is next to it. [AGENT-005] */
export function Portrait({ name, size = 'regular', src }: PortraitProps) {
  if (!src) return <Monogram name={name} size={size} />
  return <img className={styles.portrait[size]} src={src} width={128} height={128} alt="" decoding="async" />
}
