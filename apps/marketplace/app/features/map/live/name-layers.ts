import type { FilterSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { fonts, type Look } from './look'

type TextLayout = NonNullable<SymbolLayerSpecification['layout']>

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind]

/** Spaced capitals, which set areas apart from towns. */
const capitals = (font: string[], size: number, spacing: number): TextLayout => ({
  'text-font': font,
  'text-size': size,
  'text-transform': 'uppercase',
  'text-letter-spacing': spacing,
})

/** Returns the layers of the names on the map's ground: lakes and parks, counties, states, and towns. [FIND-002] */
export function nameLayers({ colors, scale }: Look): LayerSpecification[] {
  const names = (id: string, filter: FilterSpecification, color: string, layout: TextLayout) =>
    ({
      id,
      type: 'symbol',
      source: 'ground',
      'source-layer': 'names',
      filter,
      layout: { 'text-field': ['get', 'name'], ...layout },
      paint: { 'text-halo-color': colors.land, 'text-halo-width': 1.75, 'text-color': color },
    }) satisfies LayerSpecification
  return [
    names('nature-names', ['in', ['get', 'kind'], ['literal', ['lake', 'park']]], colors.text, {
      'text-font': fonts.regular,
      'text-size': 12 * scale,
      'text-max-width': 7,
    }),
    names('county-names', isKind('county'), colors.textMuted, capitals(fonts.regular, 11 * scale, 0.15)),
    {
      ...names('state-names', isKind('state'), colors.textMuted, capitals(fonts.bold, 12 * scale, 0.2)),
      maxzoom: 8,
    },
    names('town-names', isKind('town'), colors.text, {
      'text-font': ['step', ['get', 'size'], ['literal', fonts.regular], 6, ['literal', fonts.bold]],
      'text-size': ['step', ['get', 'size'], 14 * scale, 6, 16 * scale, 30, 19 * scale],
      'text-max-width': 8,
      // A name next to a pin steps aside, so the town keeps its name.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right', ...corners],
      'text-radial-offset': 1.5,
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    }),
  ]
}
