import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const due = style({
  display: 'grid',
  gap: '2px',
  textAlign: 'end',
  '@media': { [media.dialog]: { textAlign: 'start' } },
})
export const press = style({ fontWeight: vars.weight.bold })
