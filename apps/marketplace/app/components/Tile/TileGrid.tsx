import type { CommunityTile } from '@pkg/domain'
import { Tile } from './Tile'
import { layouts } from './TileGrid.css'

export interface TileGridProps {
  communities: CommunityTile[]
  layout: keyof typeof layouts
  /** The level of the tiles' headings. */
  level?: 2 | 3
  /** How many tiles from the first on stand in the first screen and load their picture at once. */
  eager?: number
}

/** Communities side by side, as many as there is room for. */
export function TileGrid({ communities, layout, level = 3, eager = 0 }: TileGridProps) {
  return (
    <ul className={layouts[layout]}>
      {communities.map((community, index) => (
        <li key={community.id}>
          <Tile community={community} level={level} isFirst={index < eager} />
        </li>
      ))}
    </ul>
  )
}
