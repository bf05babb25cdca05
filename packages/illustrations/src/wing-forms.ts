import { drawBlock } from './block'
import { lamp } from './light'
import type { HouseForm } from './house-form'
import { drawChimney, drawDoor, drawPorch, drawWindows } from './openings'
import { drawTree } from './trees'

const oakTrim = '#e3cfa6'
const brownTrim = '#7b5a3f'
const sandTrim = '#e7d9bd'

/** The forms of houses with wings, for a few dozen people. [LOOK-004] */
export const wingForms = {
  ell: {
    door: 168,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 44, z: 40, width: 220, depth: 56, height: 70, wall, roof, rise: 32 })
      drawWindows(scene, { x: 52, y: 12, z: 40, span: 142, columns: 6, rows: 2, pitch: 31, size: [10, 17] })
      drawChimney(scene, { x: 92, y: 92, z: 68, height: 24, smokes: true })
      drawBlock(scene, { x: 200, z: -20, width: 84, depth: 92, height: 70, wall, roof, rise: 42, form: 'front' })
      drawWindows(scene, { x: 206, y: 12, z: -20, span: 72, columns: 3, rows: 2, pitch: 31, size: [11, 17] })
      drawWindows(scene, { x: 230, y: 80, z: -20, span: 24, columns: 1, size: [10, 12], hasArch: true })
      drawBlock(scene, { x: 152, z: 22, width: 46, depth: 18, height: 30, wall: 'cream', roof, form: 'hip', rise: 10 })
      drawDoor(scene, { x: 168, z: 22, height: 24, width: 14 })
    },
  },
  u: {
    door: 166,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 64, z: 74, width: 216, depth: 44, height: 66, wall, roof, rise: 24, form: 'hip' })
      for (const x of [118, 190]) {
        drawWindows(scene, { x, y: 12, z: 74, span: 46, columns: 3, rows: 2, pitch: 27, size: [9, 15] })
      }
      drawBlock(scene, { x: 160, z: 62, width: 30, depth: 20, height: 76, wall, roof, rise: 22, form: 'front' })
      drawWindows(scene, { x: 164, y: 42, z: 62, span: 22, columns: 1, size: [10, 18], hasArch: true })
      drawDoor(scene, { x: 169, z: 62, height: 27 })
      drawBlock(scene, { x: 36, z: 2, width: 68, depth: 66, height: 54, wall, roof, rise: 22, form: 'hip' })
      drawWindows(scene, { x: 40, y: 9, z: 2, span: 60, columns: 4, rows: 2, pitch: 24, size: [8, 14] })
      drawBlock(scene, { x: 240, z: -14, width: 68, depth: 78, height: 40, wall, roof, rise: 30, form: 'front' })
      drawWindows(scene, { x: 246, y: 11, z: -14, span: 56, columns: 3, size: [10, 17] })
      drawTree(scene, 'oak', { x: 140, z: 14, size: 0.55 })
    },
  },
  courtyard: {
    door: 173,
    draw(scene, { wall, roof, tree }) {
      const tall = tree === 'saguaro' || tree === 'palm' ? 'cypress' : tree
      drawBlock(scene, { x: 66, z: 80, width: 230, depth: 40, height: 46, wall, roof, form: 'flat' })
      drawBlock(scene, { x: 214, z: 60, width: 60, depth: 40, height: 74, wall, roof, rise: 14, form: 'hip' })
      drawWindows(scene, { x: 218, y: 44, z: 60, span: 52, columns: 3, size: [8, 16], hasArch: true, trim: '#b98a63' })
      drawTree(scene, tall, { x: 112, z: 50, size: 0.9 })
      drawTree(scene, tall, { x: 128, z: 50, size: 0.75 })
      drawBlock(scene, { x: 34, width: 92, depth: 90, height: 44, wall, roof, form: 'flat' })
      drawWindows(scene, { x: 40, y: 14, span: 80, columns: 3, size: [11, 17], trim: brownTrim })
      drawBlock(scene, { x: 126, z: 10, width: 110, depth: 6, height: 30, wall, roof, form: 'flat' })
      drawBlock(scene, { x: 158, z: 6, width: 46, depth: 8, height: 42, wall, roof, form: 'mission', rise: 16 })
      drawDoor(scene, { x: 172, z: 6, height: 30, width: 18, color: '#2c6a6d' })
      drawBlock(scene, { x: 236, z: -6, width: 82, depth: 90, height: 44, wall, roof, form: 'flat' })
      drawWindows(scene, { x: 242, y: 14, z: -6, span: 70, columns: 3, size: [11, 17], trim: brownTrim })
      const beams = [48, 64, 80, 96, 112].map((x) => `M${scene.point(x, 38).join(' ')}h.1`)
      scene.line(scene.tint('#6b4a33'), 4, beams.join(''), ' stroke-linecap="round"')
    },
  },
  spanish: {
    door: 196,
    draw(scene, { wall, roof }) {
      const woodTrim = '#7b4a34'
      drawBlock(scene, { x: 92, z: 30, width: 150, depth: 56, height: 64, wall, roof, rise: 18, form: 'hip', eave: 6 })
      drawWindows(scene, { x: 110, y: 40, z: 30, span: 100, columns: 4, size: [10, 15], trim: woodTrim })
      drawBlock(scene, { x: 230, z: 16, width: 44, depth: 44, height: 100, wall, roof, rise: 18, form: 'hip', eave: 6 })
      drawWindows(scene, { x: 234, y: 72, z: 16, span: 36, columns: 2, size: [8, 16], hasArch: true, trim: sandTrim })
      drawWindows(scene, { x: 238, y: 34, z: 16, span: 28, columns: 1, size: [10, 16], trim: woodTrim })
      drawBlock(scene, { x: 70, z: 4, width: 150, depth: 26, height: 36, wall, roof, rise: 10, eave: 5 })
      const lit = scene.light === 'night' ? 1 : 0
      drawWindows(scene, {
        x: 76,
        y: 0,
        z: 4,
        span: 112,
        columns: 4,
        size: [20, 21],
        hasArch: true,
        hasBars: false,
        trim: sandTrim,
        lit,
      })
      drawDoor(scene, { x: 196, z: 4, height: 27, width: 14, color: '#5a3826' })
      drawBlock(scene, { x: 274, z: 4, width: 44, depth: 6, height: 22, wall, roof, form: 'flat' })
      drawTree(scene, 'bush', { x: 300, size: 0.8 })
    },
  },
  lodge: {
    door: 202,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 40, z: 30, width: 150, depth: 60, height: 52, wall, roof, rise: 36, eave: 8 })
      drawWindows(scene, { x: 46, y: 12, z: 30, span: 100, columns: 5, rows: 2, size: [10, 13], trim: oakTrim })
      drawChimney(scene, { x: 72, y: 74, z: 60, width: 14, height: 34, color: '#948b7c', smokes: true })
      drawBlock(scene, {
        x: 150,
        z: -6,
        width: 118,
        depth: 90,
        height: 56,
        wall,
        roof,
        rise: 72,
        form: 'front',
        eave: 10,
      })
      const [left, foot] = scene.point(180, 0, -6)
      const pane = `M${left} ${foot - 34}v-28l29-36 29 36v28z`
      const isLit = scene.light === 'night' || scene.light === 'golden'
      scene.fill(isLit ? lamp : scene.tint(scene.colors.glass), pane)
      const bars = `M${left + 19} ${foot - 34}v-52M${left + 39} ${foot - 34}v-52M${left} ${foot - 58}h58`
      scene.line(scene.tint(oakTrim), 2.5, pane + bars)
      for (const x of [156, 232]) {
        drawWindows(scene, { x, y: 8, z: -6, span: 30, columns: 1, size: [12, 16], trim: oakTrim })
      }
      drawDoor(scene, { x: 202, z: -6, height: 27, width: 15 })
      drawBlock(scene, { x: 268, z: 30, width: 50, depth: 50, height: 34, wall: 'stone', roof, rise: 22, eave: 6 })
      drawWindows(scene, { x: 274, y: 10, z: 30, span: 40, columns: 2, size: [11, 14], trim: oakTrim })
    },
  },
  victorian: {
    door: 208,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 112, z: 26, width: 116, depth: 60, height: 92, wall, roof, rise: 34, form: 'hip' })
      drawWindows(scene, { x: 150, y: 14, z: 26, span: 74, columns: 3, rows: 2, pitch: 40, size: [11, 20] })
      drawBlock(scene, { x: 168, z: 4, width: 58, depth: 60, height: 88, wall, roof, rise: 40, form: 'front' })
      drawWindows(scene, { x: 172, y: 52, z: 4, span: 50, columns: 2, size: [11, 20] })
      drawWindows(scene, { x: 186, y: 92, z: 4, span: 22, columns: 1, size: [10, 14], hasArch: true })
      drawBlock(scene, { x: 92, width: 44, depth: 40, height: 112, wall, roof, rise: 46, form: 'hip', eave: 5 })
      drawWindows(scene, { x: 95, y: 14, span: 38, columns: 2, rows: 3, pitch: 33, size: [9, 18] })
      drawWindows(scene, { x: 178, y: 10, z: 4, span: 24, columns: 1, size: [13, 20] })
      drawDoor(scene, { x: 208, z: 4, height: 29, color: '#c98f16' })
      drawPorch(scene, { x: 134, width: 116, z: -12, height: 38, posts: 6, roof })
      drawChimney(scene, { x: 206, y: 110, z: 50, height: 22, smokes: true })
    },
  },
} as const satisfies Readonly<Record<string, HouseForm>>
