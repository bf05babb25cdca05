import { media } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** On phones, a card has room for two lines. */
export const short = style({ '@media': { [media.dialog]: { whiteSpace: 'nowrap' } } })
