import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** Keeps the room that the shortest answer fills, so little moves when it arrives and nothing stays empty. [LOOK-006] */
export const body = style({ minHeight: '11.5rem' })
export const person = style({ display: 'flex', gap: vars.space[16], alignItems: 'center' })
