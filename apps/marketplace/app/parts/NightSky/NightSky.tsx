import * as styles from './NightSky.css'

type Spot = [x: number, y: number]

/** Stars around the moon. */
const stars: Spot[] = [
  [40, 60],
  [110, 24],
  [180, 96],
  [236, 30],
  [270, 150],
  [430, 40],
  [452, 132],
  [90, 170],
]

/** The moon and stars, where the page is wide enough. Decorative. */
export function NightSky() {
  return (
    <svg className={styles.sky} viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <path d="M330 70a62 62 0 1 0 46 104 70 70 0 0 1-46-104z" fill="#f6e7b8" />
      <path d={stars.map(([x, y]) => `M${x} ${y}h3v3h-3z`).join('')} fill="#f6e7b8" />
    </svg>
  )
}
