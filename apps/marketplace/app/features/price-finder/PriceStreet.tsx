import { formatMoney, formatShortMoney, type PriceBand } from '@pkg/domain'
import { VisuallyHidden } from '@pkg/ui'
import { drawHouses, type House } from './price-windows'
import * as styles from './PriceStreet.css'
import { priceTexts as words } from './texts'

const columns = 2
const pitch = 14

/** A chart of prices as a street: one house per price band, one window per community. Its figures stand behind it as a list. [FIND-016] */
export function PriceStreet({ bands }: { bands: readonly PriceBand[] }) {
  const { scale, houses } = drawHouses(bands)
  const tallest = Math.max(1, ...houses.map(({ windows }) => Math.ceil(windows / columns)))
  return (
    <figure className={styles.figure}>
      <div className={styles.street} aria-hidden="true">
        {houses.map((house) => (
          <div key={house.band.from} className={styles.lot}>
            <Facade house={house} rows={tallest} />
            <span className={styles.price}>{formatShortMoney(house.band.from)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden as="div">
        <ul aria-label={words.chart}>
          {bands.map(({ from, to, communities }) => (
            <li key={from}>
              {words.band(formatMoney(from), formatMoney(to))}: {words.bandCount(communities)}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
      <figcaption className={styles.caption}>{words.window(scale)}</figcaption>
    </figure>
  )
}

function Facade({ house: { windows, lit }, rows }: { house: House; rows: number }) {
  const height = rows * pitch + 10
  const stories = Math.ceil(windows / columns)
  const top = height - stories * pitch
  return (
    <svg className={styles.house} viewBox={`0 0 40 ${height}`} preserveAspectRatio="xMidYMax meet" focusable="false">
      {windows > 0 && (
        <path
          className={styles.wall}
          d={`M4 ${top - 2}h32v${height - top + 2}H4zM0 ${top - 1} 20 ${top - 10} 40 ${top - 1}z`}
        />
      )}
      {Array.from({ length: windows }, (_, index) => (
        <path
          key={index}
          className={index < lit ? styles.lit : styles.dark}
          d={`M${index % columns === 0 ? 9 : 22} ${height - (Math.floor(index / columns) + 1) * pitch + 2}h9v9h-9z`}
        />
      ))}
    </svg>
  )
}
