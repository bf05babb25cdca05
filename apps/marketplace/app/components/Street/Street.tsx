import * as styles from './Street.css'

interface House {
  x: number
  width: number
  height: number
  roof: number
  wall: string
  windows: [x: number, y: number][]
}

const walls = ['#2c5057', '#385058', '#4a5a55', '#334a52', '#54605a'] as const
const houses: House[] = Array.from({ length: 14 }, (_, index): House => {
  const width = 62 + ((index * 37) % 40)
  const storeys = 1 + ((index * 5) % 3)
  const columns = Math.floor(width / 18)
  return {
    x: index * 104 + ((index * 13) % 22),
    width,
    height: storeys * 26 + 14,
    roof: 18 + ((index * 7) % 14),
    wall: walls[index % walls.length] ?? walls[0],
    windows: Array.from({ length: storeys * columns }, (_unused, window): [number, number] => [
      8 + (window % columns) * 17,
      10 + Math.floor(window / columns) * 26,
    ]),
  }
})
const ground = 150
const isLit = (house: number, window: number) => (house * 7 + window * 5) % 4 !== 0

/** The street of the brand: ordinary houses in the evening, most windows lit. Decoration only. */
export function Street() {
  return (
    <svg
      className={styles.street}
      viewBox="0 0 1440 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 120 180 70 330 110 520 50 700 105 880 62 1080 112 1260 66 1440 118V160H0Z" fill="#123b42" />
      {houses.map(({ x, width, height, roof, wall, windows }, house) => (
        <g key={x}>
          <path
            d={`M${x - 6} ${ground - height} ${x + width / 2} ${ground - height - roof} ${x + width + 6} ${ground - height}Z`}
            fill="#0a262b"
          />
          <path d={`M${x} ${ground - height}h${width}v${height}h-${width}z`} fill={wall} />
          <path
            d={windows
              .map(([left, top], window) =>
                isLit(house, window) ? `M${x + left} ${ground - height + top}h9v13h-9z` : '',
              )
              .join('')}
            fill="#f7cb58"
          />
        </g>
      ))}
      <path d={`M0 ${ground}h1440v10H0z`} fill="#071d21" />
    </svg>
  )
}
