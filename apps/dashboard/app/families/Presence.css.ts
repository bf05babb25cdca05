import { type } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** A line of its own from the start, so nothing moves when someone comes or leaves. */
export const line = style({ ...type.small, minHeight: '1lh' })
