import * as styles from './Monogram.css'

/** The props of `Monogram`. */
export interface MonogramProps {
  /** The person's name. */
  name: string
  /** One for a card and a large one grow with the page. */
  size?: 'small' | 'regular' | 'card' | 'large'
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('')
}

/**
 * A person's initials in the house-front shape, for people without a portrait. Hidden from assistive technology, because the name is next
 * to it.
 */
export function Monogram({ name, size = 'regular' }: MonogramProps) {
  return (
    <span className={styles.monogram[size]} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
