import type { Drawing } from './drawing'
import { mixColors, shaded } from './color'
import { hasSnow } from './scenery'
import type { Landscape, Season } from './traits'
import { buildTree, type TreeKind } from './trees'

/** The main and the second kind of tree in each landscape. */
const kinds: Readonly<Record<Landscape, readonly [TreeKind, TreeKind]>> = {
  'mountain-west': ['aspen', 'conifer'],
  southwest: ['saguaro', 'liveOak'],
  'pacific-west': ['cypress', 'palm'],
  northwest: ['conifer', 'oak'],
  midwest: ['oak', 'conifer'],
  northeast: ['oak', 'conifer'],
  south: ['liveOak', 'oak'],
  southeast: ['palm', 'liveOak'],
}

const leaves: Readonly<Record<TreeKind, string>> = {
  aspen: '#8aa55c',
  oak: '#6f9058',
  conifer: '#436d5b',
  palm: '#608c58',
  cypress: '#4d7255',
  saguaro: '#5f8659',
  liveOak: '#66854f',
  bare: '#6b5b4e',
}

const autumn: Partial<Record<TreeKind, readonly string[]>> = {
  aspen: ['#dca93c', '#d99a35'],
  oak: ['#c2703a', '#b9543a', '#d09a44'],
  liveOak: ['#94924f'],
}

const deciduous: readonly TreeKind[] = ['aspen', 'oak']

function leafColor(kind: TreeKind, season: Season, random: Drawing['random']): string {
  if (season === 'autumn') return random.pick(autumn[kind] ?? [leaves[kind]])
  if (season === 'spring') return mixColors(leaves[kind], kind === 'conifer' ? '#5b8766' : '#a8cc72', 0.3)
  return leaves[kind]
}

/** Draws a group of trees of one kind, with one path for each paint. */
function drawStand(
  { sheet, random, traits, tint }: Drawing,
  kind: TreeKind,
  feet: readonly [x: number, y: number, size: number][],
) {
  const { season } = traits
  const shown = season === 'winter' && deciduous.includes(kind) ? 'bare' : kind
  const stand = feet.map(([x, y, size]) => buildTree(shown, x, y, size))
  const [first] = stand
  if (!first) return
  const leaf = leafColor(kind, season, random)
  const color = hasSnow(traits) && kind === 'conifer' ? mixColors(leaf, '#e7eef0', 0.35) : leaf
  const trunks = stand.map(({ trunk }) => trunk).join('')
  if (shown === 'bare') sheet.roundLine(trunks, tint('#6e523f'), first.trunkWidth)
  else sheet.line(trunks, tint(shown === 'aspen' ? '#e2d8c4' : '#6e523f'), first.trunkWidth)
  const crown = stand.map((tree) => tree.crown).join('')
  const shade = stand.map((tree) => tree.shade).join('')
  const width = shown === 'saguaro' ? first.trunkWidth * 2 : first.trunkWidth
  if (first.isLined) {
    sheet.roundLine(crown, tint(color), width)
    sheet.roundLine(shade, tint(shaded(color)), width)
  } else {
    sheet.fill(crown, tint(color))
    sheet.fill(shade, tint(shaded(color)))
  }
}

/** Draws the trees behind the building. */
export function drawBackTrees(drawing: Drawing): void {
  const { random, traits } = drawing
  const [kind, companion] = kinds[traits.landscape]
  const size = () => random.between(62, 84) / 100
  const place = random.between(36, 64)
  if (drawing.detail.companions) drawStand(drawing, companion, [[place, 192, size()]])
  if (!drawing.detail.trees) return
  drawStand(drawing, kind, [
    [random.between(14, 34), 192, size()],
    [random.between(308, 334), 192, size()],
  ])
}

/** Draws the tree next to the path in the foreground. */
export function drawFrontTree(drawing: Drawing, isLeft: boolean): void {
  const { random, traits } = drawing
  const [kind, companion] = kinds[traits.landscape]
  const x = isLeft ? random.between(20, 36) : random.between(322, 338)
  drawStand(drawing, random.chance(0.7) ? kind : companion, [[x, 226, random.between(108, 124) / 100]])
}
