import { half, type Scene } from './scene'

/** The kinds of trees and plants. */
export type Tree = 'oak' | 'pine' | 'poplar' | 'cypress' | 'palm' | 'saguaro' | 'bush'

/** Draws a tree at a place on the ground. A size of 1 is about 90 high for a tall kind. */
export function drawTree(scene: Scene, kind: Tree, at: { x: number; y?: number; z?: number; size: number }): void {
  const { x, y = 0, z = 0, size } = at
  const [left, foot] = scene.point(x, y, z)
  draw[kind](scene, left, foot, (value) => half(value * size))
}

type Draw = (scene: Scene, x: number, y: number, k: (value: number) => number) => void

const trunk = '#6b5342'
const round = ' stroke-linecap="round" stroke-linejoin="round"'

const draw: Readonly<Record<Tree, Draw>> = {
  oak(scene, x, y, k) {
    scene.fill(scene.tint(trunk), `M${x - k(3)} ${y}h${k(6)}v${-k(34)}h${-k(6)}z`)
    const crown = `a${k(17)} ${k(17)} 0 0 1 ${k(12)} ${-k(26)}a${k(20)} ${k(20)} 0 0 1 ${k(34)} ${k(6)}a${k(17)} ${k(17)} 0 0 1 ${k(4)} ${k(28)}`
    scene.fill(scene.tint('#6f8c55'), `M${x - k(26)} ${y - k(36)}${crown}q${-k(24)} ${k(8)} ${-k(50)} ${-k(8)}z`)
    const shade = `q${k(14)} ${-k(10)} ${k(12)} ${-k(32)}a${k(17)} ${k(17)} 0 0 1 ${k(8)} ${k(32)}z`
    scene.fill(scene.tint('#6f8c55', -0.06), `M${x + k(4)} ${y - k(28)}${shade}`)
  },
  pine(scene, x, y, k) {
    scene.fill(scene.tint('#5f4938'), `M${x - k(2)} ${y}h${k(4)}v${-k(10)}h${-k(4)}z`)
    const right = `l${-k(9)} ${-k(20)}h${k(5)}l${-k(8)} ${-k(18)}h${k(3)}l${-k(8)} ${-k(20)}`
    const left = `l${-k(8)} ${k(20)}h${k(3)}l${-k(8)} ${k(18)}h${k(5)}z`
    scene.fill(scene.tint('#3f6356'), `M${x - k(17)} ${y - k(8)}h${k(34)}${right}${left}`)
    scene.fill(scene.tint('#3f6356', -0.05), `M${x} ${y - k(8)}h${k(17)}${right}z`)
  },
  poplar(scene, x, y, k) {
    scene.fill(scene.tint(trunk), `M${x - k(1.5)} ${y}h${k(3)}v${-k(16)}h${-k(3)}z`)
    const right = `q${k(12)} ${k(20)} ${k(10)} ${k(48)}q${-k(2)} ${k(22)} ${-k(10)} ${k(22)}`
    scene.fill(
      scene.tint('#8a9a52'),
      `M${x} ${y - k(82)}${right}t${-k(10)} ${-k(22)}q${-k(2)} ${-k(28)} ${k(10)} ${-k(48)}z`,
    )
    scene.fill(scene.tint('#8a9a52', -0.06), `M${x} ${y - k(82)}${right}z`)
  },
  cypress(scene, x, y, k) {
    const right = `q${k(9)} ${k(30)} ${k(7)} ${k(72)}q${-k(1)} ${k(18)} ${-k(7)} ${k(18)}`
    scene.fill(
      scene.tint('#43604a'),
      `M${x} ${y - k(92)}${right}t${-k(7)} ${-k(18)}q${-k(2)} ${-k(42)} ${k(7)} ${-k(72)}z`,
    )
  },
  palm(scene, x, y, k) {
    scene.line(scene.tint('#8a7154'), k(4), `M${x} ${y}q${k(4)} ${-k(36)} ${k(2)} ${-k(66)}`)
    const fronds = [
      [-14, -12, -26, 2],
      [14, -12, 26, 2],
      [-6, -18, -18, -18],
      [6, -18, 18, -18],
      [-12, 4, -16, 16],
      [12, 4, 16, 16],
    ].map((curve) => `M${x + k(2)} ${y - k(66)}q${curve.map(k).join(' ')}`)
    scene.line(scene.tint('#55794f'), k(5), fronds.join(''), round)
  },
  saguaro(scene, x, y, k) {
    const arms = `M${x} ${y - k(18)}h${-k(13)}v${-k(16)}M${x} ${y - k(26)}h${k(13)}v${-k(14)}`
    scene.line(scene.tint('#5d7d5c'), k(8), `M${x} ${y}v${-k(52)}${arms}`, round)
  },
  bush(scene, x, y, k) {
    const outline = `q${-k(2)} ${-k(12)} ${k(9)} ${-k(12)}q${k(6)} ${-k(9)} ${k(14)} ${-k(1)}q${k(11)} 0 ${k(9)} ${k(13)}z`
    scene.fill(scene.tint('#64804f'), `M${x - k(16)} ${y}${outline}`)
  },
}
