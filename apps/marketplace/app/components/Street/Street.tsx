import { houses, lamps, sceneHeight, sceneWidth, stars, trees } from './scene'
import * as styles from './Street.css'

const ground = sceneHeight - 10

/** The brand's street: houses in the evening with most windows lit. Decorative. */
export function Street() {
  return (
    <svg
      className={styles.street}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 130 180 80 330 120 520 60 700 115 880 72 1080 122 1260 76 1440 128V170H0Z" fill="#123b42" />
      {trees.map(({ x, size }) => (
        <g key={x}>
          <path d={`M${x} ${ground}v-${size}`} stroke="#0a262b" strokeWidth="4" />
          <ellipse cx={x} cy={ground - size} rx={size * 0.42} ry={size * 0.62} fill="#1d4a45" />
        </g>
      ))}
      {houses.map(({ x, width, height, roof, wall, door, chimney, lit, dark }) => {
        const top = ground - height
        return (
          <g key={x}>
            {chimney && <path d={`M${x + width - 20} ${top - roof}h10v${roof}h-10z`} fill="#5b3a2e" />}
            <path d={`M${x - 6} ${top} ${x + width / 2} ${top - roof} ${x + width + 6} ${top}Z`} fill="#0a262b" />
            <path d={`M${x} ${top}h${width}v${height}h-${width}z`} fill={wall} />
            <path d={dark.map(([left, down]) => `M${x + left} ${top + down}h9v13h-9z`).join('')} fill="#16363c" />
            <path d={lit.map(([left, down]) => `M${x + left} ${top + down}h9v13h-9z`).join('')} fill="#f7cb58" />
            <path d={`M${x + door} ${ground - 22}h12v22h-12z`} fill="#0a262b" />
          </g>
        )
      })}
      {lamps.map((x) => (
        <g key={x}>
          <circle cx={x} cy={ground - 40} r="11" fill="#f7cb58" opacity="0.25" />
          <path d={`M${x} ${ground}v-36`} stroke="#071d21" strokeWidth="3" />
          <circle cx={x} cy={ground - 40} r="4" fill="#f7cb58" />
        </g>
      ))}
      <path d={`M0 ${ground}h${sceneWidth}v10H0z`} fill="#071d21" />
    </svg>
  )
}

/** The moon and stars, where the hero is wide enough. Decorative. */
export function NightSky() {
  return (
    <svg className={styles.sky} viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <path d="M330 70a62 62 0 1 0 46 104 70 70 0 0 1-46-104z" fill="#f6e7b8" />
      <path d={stars.map(([x, y]) => `M${x} ${y}h3v3h-3z`).join('')} fill="#f6e7b8" />
    </svg>
  )
}
