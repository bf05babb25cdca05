import { type Static, Type } from '@sinclair/typebox'
import { RoomStatement } from './rooms'

const token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const amount = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const statements = {
  prices: Type.Optional(
    Type.Array(
      Type.Object(
        {
          id: Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z-]+(\\.[A-Za-z]+)?$' }),
          amount,
          /** What the person saw. If it's different now, someone else changed it meanwhile. */
          was: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 120 },
    ),
  ),
  rooms: Type.Optional(Type.Array(RoomStatement, { maxItems: 9 })),
}

/** What a community's team says today about some of its prices and rooms. What it doesn't name stays as it was. [TRUST-018] */
export const StatementsChange = Type.Object(statements, { additionalProperties: false, minProperties: 1 })
export type StatementsChange = Static<typeof StatementsChange>

/** The token of an emailed link. [TRUST-018] */
export const PriceLinkParameters = Type.Object({ token }, { additionalProperties: false })
export type PriceLinkParameters = Static<typeof PriceLinkParameters>

/** What a community's team says today, with the token of an emailed link. [TRUST-018] */
export const LinkedStatements = Type.Object({ token, ...statements }, { additionalProperties: false })
export type LinkedStatements = Static<typeof LinkedStatements>
