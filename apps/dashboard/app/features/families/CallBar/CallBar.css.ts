import { type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const calls = style({ ...type.fine, display: 'grid', gap: space[4], minWidth: 0 })

export const time = style({ color: color.textMuted })

export const state = style({ fontWeight: vars.weight.semibold })

export const bar = style({
  position: 'relative',
  height: '0.75rem',
  marginBlock: '3px',
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  borderRadius: '3px',
})

const window = style({
  position: 'absolute',
  insetBlock: '-1px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '3px',
})

export const windows = styleVariants({
  open: [window, { background: color.lamp }],
  closed: [window, { background: color.surfaceLamp }],
})

export const now = style({
  position: 'absolute',
  insetBlock: '-4px',
  width: '3px',
  marginInlineStart: '-1.5px',
  background: color.text,
  borderRadius: '1px',
})

export const scale = style({ display: 'flex', justifyContent: 'space-between', color: color.textMuted })
