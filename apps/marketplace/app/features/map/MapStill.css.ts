import { vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'
import { inDark } from '../../site/frame/in-dark'

export const still = style({ position: 'absolute', inset: 0, background: vars.color.mapLand })
export const ground = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'fill' })
globalStyle(`${still} img`, { height: '100%' })
export const pins = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })
export const area = style({
  fill: vars.color.lamp,
  fillOpacity: 0.14,
  stroke: vars.color.text,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const dot = style({
  fill: vars.color.surfaceDusk,
  stroke: vars.color.mapHalo,
  strokeWidth: 1.5,
  ...inDark({ fill: vars.color.lamp }),
})
const text = {
  fontFamily: vars.font.text,
  fontSize: '14px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
} as const
export const price = style({})
globalStyle(`${price} path`, { fill: vars.color.surfaceRaised, stroke: vars.color.text, strokeWidth: 1.6 })
globalStyle(`${price} text`, { ...text, fill: vars.color.text })
export const outside = style({ fill: vars.color.mapHalo, fillOpacity: 0.4, fillRule: 'evenodd' })
const ring = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 2 })
export const outerRing = style([ring])
export const innerRing = style([ring, { strokeDasharray: '0.1 6', strokeLinecap: 'round' }])
export const ringName = style({
  ...text,
  fill: vars.color.text,
  stroke: vars.color.mapHalo,
  strokeWidth: 3.5,
  paintOrder: 'stroke',
})
export const houseLight = style({ fill: vars.color.lamp, fillOpacity: 0.3 })
export const house = style({
  fill: vars.color.surfaceBand,
  stroke: vars.color.mapHalo,
  strokeWidth: 3.5,
  paintOrder: 'stroke',
})
export const houseWindows = style({ fill: vars.color.lamp })
