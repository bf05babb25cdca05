import { clusterBox, isOverlapping, markSizes, priceBox, type Spot } from './mark-boxes'
import { BoxGrid, SpotGrid } from './spot-grid'

/** One community, or several at one place that the API already counts together, on the screen. */
export interface Mark extends Spot {
  communities: number
  /** The lowest known price in dollars a month, or 0. */
  price: number
  /** The price as a pin shows it, or an empty text for one that is hidden or unknown. */
  label: string
}

/** Communities that a map counts in one circle. */
export interface MarkCluster extends Spot {
  communities: number
  price: number
}

/** A circle with the communities in it. */
export interface MarkGroup<Placed extends Mark> extends MarkCluster {
  members: Placed[]
}

/** What a map shows of its communities. */
export interface PlacedMarks<Placed extends Mark> {
  clusters: MarkGroup<Placed>[]
  prices: Placed[]
  dots: Placed[]
}

/** The least number of communities in a circle. Fewer are dots. */
const leastCluster = 4
/** What stays between two circles, in pixels. */
const gap = 4

/**
 * Decides how a map shows communities without overlaps of prices and circles: circles from four communities, then prices where there is
 * room, then dots. What is lit has its place first: a circle there falls apart into dots. `scale` is that of the person’s text, and `together`
 * the distance in pixels at which communities become a cluster. [LOOK-003]
 */
export function placeMarks<Placed extends Mark>(
  marks: Placed[],
  lit: Placed[],
  { scale = 1, together = markSizes.together }: { scale?: number; together?: number } = {},
): PlacedMarks<Placed> {
  const litBoxes = lit.map((mark) => priceBox(mark, scale))
  const { groups, singles } = groupMarks(marks, scale, together * scale)
  const isCovered = (group: MarkGroup<Placed>) => litBoxes.some((box) => isOverlapping(clusterBox(group, scale), box))
  const dots = groups.filter(isCovered).flatMap(({ members }) => members)
  const clusters = groups.filter((group) => !isCovered(group))

  const taken = new BoxGrid()
  for (const box of litBoxes) taken.force(box)
  for (const cluster of clusters) taken.force(clusterBox(cluster, scale))
  const crowd = new SpotGrid<Mark>(markSizes.together * scale)
  for (const mark of [...singles, ...dots]) crowd.add(mark)
  const prices: Placed[] = []
  for (const mark of singles) {
    const isAlone = mark.communities === 1 && crowd.near(mark, markSizes.together * scale).length === 1
    if (isAlone && mark.label !== '' && taken.take(priceBox(mark, scale))) prices.push(mark)
    else dots.push(mark)
  }
  return { clusters, prices, dots }
}

/** Gathers communities that are close together, and returns those that stay on their own. */
function groupMarks<Placed extends Mark>(marks: Placed[], scale: number, together: number) {
  const grid = new SpotGrid<Placed>(together)
  for (const mark of marks) grid.add(mark)
  const grouped = new Set<Placed>()
  let groups: MarkGroup<Placed>[] = []
  // The order doesn’t depend on that of the API, so a map that asks again looks the same.
  const ordered = marks.toSorted(
    (one, other) => other.communities - one.communities || one.x - other.x || one.y - other.y,
  )
  for (const mark of ordered) {
    if (grouped.has(mark)) continue
    const members = grid.near(mark, together).filter((other) => !grouped.has(other))
    if (countAll(members) < leastCluster) continue
    for (const member of members) grouped.add(member)
    groups.push(toGroup(members))
  }
  groups = mergeGroups(groups, (markSizes.cluster + gap) * scale)
  const singles = absorb(
    marks.filter((mark) => !grouped.has(mark)),
    groups,
    ((markSizes.cluster + markSizes.dot) / 2 + gap) * scale,
  )
  return { groups, singles }
}

const countAll = (marks: Mark[]) => marks.reduce((sum, { communities }) => sum + communities, 0)

function toGroup<Placed extends Mark>(members: Placed[]): MarkGroup<Placed> {
  const communities = countAll(members)
  const center = (axis: 'x' | 'y') =>
    members.reduce((sum, member) => sum + member[axis] * member.communities, 0) / communities
  return { x: center('x'), y: center('y'), communities, price: lowestPrice(members), members }
}

function lowestPrice(marks: Pick<Mark, 'price'>[]): number {
  const known = marks.flatMap(({ price }) => (price > 0 ? [price] : []))
  return known.length > 0 ? Math.min(...known) : 0
}

/** Joins groups whose circles would touch, until none do. */
function mergeGroups<Placed extends Mark>(groups: MarkGroup<Placed>[], distance: number): MarkGroup<Placed>[] {
  const grid = new SpotGrid<MarkGroup<Placed>>(distance)
  for (const group of groups) grid.add(group)
  const joined = new Set<MarkGroup<Placed>>()
  const next = groups.flatMap((group) => {
    if (joined.has(group)) return []
    const touching = grid.near(group, distance).filter((other) => !joined.has(other))
    for (const other of touching) joined.add(other)
    return [touching.length > 1 ? toGroup(touching.flatMap(({ members }) => members)) : group]
  })
  return next.length < groups.length ? mergeGroups(next, distance) : next
}

/** Counts communities that a circle would cover with that circle. Returns the others. */
function absorb<Placed extends Mark>(marks: Placed[], groups: MarkGroup<Placed>[], distance: number): Placed[] {
  const grid = new SpotGrid<MarkGroup<Placed>>(distance)
  for (const group of groups) grid.add(group)
  return marks.filter((mark) => {
    const [group] = grid.near(mark, distance)
    if (!group) return true
    group.members.push(mark)
    group.communities += mark.communities
    group.price = lowestPrice([group, mark])
    return false
  })
}
