import { media, visuallyHidden } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * The name of a tool whose icon is enough where it has a tooltip: on wide screens with a fine pointer. It shows while the keyboard is on the tool, and
 * screen readers always get it. [LOOK-009]
 */
export const toolName = style({ '@media': { [`${media.laptop} and ${media.finePointer}`]: visuallyHidden } })

globalStyle(`:focus-visible ${toolName}`, { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' })
