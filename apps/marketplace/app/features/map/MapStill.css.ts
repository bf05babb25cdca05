import { vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

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
export const dot = style({ fill: vars.color.text, stroke: vars.color.surfaceRaised, strokeWidth: 1.5 })
export const price = style({})
globalStyle(`${price} rect`, { fill: vars.color.surfaceRaised, stroke: vars.color.text, strokeWidth: 1.5 })
const priceText = {
  fontFamily: vars.font.text,
  fontSize: '15px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
} as const
globalStyle(`${price} text`, { ...priceText, fill: vars.color.text })
export const litPrice = style({})
globalStyle(`${litPrice} rect`, { fill: vars.color.lamp, stroke: vars.color.inkOnLamp, strokeWidth: 2.5 })
globalStyle(`${litPrice} text`, { ...priceText, fill: vars.color.inkOnLamp })
