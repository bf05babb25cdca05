import { Type } from '@sinclair/typebox'

/** A language of the screens. */
export const language = Type.Union([Type.Literal('en'), Type.Literal('es')])
