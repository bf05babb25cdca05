import { type Static, Type } from '@sinclair/typebox'
import { uuid } from './text'

/** The family that a person is looking at. */
export const NewPresence = Type.Object({ clientId: uuid }, { additionalProperties: false })
export type NewPresence = Static<typeof NewPresence>
