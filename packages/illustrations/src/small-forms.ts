import { drawBlock } from './block'
import type { HouseForm } from './house-form'
import { drawChimney, drawDoor, drawPorch, drawWindows } from './openings'
import { walls } from './materials'
import { drawTree } from './trees'

const charcoal = '#383f41'

/** The forms of small houses: at most two floors, for up to about a dozen people. [LOOK-004] */
export const smallForms = {
  bungalow: {
    door: 168,
    draw(scene, { wall, second, roof }) {
      drawBlock(scene, { x: 74, z: 10, width: 206, depth: 76, height: 42, wall, roof, rise: 34, eave: 8 })
      drawChimney(scene, { x: 230, y: 60, z: 40, height: 30, smokes: true })
      drawWindows(scene, { x: 214, y: 12, z: 10, span: 60, columns: 2, size: [15, 18] })
      drawBlock(scene, {
        x: 88,
        z: -14,
        width: 104,
        depth: 40,
        height: 38,
        wall: second,
        roof,
        rise: 30,
        form: 'front',
        eave: 8,
      })
      drawWindows(scene, { x: 92, y: 12, z: -14, span: 60, columns: 2, size: [15, 17] })
      drawWindows(scene, { x: 118, y: 44, z: -14, span: 44, columns: 1, size: [12, 9] })
      drawDoor(scene, { x: 168, z: -14, height: 28 })
    },
  },
  porch: {
    door: 166,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 188, z: 34, width: 88, depth: 60, height: 62, wall, roof, rise: 26 })
      drawWindows(scene, { x: 206, y: 10, z: 34, span: 66, columns: 2, rows: 2, pitch: 30, size: [11, 17] })
      drawBlock(scene, { x: 96, z: 6, width: 112, depth: 80, height: 82, wall, roof, rise: 44, form: 'front', eave: 7 })
      drawWindows(scene, { x: 104, y: 50, z: 6, span: 96, columns: 3, size: [11, 18] })
      drawWindows(scene, { x: 136, y: 88, z: 6, span: 32, columns: 1, size: [12, 14], hasArch: true })
      drawWindows(scene, { x: 102, y: 12, z: 6, span: 44, columns: 2, size: [11, 19] })
      drawDoor(scene, { x: 166, z: 6, height: 30 })
      drawPorch(scene, { x: 88, width: 176, z: -16, height: 40, posts: 6, roof })
    },
  },
  cottages: {
    door: 118,
    draw(scene, { wall, second, roof, tree }) {
      drawBlock(scene, { x: 150, z: 90, width: 76, depth: 44, height: 36, wall: 'rose', roof: 'rust', rise: 30 })
      drawWindows(scene, { x: 156, y: 12, z: 90, span: 64, columns: 3, size: [10, 15] })
      drawChimney(scene, { x: 164, y: 50, z: 108, height: 20 })
      drawTree(scene, tree, { x: 250, z: 80, size: 0.7 })
      drawBlock(scene, {
        x: 218,
        z: 14,
        width: 84,
        depth: 56,
        height: 42,
        wall: second,
        roof,
        rise: 38,
        form: 'front',
        eave: 7,
      })
      drawWindows(scene, { x: 224, y: 14, z: 14, span: 40, columns: 2, size: [11, 16] })
      drawWindows(scene, { x: 244, y: 46, z: 14, span: 32, columns: 1, size: [11, 12], hasArch: true })
      drawDoor(scene, { x: 276, z: 14, height: 26 })
      drawBlock(scene, { x: 46, width: 100, depth: 60, height: 40, wall, roof: 'cedar', rise: 40, eave: 7 })
      drawWindows(scene, { x: 52, y: 13, span: 52, columns: 2, size: [13, 16] })
      drawDoor(scene, { x: 116, height: 27, color: '#efe4cc' })
      drawChimney(scene, { x: 60, y: 62, z: 30, height: 24, smokes: true })
      drawBlock(scene, {
        x: 84,
        z: 14,
        y: 44,
        width: 24,
        depth: 16,
        height: 18,
        wall,
        roof: 'cedar',
        rise: 14,
        form: 'front',
        eave: 3,
      })
      drawWindows(scene, { x: 88, y: 48, z: 14, span: 16, columns: 1, size: [9, 11] })
    },
  },
  farmhouse: {
    door: 164,
    draw(scene, { wall, roof }) {
      drawBlock(scene, { x: 248, z: 70, width: 74, depth: 60, height: 52, wall: 'barn', roof, rise: 34, form: 'front' })
      const [left, top] = scene.point(272, 30, 70)
      scene.line(scene.tint(walls.white), 2, `M${left} ${top}h26v30h-26zl26 30m0-30l-26 30`)
      drawBlock(scene, { x: 148, z: 20, width: 96, depth: 54, height: 54, wall, roof, rise: 28 })
      drawWindows(scene, { x: 158, y: 12, z: 20, span: 84, columns: 3, size: [11, 19] })
      drawBlock(scene, { x: 60, width: 88, depth: 70, height: 74, wall, roof, rise: 52, form: 'front', eave: 6 })
      drawWindows(scene, { x: 66, y: 12, span: 76, columns: 3, size: [11, 19] })
      drawWindows(scene, { x: 66, y: 46, span: 76, columns: 2, size: [11, 19] })
      drawWindows(scene, { x: 94, y: 86, span: 20, columns: 1, size: [10, 14] })
      drawDoor(scene, { x: 164, z: 4, height: 28, color: '#8b3d2e' })
      drawPorch(scene, { x: 148, width: 98, z: -6, height: 38, posts: 5, roof })
    },
  },
  ranch: {
    door: 172,
    draw(scene, { wall, second, roof }) {
      drawBlock(scene, {
        x: 206,
        z: 20,
        width: 96,
        depth: 60,
        height: 34,
        wall: second,
        roof,
        rise: 16,
        form: 'shed',
        eave: 10,
      })
      drawWindows(scene, { x: 212, y: 8, z: 20, span: 84, columns: 4, size: [15, 22], hasBars: false })
      drawChimney(scene, { x: 190, y: 0, z: 10, width: 22, height: 78, color: '#a39680' })
      drawBlock(scene, { x: 78, width: 118, depth: 66, height: 40, wall, roof, form: 'flat', eave: 12 })
      drawWindows(scene, { x: 82, y: 6, span: 76, columns: 3, size: [22, 30], hasBars: false, trim: '#3a2c22' })
      drawDoor(scene, { x: 172, height: 32, color: '#c98f16' })
      const beam = (x: number, right: number, y: number, z: number, height: number) =>
        scene.face(scene.tint(charcoal), [
          [x, y, z],
          [right, y, z],
          [right, y + height, z],
          [x, y + height, z],
        ])
      scene.face(scene.tint(charcoal, 0.05), [
        [62, 47, -14],
        [206, 47, -14],
        [206, 47, 60],
        [62, 47, 60],
      ])
      beam(62, 206, 42, -14, 5)
      beam(30, 84, 34, -10, 4)
      const posts = [36, 58].map((x) => `M${scene.point(x, 34, -10).join(' ')}v34`)
      scene.line(scene.tint(charcoal), 2.5, posts.join(''))
    },
  },
} as const satisfies Readonly<Record<string, HouseForm>>
