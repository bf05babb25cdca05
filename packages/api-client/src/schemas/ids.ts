import { Type } from '@sinclair/typebox'

/** The id of an advisor or a real estate agent. */
export const agentId = Type.String({ minLength: 1, maxLength: 160 })

/** The token in an emailed link. */
export const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
