import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** Keeps room for the advisor, so nothing below moves when it arrives. */
export const body = style({ minHeight: '19rem' })
export const person = style({ display: 'flex', gap: vars.space[16], alignItems: 'center' })
