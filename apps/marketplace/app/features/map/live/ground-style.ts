import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapSources } from '../map-sources'
import { mapTexts } from '../texts'
import type { Look } from './look'
import type { MapColors } from './map-colors'
import { nameLayers } from './name-layers'
import { roadLayers, shieldLayers } from './road-layers'
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
    layers: [
      ...surfaces(look.colors),
      ...roadLayers(look),
      ...(streets ? streetLayers(streets.schema, look) : []),
      ...shieldLayers(look),
      ...nameLayers(look),
    ],
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
    fill('urban', colors.town),
    fill('parks', colors.park),
    {
      id: 'rivers',
      type: 'line',
      source: 'ground',
      'source-layer': 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.river,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 8, 1.2, 10, 1.8, 13, 3],
      },
    },
    fill('water', colors.water),
    {
      id: 'shores',
      type: 'line',
      source: 'ground',
      'source-layer': 'water',
      minzoom: 8,
      paint: { 'line-color': colors.shore, 'line-width': 1 },
    },
    {
      id: 'county-lines',
      type: 'line',
      source: 'ground',
      'source-layer': 'countyLines',
      paint: {
        'line-color': colors.line,
        'line-dasharray': [7, 3, 1.5, 3],
        'line-width': ['step', ['zoom'], 0.5, 7, 1],
      },
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
