import { pickBuildingColors, type BuildingColors } from './building-colors'
import { mixColors, shaded } from './color'
import { groundLine, type Drawing } from './drawing'
import { glow } from './light'
import { box, Sheet } from './sheet'
import { drawWindows, type Block, type Span, type WindowSize } from './windows'

/** The layers of a building from back to front. Parts in one layer share their paint and their paths. */
const partNames = ['behind', 'walls', 'wallShade', 'roofs', 'gables', 'gableShade', 'openings', 'entrances'] as const

/** Draws the walls, windows, and doors of adjacent blocks. A block in front of them needs its own building. */
export class Building {
  readonly drawing: Drawing
  readonly colors: BuildingColors
  readonly parts: Readonly<Record<(typeof partNames)[number], Sheet>>

  /** Picks colors if `colors` is undefined. */
  constructor(drawing: Drawing, colors: BuildingColors = pickBuildingColors(drawing)) {
    this.drawing = drawing
    this.colors = colors
    this.parts = {
      behind: new Sheet(),
      walls: new Sheet(),
      wallShade: new Sheet(),
      roofs: new Sheet(),
      gables: new Sheet(),
      gableShade: new Sheet(),
      openings: new Sheet(),
      entrances: new Sheet(),
    }
  }

  /** Draws the building over everything on the sheet. */
  finish(): void {
    for (const name of partNames) this.drawing.sheet.lay(this.parts[name])
  }

  /** Draws the walls of a block with shade on the right, a plinth, and the shadow of the eaves. */
  walls({ x, width, top }: Block, color = this.colors.wall): void {
    const { tint, traits, detail } = this.drawing
    const { walls, wallShade } = this.parts
    const height = groundLine - top
    const shade = Math.round(width * 0.28)
    walls.fill(box(x, top, width, height), tint(color))
    if (detail.texture && width > 90) this.#grain(x, width, top, color)
    wallShade.shade(
      `M${x + width - shade} ${top}h${shade}v${height}h-${Math.round(shade / 2)}z${box(x, top, width, 4)}`,
    )
    if (traits.wall !== 'boards') wallShade.shade(box(x, groundLine - 8, width, 8))
  }

  /** Draws the windows of a block on every floor. `without` leaves space for a door on the lowest floor. */
  windows(block: Block, size: WindowSize = 'small', without?: Span): void {
    drawWindows(this.drawing, this.parts.openings, this.colors.trim, block, size, without)
  }

  /** Draws the entrance with columns, a pediment or canopy, a door, and a lamp that's always lit. */
  entrance(x: number, style: 'pediment' | 'canopy' = 'pediment'): void {
    const { tint, light } = this.drawing
    const { trim, roof, wall } = this.colors
    const { entrances } = this.parts
    if (style === 'pediment') {
      entrances.fill(`M${x - 24} 162l24-14l24 14z`, tint(roof))
      entrances.fill(`M${x - 15} 160l15-9l15 9zM${x - 22} 162h44v5h-44z`, tint(trim))
      entrances.fill(box(x - 14, 167, 28, 29), tint(shaded(wall, 0.34)))
    } else {
      entrances.fill(box(x - 38, 160, 76, 7), tint(roof))
      entrances.fill(box(x - 33, 167, 66, 29), tint(shaded(wall, 0.3)))
      entrances.fill(box(x - 26, 172, 52, 24), light.lit > 0.2 ? glow.window : light.glass)
      entrances.line(`M${x - 11} 172v24m22 0v-24`, tint(trim), 1)
    }
    const reach = style === 'pediment' ? 19 : 35
    entrances.line(`M${x - reach} 167v29m${2 * reach} 0v-29`, tint(trim), 4)
    this.door(x)
  }

  /** Draws a door with its lamp. */
  door(x: number): void {
    const { tint, light } = this.drawing
    const { entrances } = this.parts
    entrances.fill(box(x - 6, 176, 12, 20), tint(this.colors.door))
    entrances.fill(box(x - 4, 179, 8, 6), light.lit > 0.2 ? glow.window : light.glass)
    entrances.fill(box(x + 8, 177, 3, 5), glow.halo)
  }

  /** Draws a chimney, which smokes in winter and after dark. */
  chimney(x: number, top: number, foot: number): void {
    const { tint, traits, light } = this.drawing
    const { behind } = this.parts
    const brick = mixColors('#8e4f3e', this.colors.wall, 0.15)
    behind.fill(box(x, top, 9, foot - top), tint(brick))
    behind.fill(box(x - 2, top - 2, 13, 4), tint(shaded(brick, 0.3)))
    if (traits.season === 'winter' || traits.time === 'dusk' || traits.time === 'night') {
      behind.roundLine(`M${x + 5} ${top - 5}q-8-8 0-15t-1-16t4-13`, mixColors(tint('#e6e6df'), light.sky[1], 0.55), 3)
    }
  }

  /** Draws the texture of a wall: upright boards and timber, or courses of brick. Stucco is smooth. */
  #grain(x: number, width: number, top: number, color: string): void {
    const { tint, traits } = this.drawing
    const { walls } = this.parts
    const height = groundLine - top
    const line = tint(shaded(color, 0.1))
    if (traits.wall === 'timber')
      walls.line(`M${x + 4} ${top + Math.round(height / 2)}h${width - 4}`, line, height, '1 7')
    if (traits.wall === 'boards') {
      const middle = x + Math.round(width / 2)
      walls.line(`M${middle} ${top + 5}v${height - 5}`, line, 2 * (x + width - middle), '1 5')
    }
    if (traits.wall === 'brick')
      walls.line(`M${x} ${top + Math.round(height / 2)}h${width}M${x} ${groundLine - 10}h${width}`, line, 1)
  }
}
