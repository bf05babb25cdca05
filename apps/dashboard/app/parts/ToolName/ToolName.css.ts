import { media, visuallyHidden } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const shown = { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } as const

/**
 * The name of a tool whose icon is enough: on phones, where there's no room for it, and with a fine pointer, which gets a tooltip. It shows while the
 * keyboard is on the tool, and screen readers always get it. [LOOK-009]
 */
export const toolName = style([visuallyHidden, { '@media': { [`${media.laptop} and (any-pointer: coarse)`]: shown } }])

globalStyle(`:focus-visible ${toolName}`, shown)
