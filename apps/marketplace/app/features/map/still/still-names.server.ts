import type { themeColors } from '@pkg/ui'

/** A name at a place in nominal pixels, with the properties that ground tiles have. */
export interface StillName {
  x: number
  y: number
  properties: Record<string, unknown>
}

interface Label {
  text: string
  x: number
  y: number
  size: number
  isBold: boolean
  isMuted: boolean
  spacing: number
}

/** A letter's average width, as a part of the font's size. */
const letterWidth = 0.56
/** The space that a name keeps to its neighbors, in nominal pixels. */
const gap = 6

/** Draws names as SVG text with a halo, the most important first. A name that would touch another one is left out. */
export function drawNames(names: StillName[], colors: (typeof themeColors)['light']): string {
  const labels = placeLabels(names.map(toLabel).sort((one, other) => importance(other) - importance(one)))
  const texts = labels.map(
    ({ text, x, y, size, isBold, isMuted, spacing }) =>
      `<text x="${x.toFixed(1)}" y="${(y + size / 3).toFixed(1)}" font-size="${size}" font-weight="${isBold ? 700 : 500}" letter-spacing="${spacing}" fill="${isMuted ? colors.textMuted : colors.text}">${escape(text)}</text>`,
  )
  return `<g font-family="system-ui, sans-serif" text-anchor="middle" stroke="${colors.mapLand}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`
}

/** Returns the labels that don't touch an earlier one. */
export function placeLabels<Placed extends Pick<Label, 'text' | 'x' | 'y' | 'size' | 'spacing'>>(
  labels: Placed[],
): Placed[] {
  const placed: Placed[] = []
  for (const label of labels) if (!placed.some((other) => isTouching(label, other))) placed.push(label)
  return placed
}

type Extent = Pick<Label, 'text' | 'x' | 'y' | 'size' | 'spacing'>

function isTouching(one: Extent, other: Extent): boolean {
  const apart = { x: (widthOf(one) + widthOf(other)) / 2 + gap, y: (one.size + other.size) / 2 + gap }
  return Math.abs(one.x - other.x) < apart.x && Math.abs(one.y - other.y) < apart.y
}

const widthOf = ({ text, size, spacing }: Extent) => text.length * (size * letterWidth + spacing)

function toLabel({ x, y, properties }: StillName): Label {
  const { name, kind, size } = properties
  const text = String(name)
  switch (kind) {
    case 'town': {
      const zips = Number(size)
      return { text, x, y, size: zips >= 30 ? 18 : zips >= 6 ? 16 : 13, isBold: zips >= 6, isMuted: false, spacing: 0 }
    }
    case 'state':
      return { text: text.toUpperCase(), x, y, size: 13, isBold: true, isMuted: true, spacing: 2 }
    case 'county':
      return { text: text.toUpperCase(), x, y, size: 10, isBold: false, isMuted: true, spacing: 1.5 }
    default:
      return { text, x, y, size: 11, isBold: false, isMuted: false, spacing: 0 }
  }
}

const importance = ({ size, isMuted }: Label) => (isMuted ? size - 4 : size)

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
