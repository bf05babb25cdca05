import { vars } from '@pkg/ui'

const tokens = {
  land: vars.color.mapLand,
  water: vars.color.mapWater,
  park: vars.color.mapPark,
  town: vars.color.mapTown,
  line: vars.color.mapLine,
  street: vars.color.mapStreet,
  highway: vars.color.mapHighway,
  text: vars.color.text,
  textMuted: vars.color.textMuted,
  raised: vars.color.surfaceRaised,
  dusk: vars.color.surfaceBand,
  textOnDusk: vars.color.textOnDusk,
  lamp: vars.color.lamp,
  inkOnLamp: vars.color.inkOnLamp,
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
  const { land, water, park, town, line, street, highway, text, textMuted, raised, dusk, textOnDusk, lamp, inkOnLamp } =
    tokens
  return {
    land: resolve(land),
    water: resolve(water),
    park: resolve(park),
    town: resolve(town),
    line: resolve(line),
    street: resolve(street),
    highway: resolve(highway),
    text: resolve(text),
    textMuted: resolve(textMuted),
    raised: resolve(raised),
    dusk: resolve(dusk),
    textOnDusk: resolve(textOnDusk),
    lamp: resolve(lamp),
    inkOnLamp: resolve(inkOnLamp),
  }
}
