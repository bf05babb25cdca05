import { drawBlock } from './block'
import type { HouseForm } from './house-form'
import type { Wall } from './materials'
import { drawDoor, drawSideWindows, drawWindows } from './openings'
import { half, type Scene } from './scene'

/** A house of a row: its wall, height, width, floors, roof, and door. */
type RowHouse = readonly [
  wall: Wall,
  height: number,
  width: number,
  floors: number,
  form: 'flat' | 'mansard' | 'side',
  door: string,
]

function drawRowHouse(
  scene: Scene,
  x: number,
  z: number,
  [wall, height, width, floors, form, color]: RowHouse,
  roof: Parameters<typeof drawBlock>[1]['roof'],
): void {
  drawBlock(scene, { x, z, width, depth: 50, height, wall, roof, form, rise: form === 'side' ? 16 : 18 })
  const columns = width > 52 ? 3 : 2
  const pitch = (height - 40) / (floors - 1)
  drawWindows(scene, {
    x: x + 2,
    y: 38,
    span: width - 4,
    columns,
    rows: floors - 1,
    pitch,
    size: [9, 15],
    hasBars: false,
  })
  drawWindows(scene, { x: x + 22, y: 12, span: width - 24, columns: 1, size: [12, 16] })
  drawDoor(scene, { x: x + 7, y: 4, height: 27, width: 10, color, hasLamp: form === 'mansard' })
  scene.face(scene.tint('#c9bda6'), [
    [x + 4, 0, -6],
    [x + 21, 0, -6],
    [x + 21, 4, -6],
    [x + 4, 4, -6],
  ])
}

/** The forms of houses in town, which stand on a street. [LOOK-004] */
export const townForms = {
  row: {
    door: 110,
    draw(scene, { wall, second, roof }) {
      const houses: readonly RowHouse[] = [
        [second, 106, 60, 3, 'flat', '#075259'],
        [wall, 92, 68, 3, 'mansard', '#80361e'],
        ['slate', 118, 56, 4, 'flat', '#3a4b4f'],
        [wall === 'rose' ? 'cream' : 'rose', 86, 70, 3, 'side', '#2c5c40'],
      ]
      let x = 40
      for (const [index, house] of houses.entries()) {
        drawRowHouse(scene, x, index % 2 === 0 ? 5 : 0, house, roof)
        x += house[2]
      }
    },
  },
  tower: {
    door: 188,
    draw(scene, { wall, second, roof }) {
      drawBlock(scene, { x: 150, z: 20, width: 108, depth: 58, height: 132, wall, roof, form: 'flat' })
      drawWindows(scene, { x: 154, y: 34, z: 20, span: 100, columns: 6, rows: 5, pitch: 19, size: [8, 12] })
      const side = scene.side === 'right' ? 258 : 150
      drawSideWindows(scene, { x: side, y: 34, z: 24, span: 52, columns: 2, rows: 5, pitch: 19, size: [11, 12] })
      drawBlock(scene, { x: 176, z: 30, y: 132, width: 52, depth: 26, height: 13, wall: second, roof, form: 'flat' })
      drawBlock(scene, { x: 62, z: 6, width: 98, depth: 70, height: 72, wall: second, roof, form: 'flat' })
      drawWindows(scene, {
        x: 66,
        y: 34,
        z: 6,
        span: 90,
        columns: 5,
        rows: 2,
        pitch: 20,
        size: [9, 12],
        hasBars: false,
      })
      drawWindows(scene, { x: 66, y: 6, z: 6, span: 90, columns: 3, size: [22, 16] })
      drawBlock(scene, { x: 152, z: -10, width: 60, depth: 30, height: 30, wall: second, roof, form: 'flat' })
      drawWindows(scene, { x: 154, y: 4, z: -10, span: 24, columns: 1, size: [17, 18], lit: 1 })
      drawDoor(scene, { x: 188, z: -10, height: 22 })
    },
  },
  corner: {
    door: 203,
    draw(scene, { wall, second, roof }) {
      drawBlock(scene, { x: 88, width: 132, depth: 190, height: 108, wall, roof, form: 'flat' })
      drawWindows(scene, { x: 94, y: 38, span: 96, columns: 5, rows: 3, pitch: 23, size: [9, 14] })
      const side = scene.side === 'right' ? 220 : 88
      drawSideWindows(scene, { x: side, y: 38, z: 18, span: 166, columns: 6, rows: 3, pitch: 23, size: [14, 14] })
      const shops = scene.light === 'night' ? { lit: 1 } : {}
      drawWindows(scene, { x: 92, y: 5, span: 100, columns: 3, size: [24, 20], hasBars: false, ...shops })
      for (const [index, color] of ['#075259', '#80361e', '#c98f16'].entries()) {
        const [left, top] = scene.point(94 + index * 33.5, 28)
        scene.fill(scene.tint(color), `M${half(left)} ${top}h29l3 8h-35z`)
      }
      drawBlock(scene, {
        x: 192,
        z: -5,
        width: 36,
        depth: 34,
        height: 124,
        wall: second,
        roof: 'slate',
        form: 'hip',
        rise: 30,
      })
      drawWindows(scene, { x: 194, y: 40, z: -5, span: 32, columns: 2, rows: 4, pitch: 22, size: [8, 14] })
      drawDoor(scene, { x: 203, z: -5, height: 28, width: 14 })
    },
  },
} as const satisfies Readonly<Record<string, HouseForm>>
