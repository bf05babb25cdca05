import { Type } from '@sinclair/typebox'

/** A state in two letters. */
export const state = Type.String({ pattern: '^[A-Z]{2}$' })

/** A ZIP code. */
export const zip = Type.String({ pattern: '^\\d{5}$' })
