import type { CommunityTile } from '@pkg/domain'
import { LitItem } from '~/parts/selection/LitItem'
import { Tile } from './Tile'
import { layouts } from './TileGrid.css'

export interface TileGridProps {
  communities: CommunityTile[]
  layout: keyof typeof layouts
  /** The heading level of the tiles. */
  level?: 2 | 3
  /** The number of tiles on the first screen. They load their image immediately. */
  eager?: number
}

/** A grid of communities. */
export function TileGrid({ communities, layout, level = 3, eager = 0 }: TileGridProps) {
  return (
    <ul className={layouts[layout]}>
      {communities.map((community, index) => (
        <LitItem key={community.id} id={community.id}>
          <Tile community={community} level={level} isFirst={index < eager} />
        </LitItem>
      ))}
    </ul>
  )
}
