import * as styles from './MapStill.css'
import { isOverlapping, markSizes, priceBox, type Spot } from './pins/mark-boxes'

/** A community on a still map. Without a label, its price is hidden or unknown. */
export interface StillMark extends Spot {
  id: string
  label: string
}

const corner = 7
const widthOf = (label: string) => label.length * markSizes.letter + 16

const pinPath = (width: number) => `M0 0V-29a4 4 0 0 1 4 -4H${width - 4}a4 4 0 0 1 4 4V-11a4 4 0 0 1 -4 4H9Z`

/** The communities of a still map: a price where there is room, and else a dot. Circles come with the live map. [FIND-003, LOOK-003] */
export function StillMarks({ marks }: { marks: StillMark[] }) {
  const prices: StillMark[] = []
  for (const mark of marks) {
    const box = priceBox(mark)
    if (mark.label && !prices.some((other) => isOverlapping(priceBox(other), box))) prices.push(mark)
  }
  return (
    <>
      {marks.map(({ id, x, y }) => (
        <circle key={id} className={styles.dot} cx={x} cy={y} r={markSizes.dot / 2} />
      ))}
      {prices.map(({ id, x, y, label }) => (
        <g key={id} className={styles.price} transform={`translate(${x} ${y})`}>
          <path d={pinPath(widthOf(label))} />
          <text x={widthOf(label) / 2} y={-corner - 8}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}
