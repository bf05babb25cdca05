import * as styles from './Logo.css'

/** The props of `Logo`. */
export interface LogoProps {
  /** The operator's name. Without it, only the mark is shown, hidden from assistive technology. */
  name?: string
  /** The address of the operator's own logo, which replaces the house and the name. */
  image?: string | undefined
  /** On a dusk band, the house is light. */
  onBand?: boolean
}

/** The house with its light on and the operator's name, or the operator's own logo. [WORK-012] */
export function Logo({ name, image, onBand }: LogoProps) {
  if (image) return <img className={styles.image} src={image} alt={name ?? ''} />
  return (
    <span className={onBand ? `${styles.logo} ${styles.onBand}` : styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={onBand ? styles.houseOnBand : styles.house} d="M2 12 16 1l14 11v19H2z" />
        <path className={styles.window} d="M9.5 14h6v6h-6zm7.5 0h6v6h-6zm-7.5 7.5h6v6h-6zm7.5 0h6v6h-6z" />
      </svg>
      {name && <span>{name}</span>}
    </span>
  )
}
