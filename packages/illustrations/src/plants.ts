import type { Drawing } from './drawing'
import { mixColors, shaded } from './color'
import { hasSnow } from './scenery'
import type { Landscape, Season } from './traits'

/** The parts of a tree, each with its own path and paint. */
interface Tree {
  trunk: string
  trunkWidth: number
  crown: string
  /** The shaded side. */
  shade: string
  /** Whether the crown consists of lines, as fronds and twigs do. */
  isLined?: boolean
}

type TreeKind = 'aspen' | 'oak' | 'conifer' | 'palm' | 'cypress' | 'saguaro' | 'liveOak' | 'bare'

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

/** Returns the paths of a tree at a point. `size` is a factor of its usual height. */
function buildTree(kind: TreeKind, x: number, y: number, size: number): Tree {
  const at = (units: number) => Math.round(units * size)
  const trunkWidth = Math.max(2, at(5))
  switch (kind) {
    case 'aspen':
      return {
        trunk: `M${x} ${y}v${at(-40)}`,
        trunkWidth,
        crown: `M${x} ${y - at(27)}a${at(15)} ${at(25)} 0 1 1 1 0z`,
        shade: `M${x} ${y - at(77)}a${at(15)} ${at(25)} 0 0 1 0 ${at(50)}z`,
      }
    case 'oak':
      return {
        trunk: `M${x} ${y}v${at(-30)}`,
        trunkWidth: trunkWidth + 1,
        crown: `M${x - at(10)} ${y - at(24)}a${at(17)} ${at(17)} 0 0 1 ${at(-8)}${minus(at(30))}a${at(19)} ${at(19)} 0 0 1 ${at(36)}${minus(at(4))}a${at(17)} ${at(17)} 0 0 1${minus(at(4))} ${at(34)}z`,
        shade: `M${x + at(14)} ${y - at(24)}a${at(17)} ${at(17)} 0 0 0 ${at(4)}${minus(at(34))}q-2 ${at(24)}${minus(at(28))} ${at(34)}z`,
      }
    case 'conifer':
      return {
        trunk: `M${x} ${y}v${at(-14)}`,
        trunkWidth,
        crown: `M${x} ${y - at(74)}l${at(17)} ${at(30)}h${at(-7)}l${at(13)} ${at(32)}h${at(-46)}l${at(13)}${minus(at(32))}h${at(-7)}z`,
        shade: `M${x} ${y - at(74)}l${at(17)} ${at(30)}h${at(-7)}l${at(13)} ${at(32)}h${at(-23)}z`,
      }
    case 'cypress':
      return {
        trunk: `M${x} ${y}v${at(-10)}`,
        trunkWidth,
        crown: `M${x} ${y - at(84)}q${at(20)} ${at(44)} ${at(8)} ${at(78)}h${at(-16)}q${at(-12)}${minus(at(34))} ${at(8)}${minus(at(78))}z`,
        shade: `M${x} ${y - at(84)}q${at(20)} ${at(44)} ${at(8)} ${at(78)}h${at(-8)}z`,
      }
    case 'palm': {
      const top = `M${x + at(2)} ${y - at(76)}`
      const frond = (curve: readonly [number, number, number, number]) => `${top}q${curve.map(at).join(' ')}`
      return {
        trunk: `M${x} ${y}q${at(4)}${minus(at(40))} ${at(2)}${minus(at(76))}`,
        trunkWidth,
        crown: frond([-14, -14, -28, 6]) + frond([-18, -2, -22, 20]) + frond([-4, -16, -16, -16]),
        shade: frond([14, -14, 28, 6]) + frond([18, -2, 22, 20]) + frond([4, -16, 16, -16]),
        isLined: true,
      }
    }
    case 'saguaro':
      return {
        trunk: '',
        trunkWidth,
        crown: `M${x} ${y}v${at(-52)}M${x} ${y - at(18)}h${at(-13)}v${at(-16)}`,
        shade: `M${x} ${y - at(24)}h${at(13)}v${at(-20)}`,
        isLined: true,
      }
    case 'liveOak':
      return {
        trunk: `M${x} ${y}v${at(-26)}m0 ${at(8)}l${at(16)}${minus(at(16))}m${at(-16)} ${at(12)}l${at(-14)}${minus(at(12))}`,
        trunkWidth,
        crown: `M${x - at(40)} ${y - at(28)}a${at(16)} ${at(15)} 0 0 1 ${at(18)}${minus(at(20))}a${at(22)} ${at(18)} 0 0 1 ${at(40)}${minus(at(4))}a${at(18)} ${at(16)} 0 0 1 ${at(20)} ${at(24)}z`,
        shade: `M${x} ${y - at(28)}q${at(16)}${minus(at(4))} ${at(26)}${minus(at(24))}a${at(17)} ${at(16)} 0 0 1 ${at(12)} ${at(24)}z`,
      }
    case 'bare':
      return {
        trunk: `M${x} ${y}v${at(-52)}m0 ${at(30)}l${at(18)}${minus(at(22))}m${at(-18)} ${at(14)}l${at(-18)}${minus(at(20))}m${at(18)} ${at(6)}l${at(12)}${minus(at(18))}m${at(-12)} ${at(12)}l${at(-11)}${minus(at(16))}`,
        trunkWidth: Math.max(2, at(4)),
        crown: '',
        shade: '',
      }
  }
}

/** Returns a negated coordinate with a separator, which a minus sign makes unnecessary. */
const minus = (value: number) => (value > 0 ? `-${value}` : ` ${-value}`)

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
