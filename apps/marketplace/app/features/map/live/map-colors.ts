import { vars } from '@pkg/ui'

const tokens = {
  land: vars.color.mapLand,
  water: vars.color.mapWater,
  park: vars.color.mapPark,
  town: vars.color.mapTown,
  line: vars.color.mapLine,
  shore: vars.color.mapShore,
  river: vars.color.mapRiver,
  waterText: vars.color.mapWaterText,
  halo: vars.color.mapHalo,
  street: vars.color.mapStreet,
  streetEdge: vars.color.mapStreetEdge,
  mainRoad: vars.color.mapMainRoad,
  mainRoadEdge: vars.color.mapMainRoadEdge,
  highway: vars.color.mapHighway,
  highwayEdge: vars.color.mapHighwayEdge,
  text: vars.color.text,
  textMuted: vars.color.textMuted,
  raised: vars.color.surfaceRaised,
  dusk: vars.color.surfaceDusk,
  band: vars.color.surfaceBand,
  textOnDusk: vars.color.textOnDusk,
  lamp: vars.color.lamp,
  inkOnLamp: vars.color.inkOnLamp,
  accent: vars.color.accent,
  textOnAccent: vars.color.textOnAccent,
  lineStrong: vars.color.lineStrong,
}

const colorNames = Object.keys(tokens).filter(isColorName)

function isColorName(name: string): name is keyof typeof tokens {
  return name in tokens
}

/** The colors of the map in the current theme, as `rgb()`. */
export type MapColors = Record<keyof typeof tokens, string>

/** Reads the map's colors from the tokens. The map can't read OKLCH, so a canvas converts them. */
export function readMapColors(element: HTMLElement): MapColors {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const values = getComputedStyle(element)
  const resolve = (token: string) => {
    if (!context) return 'rgb(128, 128, 128)'
    const name = /var\((--[\w-]+)/.exec(token)?.[1] ?? ''
    context.fillStyle = values.getPropertyValue(name).trim()
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const colors: MapColors = { ...tokens }
  for (const name of colorNames) colors[name] = resolve(tokens[name])
  return colors
}
