import * as styles from './Monogram.css'

export interface MonogramProps {
  /** The person's name. */
  name: string
  size?: 'regular' | 'small'
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** A person's initials in the house-front shape, where there is no portrait. Silent: the name stands beside it. */
export function Monogram({ name, size = 'regular' }: MonogramProps) {
  return (
    <span className={size === 'small' ? `${styles.monogram} ${styles.small}` : styles.monogram} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
