import { Monogram, type MonogramProps } from '../Monogram/Monogram'
import * as styles from './Portrait.css'

/** A drawing in place of a photo. */
export interface PortraitDrawing {
  src: string
  /** Its colors for dark pages, and when the browser takes them, as the `media` of a source. */
  night?: { src: string; media: string } | undefined
  /** What the drawing shows, so no one takes it for a photo. */
  alt: string
}

/** The props of `Portrait`. */
export interface PortraitProps extends MonogramProps {
  /** The URL of a photo. 320 pixels of width are enough for every size and screen. */
  src?: string | undefined
  /** What is shown without a photo. Without a drawing, it's the initials. [LOOK-008] */
  drawing?: PortraitDrawing | undefined
}

/**
 * A person's photo in the house-front shape, a drawing in place of it, or their initials. The photo and the initials are hidden from
 * assistive technology, because the name is next to them. [AGENT-005]
 */
export function Portrait({ name, size = 'regular', src, drawing }: PortraitProps) {
  if (src) return <img className={styles.portrait[size]} src={src} width={128} height={128} alt="" decoding="async" />
  if (!drawing) return <Monogram name={name} size={size} />
  const { night, alt } = drawing
  const drawn = (
    <img className={styles.drawing[size]} src={drawing.src} width={128} height={128} alt={alt} decoding="async" />
  )
  if (!night) return drawn
  return (
    <picture>
      <source media={night.media} srcSet={night.src} width={128} height={128} />
      {drawn}
    </picture>
  )
}
