import type { CommunityTile } from '@pkg/domain'

/** How many communities a section of the home page shows. */
const shown = 4

type Priced = Pick<CommunityTile, 'id' | 'hidePricing' | 'startingRate'>
type Placed = Priced & { address: Pick<CommunityTile['address'], 'state'> }

/** The home page says to see the price first, so it shows no community without one. */
const showsPrice = ({ hidePricing, startingRate }: Priced): boolean => !hidePricing && startingRate > 0

/** Returns the first communities of a list that show a price, none twice, and none of those that another section has. [LOOK-005] */
export function chooseForHome<Tile extends Priced>(tiles: readonly Tile[], others: readonly Priced[] = []): Tile[] {
  const taken = new Set(others.map(({ id }) => id))
  const chosen: Tile[] = []
  for (const tile of tiles) {
    if (chosen.length === shown || taken.has(tile.id) || !showsPrice(tile)) continue
    taken.add(tile.id)
    chosen.push(tile)
  }
  return chosen
}

/** Returns the state that most of some communities are in, of several the first. Those without a price don’t count. [LOOK-005] */
export function mainState(tiles: readonly Placed[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { address } of tiles.filter(showsPrice)) counts.set(address.state, (counts.get(address.state) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}
