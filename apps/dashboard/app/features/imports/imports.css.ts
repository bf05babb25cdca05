import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, size, space } = vars

export const steps = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] })

export const summary = style({ minHeight: size.target, paddingBlock: space[12], cursor: 'pointer' })

export const progress = style({ inlineSize: '100%', blockSize: space[16], accentColor: color.accent })

export const text = style({ overflowWrap: 'anywhere' })
