import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapSources } from '../map-sources'
import { mapTexts } from '../texts'
import { fonts, type Look } from './look'
import type { MapColors } from './map-colors'
import { streetLayers } from './street-layers'

/** Returns the map's style: the ground in the theme's colors, with streets if the operator has them. [FIND-002] */
export function groundStyle({ ground, streets }: MapSources, look: Look, origin: string): StyleSpecification {
  const sources: Record<string, SourceSpecification> = {
    ground: {
      type: 'vector',
      tiles: [origin + ground.tiles],
      maxzoom: ground.maxZoom,
      attribution: mapTexts.credit,
    },
    ...(streets && {
      streets: {
        type: 'vector',
        tiles: [origin + streets.tiles],
        minzoom: streets.minZoom,
        maxzoom: streets.maxZoom,
        attribution: streets.credit,
      },
    }),
  }
  return {
    version: 8,
    sources,
    layers: [...surfaces(look.colors), ...(streets ? streetLayers(streets.schema, look) : []), ...names(look)],
  }
}

const fill = (layer: string, color: string): LayerSpecification => ({
  id: layer,
  type: 'fill',
  source: 'ground',
  'source-layer': layer,
  paint: { 'fill-color': color },
})

function surfaces(colors: MapColors): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
    fill('abroad', colors.land),
    fill('land', colors.land),
    fill('parks', colors.park),
    fill('urban', colors.town),
    fill('water', colors.water),
    {
      id: 'rivers',
      type: 'line',
      source: 'ground',
      'source-layer': 'rivers',
      paint: { 'line-color': colors.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 8, 1.5, 12, 4] },
    },
    {
      id: 'county-lines',
      type: 'line',
      source: 'ground',
      'source-layer': 'countyLines',
      paint: { 'line-color': colors.line, 'line-dasharray': [4, 3], 'line-width': ['step', ['zoom'], 0.5, 7, 1] },
    },
    {
      id: 'state-lines',
      type: 'line',
      source: 'ground',
      'source-layer': 'stateLines',
      paint: { 'line-color': colors.line, 'line-width': 1.5 },
    },
  ]
}

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

function names({ colors, scale }: Look): LayerSpecification[] {
  const halo = { 'text-halo-color': colors.land, 'text-halo-width': 1.75 }
  const name = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string]
  const base = { type: 'symbol', source: 'ground', 'source-layer': 'names' } as const
  return [
    {
      ...base,
      id: 'nature-names',
      filter: ['in', ['get', 'kind'], ['literal', ['lake', 'park']]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.regular,
        'text-size': 12 * scale,
        'text-max-width': 7,
      },
      paint: { ...halo, 'text-color': colors.text },
    },
    {
      ...base,
      id: 'county-names',
      filter: name('county'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.regular,
        'text-size': 11 * scale,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.15,
      },
      paint: { ...halo, 'text-color': colors.textMuted },
    },
    {
      ...base,
      id: 'state-names',
      filter: name('state'),
      maxzoom: 8,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.bold,
        'text-size': 12 * scale,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.2,
      },
      paint: { ...halo, 'text-color': colors.textMuted },
    },
    {
      ...base,
      id: 'town-names',
      filter: name('town'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['step', ['get', 'size'], ['literal', fonts.regular], 6, ['literal', fonts.bold]],
        'text-size': ['step', ['get', 'size'], 14 * scale, 6, 16 * scale, 30, 19 * scale],
        'text-max-width': 8,
        // A name next to a pin steps aside, so the town keeps its name.
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right', ...corners],
        'text-radial-offset': 1.5,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint: { ...halo, 'text-color': colors.text },
    },
  ]
}
