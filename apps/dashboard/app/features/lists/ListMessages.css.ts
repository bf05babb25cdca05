import { vars } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** It stays in view when a long list was scrolled. */
export const status = style({ position: 'sticky', insetBlockStart: vars.space[8], zIndex: 2 })

/** A row that takes the focus scrolls clear of it. */
globalStyle('[id^="row-"]', { scrollMarginBlock: '6rem' })

export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  color: vars.color.textOnDusk,
  background: vars.color.surfaceDusk,
  borderRadius: vars.radius.m,
})

export const undo = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
