/** A kind of tree. `bare` is a deciduous one in winter. */
export type TreeKind = 'aspen' | 'oak' | 'conifer' | 'palm' | 'cypress' | 'saguaro' | 'liveOak' | 'bare'

/** The parts of a tree, each with its own path and paint. */
export interface Tree {
  trunk: string
  trunkWidth: number
  crown: string
  /** The shaded side. */
  shade: string
  /** Whether the crown consists of lines, as fronds and twigs do. */
  isLined?: boolean
}

/** Where a tree is, and how large. */
interface Spot {
  x: number
  y: number
  /** Returns a length of the usual tree in this size. */
  at: (units: number) => number
  /** How wide most trunks are. */
  trunkWidth: number
}

/** Returns the paths of a tree at a point. `size` is a factor of its usual height. */
export function buildTree(kind: TreeKind, x: number, y: number, size: number): Tree {
  const at = (units: number) => Math.round(units * size)
  const trunkWidth = Math.max(2, at(5))
  return { trunkWidth, ...trees[kind]({ x, y, at, trunkWidth }) }
}

/** Draws a tree of each kind. */
const trees: Readonly<Record<TreeKind, (spot: Spot) => Omit<Tree, 'trunkWidth'> & { trunkWidth?: number }>> = {
  aspen: ({ x, y, at }) => ({
    trunk: `M${x} ${y}v${at(-40)}`,
    crown: `M${x} ${y - at(27)}a${at(15)} ${at(25)} 0 1 1 1 0z`,
    shade: `M${x} ${y - at(77)}a${at(15)} ${at(25)} 0 0 1 0 ${at(50)}z`,
  }),
  oak: ({ x, y, at, trunkWidth }) => ({
    trunk: `M${x} ${y}v${at(-30)}`,
    trunkWidth: trunkWidth + 1,
    crown: `M${x - at(10)} ${y - at(24)}a${at(17)} ${at(17)} 0 0 1 ${at(-8)}${minus(at(30))}a${at(19)} ${at(19)} 0 0 1 ${at(36)}${minus(at(4))}a${at(17)} ${at(17)} 0 0 1${minus(at(4))} ${at(34)}z`,
    shade: `M${x + at(14)} ${y - at(24)}a${at(17)} ${at(17)} 0 0 0 ${at(4)}${minus(at(34))}q-2 ${at(24)}${minus(at(28))} ${at(34)}z`,
  }),
  conifer: ({ x, y, at }) => ({
    trunk: `M${x} ${y}v${at(-14)}`,
    crown: `M${x} ${y - at(74)}l${at(17)} ${at(30)}h${at(-7)}l${at(13)} ${at(32)}h${at(-46)}l${at(13)}${minus(at(32))}h${at(-7)}z`,
    shade: `M${x} ${y - at(74)}l${at(17)} ${at(30)}h${at(-7)}l${at(13)} ${at(32)}h${at(-23)}z`,
  }),
  cypress: ({ x, y, at }) => ({
    trunk: `M${x} ${y}v${at(-10)}`,
    crown: `M${x} ${y - at(84)}q${at(20)} ${at(44)} ${at(8)} ${at(78)}h${at(-16)}q${at(-12)}${minus(at(34))} ${at(8)}${minus(at(78))}z`,
    shade: `M${x} ${y - at(84)}q${at(20)} ${at(44)} ${at(8)} ${at(78)}h${at(-8)}z`,
  }),
  palm({ x, y, at }) {
    const top = `M${x + at(2)} ${y - at(76)}`
    const frond = (curve: readonly [number, number, number, number]) => `${top}q${curve.map(at).join(' ')}`
    return {
      trunk: `M${x} ${y}q${at(4)}${minus(at(40))} ${at(2)}${minus(at(76))}`,
      crown: frond([-14, -14, -28, 6]) + frond([-18, -2, -22, 20]) + frond([-4, -16, -16, -16]),
      shade: frond([14, -14, 28, 6]) + frond([18, -2, 22, 20]) + frond([4, -16, 16, -16]),
      isLined: true,
    }
  },
  saguaro: ({ x, y, at }) => ({
    trunk: '',
    crown: `M${x} ${y}v${at(-52)}M${x} ${y - at(18)}h${at(-13)}v${at(-16)}`,
    shade: `M${x} ${y - at(24)}h${at(13)}v${at(-20)}`,
    isLined: true,
  }),
  liveOak: ({ x, y, at }) => ({
    trunk: `M${x} ${y}v${at(-26)}m0 ${at(8)}l${at(16)}${minus(at(16))}m${at(-16)} ${at(12)}l${at(-14)}${minus(at(12))}`,
    crown: `M${x - at(40)} ${y - at(28)}a${at(16)} ${at(15)} 0 0 1 ${at(18)}${minus(at(20))}a${at(22)} ${at(18)} 0 0 1 ${at(40)}${minus(at(4))}a${at(18)} ${at(16)} 0 0 1 ${at(20)} ${at(24)}z`,
    shade: `M${x} ${y - at(28)}q${at(16)}${minus(at(4))} ${at(26)}${minus(at(24))}a${at(17)} ${at(16)} 0 0 1 ${at(12)} ${at(24)}z`,
  }),
  bare: ({ x, y, at }) => ({
    trunk: `M${x} ${y}v${at(-52)}m0 ${at(30)}l${at(18)}${minus(at(22))}m${at(-18)} ${at(14)}l${at(-18)}${minus(at(20))}m${at(18)} ${at(6)}l${at(12)}${minus(at(18))}m${at(-12)} ${at(12)}l${at(-11)}${minus(at(16))}`,
    trunkWidth: Math.max(2, at(4)),
    crown: '',
    shade: '',
  }),
}

/** Returns a negated coordinate with a separator, which a minus sign makes unnecessary. */
const minus = (value: number) => (value > 0 ? `-${value}` : ` ${-value}`)
