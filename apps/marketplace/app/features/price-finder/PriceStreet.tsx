import type { PriceAnswer, PriceWindow } from '@pkg/api-client'
import { formatMoney } from '@pkg/domain'
import { BareLink, breakpoints } from '@pkg/ui'
import * as styles from './PriceStreet.css'
import type { StreetSize, StreetView } from './street-view.server'
import { priceTexts as words } from './texts'
import { StreetCard, useStreetWalk } from './StreetCard'
import { windowFacts } from './window-facts'

interface PriceStreetProps {
  view: StreetView
  prices: NonNullable<PriceAnswer['prices']>
  /** Each community of the street, if a window is one. */
  windows: readonly PriceWindow[]
}

const formats = ['narrow', 'middle', 'wide'] as const
const from = (pixels: number) => `(min-width: ${pixels / 16}em)`

/**
 * Prices as a street at night: one house per price band, one window per community, lit if its price is in the range. A window says which
 * community it is, and opens it. The same stands behind it as a list. [FIND-016, LOOK-007]
 */
export function PriceStreet({ view: { sizes, scale }, prices, windows }: PriceStreetProps) {
  const walk = useStreetWalk(sizes, scale === 1 ? windows : [])
  const { narrow, middle, wide } = sizes
  return (
    <figure className={styles.figure}>
      <div className={styles.street} {...walk.handlers}>
        <picture key={wide.image}>
          <source media={from(breakpoints.laptop)} srcSet={wide.image} width={wide.width} height={wide.height} />
          <source media={from(breakpoints.tablet)} srcSet={middle.image} width={middle.width} height={middle.height} />
          <img className={styles.picture} src={narrow.image} width={narrow.width} height={narrow.height} alt="" />
        </picture>
        {formats.map((format) => (
          <Overlay key={format} format={format} size={sizes[format]} current={walk.current?.index} />
        ))}
        {walk.current && <StreetCard id={walk.cardId} {...walk.current} open={walk.open} />}
      </div>
      <figcaption className={styles.caption}>
        <span>
          <span className={styles.marks.lit} />
          {words.inRange(prices.inRange)}
        </span>
        <span>
          <span className={styles.marks.dark} />
          {words.outside(prices.communities - prices.inRange)}
        </span>
        <span>{words.window(scale)}</span>
        <AsList prices={prices} windows={windows} />
      </figcaption>
    </figure>
  )
}

function Overlay({
  format,
  size,
  current,
}: {
  format: (typeof formats)[number]
  size: StreetSize
  current: number | undefined
}) {
  const { width, height, pane, panes, labels } = size
  const [, x = 0, y = 0] = panes.find(([index]) => index === current) ?? []
  return (
    <svg className={styles.overlays[format]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {labels.map(({ x: middle, y: base, text, isLit }) => (
        <text
          key={text}
          className={isLit ? styles.litLabel : styles.label}
          x={middle}
          y={base}
          fontSize={format === 'wide' ? 18 : 14}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {x > 0 && <rect className={styles.frame} x={x - 4} y={y - 4} width={pane.width + 8} height={pane.height + 8} />}
    </svg>
  )
}

function AsList({ prices, windows }: Pick<PriceStreetProps, 'prices' | 'windows'>) {
  return (
    <details className={styles.list}>
      <summary>{words.list}</summary>
      <ul aria-label={words.chart} className={styles.items}>
        {prices.bands.map(({ from: low, to, communities }) => (
          <li key={low}>
            {words.band(formatMoney(low), formatMoney(to))}: {words.bandCount(communities)}
          </li>
        ))}
      </ul>
      {windows.length > 0 && (
        <ul aria-label={words.communities} className={styles.items}>
          {windows.map((window) => (
            <li key={window.path}>
              <BareLink href={window.path}>{window.name}</BareLink> {windowFacts(window)}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
