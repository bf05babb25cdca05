import { type } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** A line of its own from the start, so nothing moves when a colleague comes or leaves. Several names can take two. */
export const line = style({ ...type.small, minHeight: '1lh' })
