import type { themeColors } from '@pkg/ui'
import { isOverlapping, type SpotBox } from '../pins/mark-boxes'

/** A name at a place in nominal pixels, with the properties that ground tiles have. */
export interface StillName {
  x: number
  y: number
  properties: Record<string, unknown>
}

/** A name with its place and look. */
export interface Label {
  text: string
  x: number
  y: number
  size: number
  isBold: boolean
  look: 'text' | 'textMuted' | 'mapWaterText'
  spacing: number
}

/** A letter's average width, as a part of the font's size. */
const letterWidth = 0.56
/** The space that a name keeps to its neighbors, in nominal pixels. */
const gap = 6

/**
 * Returns the names that have room, the most important first. A name in one of the `taken` places steps below or above it. One that would touch another
 * name is left out.
 */
export const placeNames = (names: StillName[], taken: readonly SpotBox[] = []): Label[] =>
  placeLabels(
    names.map(toLabel).sort((one, other) => importance(other) - importance(one)),
    taken,
  )

/** Draws names as SVG text with a halo. */
export function drawNames(labels: Label[], colors: (typeof themeColors)['light']): string {
  const texts = labels.map(
    ({ text, x, y, size, isBold, look, spacing }) =>
      `<text x="${x.toFixed(1)}" y="${(y + size / 3).toFixed(1)}" font-size="${size}" font-weight="${isBold ? 700 : 500}"${spacing > 0 ? ` letter-spacing="${spacing}"` : ''}${look === 'mapWaterText' ? ' font-style="italic"' : ''} fill="${colors[look]}">${escape(text)}</text>`,
  )
  return `<g font-family="system-ui, sans-serif" text-anchor="middle" stroke="${colors.mapHalo}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`
}

/** Returns the place that a label takes up. */
export function labelBox(label: Extent): SpotBox {
  const [right, down] = [widthOf(label) / 2, label.size / 2]
  return { left: label.x - right, right: label.x + right, top: label.y - down, bottom: label.y + down }
}

/** Returns the labels that touch neither a taken place nor an earlier label. */
export function placeLabels<Placed extends Pick<Label, 'text' | 'x' | 'y' | 'size' | 'spacing'>>(
  labels: Placed[],
  taken: readonly SpotBox[] = [],
): Placed[] {
  const placed: Placed[] = []
  for (const label of labels) {
    const free = placesOf(label, taken).find(
      (place) =>
        !taken.some((box) => isOverlapping(labelBox(place), box)) && !placed.some((other) => isTouching(place, other)),
    )
    if (free) placed.push(free)
  }
  return placed
}

/** Returns the places that a label may have: its own, or below or above what is there. */
function placesOf<Placed extends Extent>(label: Placed, taken: readonly SpotBox[]): Placed[] {
  const inTheWay = taken.find((box) => isOverlapping(labelBox(label), box))
  if (!inTheWay) return [label]
  const step = label.size / 2 + gap
  return [inTheWay.bottom + step, inTheWay.top - step].map((y) => ({ ...label, y }))
}

type Extent = Pick<Label, 'text' | 'x' | 'y' | 'size' | 'spacing'>

function isTouching(one: Extent, other: Extent): boolean {
  const apart = { x: (widthOf(one) + widthOf(other)) / 2 + gap, y: (one.size + other.size) / 2 + gap }
  return Math.abs(one.x - other.x) < apart.x && Math.abs(one.y - other.y) < apart.y
}

const widthOf = ({ text, size, spacing }: Extent) => text.length * (size * letterWidth + spacing)

function toLabel({ x, y, properties }: StillName): Label {
  const { name, kind, size } = properties
  const label = { text: String(name), x, y, size: 14, isBold: false, look: 'text' as const, spacing: 0 }
  const capitals = { ...label, text: label.text.toUpperCase(), look: 'textMuted' as const }
  switch (kind) {
    case 'town': {
      const zips = Number(size)
      return { ...label, size: zips >= 30 ? 20 : zips >= 6 ? 16 : 14, isBold: zips >= 6 }
    }
    case 'state':
      return { ...capitals, size: 13, isBold: true, spacing: 2 }
    case 'county':
      return { ...capitals, size: 13, spacing: 1.5 }
    case 'lake':
    case 'river':
      return { ...label, look: 'mapWaterText' }
    default:
      return label
  }
}

/** Large towns first, then water, other towns, and areas. */
const importance = ({ size, look }: Label) => (look === 'textMuted' ? size - 4 : look === 'mapWaterText' ? 15 : size)

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
