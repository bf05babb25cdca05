import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

/** The time that's left, in blocks of one width. */
export const clock = style({ display: 'flex', gap: '3px', width: '100%' })

const block = style({ flex: 1, height: '0.625rem', borderRadius: '2px', border: `1px solid ${color.line}` })

export const blocks = styleVariants({
  lit: [block, { background: color.lamp, borderColor: color.lineStrong }],
  dark: [block, { background: color.surfaceSunken }],
})

/** Windows of a house, one for each thing. */
export const windows = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' })

const pane = style({
  position: 'relative',
  width: '1.125rem',
  height: '1.125rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.s,
  color: color.lineStrong,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { insetBlock: 0, insetInlineStart: 'calc(50% - 0.5px)', width: '1px' },
    '&::after': { insetInline: 0, insetBlockStart: 'calc(50% - 0.5px)', height: '1px' },
  },
})

export const panes = styleVariants({
  lit: [pane, { background: color.lamp, color: color.inkOnLamp }],
  dark: [pane],
})
