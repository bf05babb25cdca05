import { vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

export const sheet = style({ display: 'block', width: '100%', maxWidth: '40rem' })
export const land = style({ fill: vars.color.mapLand })
export const town = style({ fill: vars.color.mapTown })
export const water = style({ fill: vars.color.mapWater, stroke: vars.color.mapShore })
export const river = style({ fill: 'none', stroke: vars.color.mapRiver, strokeWidth: 1.8 })
export const roads = styleVariants(
  {
    street: vars.color.mapStreet,
    streetEdge: vars.color.mapStreetEdge,
    mainRoad: vars.color.mapMainRoad,
    mainRoadEdge: vars.color.mapMainRoadEdge,
    highway: vars.color.mapHighway,
    highwayEdge: vars.color.mapHighwayEdge,
  },
  (stroke) => ({ fill: 'none', stroke, strokeLinecap: 'round' }),
)
const sign = { fill: vars.color.surfaceRaised, strokeWidth: 1.4 } as const
export const shields = styleVariants({
  stateHighways: { ...sign, stroke: vars.color.lineStrong },
  usHighways: { ...sign, stroke: vars.color.text },
  interstates: { ...sign, fill: vars.color.accent, stroke: vars.color.mapHalo },
})
const digits = { fontFamily: vars.font.text, fontSize: '12px', fontWeight: 700, textAnchor: 'middle' } as const
export const numbers = styleVariants({
  stateHighways: { ...digits, fill: vars.color.text },
  usHighways: { ...digits, fill: vars.color.text },
  interstates: { ...digits, fill: vars.color.textOnAccent },
})

export const still = style({
  position: 'relative',
  width: '100%',
  maxWidth: '51rem',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
})
const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const ground = style({ ...layer, objectFit: 'fill' })
export const marks = style({ ...layer, overflow: 'visible' })
