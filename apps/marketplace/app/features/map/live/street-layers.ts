import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapSources } from '../map-sources'
import { fonts, type Look } from './look'

type Schema = NonNullable<MapSources['streets']>['schema']

/** Where each schema has its streets, their names, and the values of major roads. */
const schemas = {
  protomaps: {
    roads: 'roads',
    names: 'roads',
    kind: 'kind',
    highways: ['highway'],
    majors: ['major_road', 'medium_road'],
    parks: 'landuse',
    parkKinds: ['park', 'nature_reserve', 'national_park', 'forest', 'wood', 'golf_course', 'cemetery'],
  },
  openmaptiles: {
    roads: 'transportation',
    names: 'transportation_name',
    kind: 'class',
    highways: ['motorway', 'trunk'],
    majors: ['primary', 'secondary', 'tertiary'],
    parks: 'park',
    parkKinds: [],
  },
}

const widths = (at10: number, at16: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  at10,
  16,
  at16,
]

/** Returns the layers of an operator's streets, with the small lakes and parks that the ground doesn't have. [FIND-002] */
export function streetLayers(schema: Schema, { colors, scale }: Look): LayerSpecification[] {
  const { roads, names, kind, highways, majors, parks, parkKinds } = schemas[schema]
  const isOneOf = (values: string[]): ExpressionSpecification => ['in', ['get', kind], ['literal', values]]
  const isPark: FilterSpecification = parkKinds.length > 0 ? isOneOf(parkKinds) : true
  const road = (id: string, filter: FilterSpecification, color: string, width: ExpressionSpecification) =>
    ({
      id,
      type: 'line',
      source: 'streets',
      'source-layer': roads,
      filter,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color, 'line-width': width },
    }) satisfies LayerSpecification
  return [
    {
      id: 'street-parks',
      type: 'fill',
      source: 'streets',
      'source-layer': parks,
      filter: isPark,
      paint: { 'fill-color': colors.park },
    },
    {
      id: 'street-water',
      type: 'fill',
      source: 'streets',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.water },
    },
    road('minor-streets', ['!', isOneOf([...highways, ...majors])], colors.street, widths(0.4, 6)),
    road('major-streets', isOneOf(majors), colors.street, widths(1, 10)),
    road('highways', isOneOf(highways), colors.highway, widths(2, 14)),
    {
      id: 'street-names',
      type: 'symbol',
      source: 'streets',
      'source-layer': names,
      minzoom: 12,
      filter: ['has', 'name'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.regular,
        'text-size': 12 * scale,
        'symbol-placement': 'line',
      },
      paint: { 'text-color': colors.text, 'text-halo-color': colors.land, 'text-halo-width': 1.75 },
    },
  ]
}
