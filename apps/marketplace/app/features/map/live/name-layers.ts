import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { fonts, type Look } from './look'

type TextLayout = NonNullable<SymbolLayerSpecification['layout']>

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/** Spaced capitals, which set areas apart from towns. */
const capitals = (font: string[], size: number, spacing: number): TextLayout => ({
  'text-font': font,
  'text-size': size,
  'text-transform': 'uppercase',
  'text-letter-spacing': spacing,
})

/** A town that is among the largest of what a map shows: its name has had room for this many zooms. */
const zoomsAhead = 4
const isLargeTown: ExpressionSpecification = ['<=', ['get', 'zoom'], ['-', ['zoom'], zoomsAhead]]

/**
 * Returns the layers of the names on the map's ground, the least important first: the map places the last layer first, and drops what would
 * touch a name that it has placed. [FIND-002, LOOK-003]
 */
export function nameLayers({ colors, scale }: Look): LayerSpecification[] {
  const names = (id: string, filter: FilterSpecification, color: string, layout: TextLayout) =>
    ({
      id,
      type: 'symbol',
      source: 'ground',
      'source-layer': 'names',
      filter,
      layout: { 'text-field': ['get', 'name'], ...layout },
      paint: { 'text-halo-color': colors.halo, 'text-halo-width': 1.75, 'text-color': color },
    }) satisfies LayerSpecification
  const towns: TextLayout = {
    'text-font': ['step', ['get', 'size'], ['literal', fonts.regular], 6, ['literal', fonts.bold]],
    'text-size': ['step', ['get', 'size'], 14 * scale, 6, 16 * scale, 30, 20 * scale],
    'text-max-width': 8,
    // A name next to a pin steps aside, so the town keeps its name.
    'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right', ...corners],
    'text-radial-offset': 1.5,
    'symbol-sort-key': ['-', 0, ['get', 'size']],
  }
  return [
    names('park-names', isKind('park'), colors.text, {
      'text-font': fonts.regular,
      'text-size': 14 * scale,
      'text-max-width': 7,
    }),
    {
      ...names('county-names', isKind('county'), colors.textMuted, capitals(fonts.regular, 13 * scale, 0.15)),
      maxzoom: 10,
    },
    {
      ...names('state-names', isKind('state'), colors.textMuted, capitals(fonts.bold, 13 * scale, 0.2)),
      maxzoom: 8,
    },
    names('town-names', ['all', isKind('town'), ['!', isLargeTown]], colors.text, towns),
    names('water-names', ['in', ['get', 'kind'], ['literal', ['lake', 'river']]], colors.waterText, {
      'text-font': fonts.italic,
      'text-size': 14 * scale,
      'text-max-width': 20,
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-radial-offset': 0.8,
    }),
    names('large-town-names', ['all', isKind('town'), isLargeTown], colors.text, towns),
  ]
}
