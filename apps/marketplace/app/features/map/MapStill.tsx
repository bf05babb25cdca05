import type { Area, CommunityTile } from '@pkg/domain'
import { cornersOf } from './area'
import * as styles from './MapStill.css'
import { pinLabel, type PinPrice } from './pin-label'
import { type Box, fitBox, placeInView, stillSize } from './still/still-box'
import { stillUrl } from './still/still-url'
import { mapTexts } from './texts'

/** What a still map shows of a community. */
export type Pinned = Pick<CommunityTile, 'id' | 'name' | 'address'> & PinPrice

/** Nominal pixels that a price takes up. A pin that would cover an earlier one is a dot. */
const price = { width: 58, height: 24 }

/** The map as an image, while its script loads, without scripts, and without WebGL. The list has the same communities. [FIND-002] */
export function MapStill({ box, pinned, lit, area }: { box: Box; pinned: Pinned[]; lit?: string; area?: Area }) {
  const view = fitBox(box)
  const { width, height } = stillSize
  const pins = placePins(pinned, (community) => placeInView(view, community.address))
  const outline = area && cornersOf(area).map((corner) => placeInView(view, corner))
  return (
    <div className={styles.still}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={stillUrl(box, 'dark')} />
        <img
          className={styles.ground}
          src={stillUrl(box, 'light')}
          alt={mapTexts.still}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <svg className={styles.pins} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {outline && <polygon className={styles.area} points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        {pins.map(({ community, x, y, hasPrice }) =>
          hasPrice ? (
            <g key={community.id} className={community.id === lit ? styles.litPrice : styles.price}>
              <rect x={x - price.width / 2} y={y - price.height / 2} width={price.width} height={price.height} rx={4} />
              <text x={x} y={y + 5}>
                {pinLabel(community)}
              </text>
            </g>
          ) : (
            <circle key={community.id} className={styles.dot} cx={x} cy={y} r={5} />
          ),
        )}
      </svg>
    </div>
  )
}

interface PlacedPin {
  community: Pinned
  x: number
  y: number
  hasPrice: boolean
}

function placePins(pinned: Pinned[], placeOf: (community: Pinned) => { x: number; y: number }): PlacedPin[] {
  const placed: PlacedPin[] = []
  for (const community of pinned) {
    const { x, y } = placeOf(community)
    const hasPrice = placed.every(
      (other) => !other.hasPrice || Math.abs(other.x - x) > price.width || Math.abs(other.y - y) > price.height,
    )
    placed.push({ community, x, y, hasPrice })
  }
  // Dots first, so no dot covers a price.
  return placed.sort((one, other) => Number(one.hasPrice) - Number(other.hasPrice))
}
