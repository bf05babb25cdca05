import { type Static, Type } from '@sinclair/typebox'
import { slug } from './text'

const choice = Type.String({ minLength: 1, maxLength: 120 })

/** The parameter as it stands in an address: base64url of the JSON of `AffiliateLink`. [QUERY-005, API-048] */
export const AffiliateParameters = Type.Object(
  { data: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 4000 }) },
  { additionalProperties: false },
)
export type AffiliateParameters = Static<typeof AffiliateParameters>

/**
 * What a partner's link tells: who sent the person, and what they answered there. Everything before the contact questions, and never
 * contact data: addresses end up in logs. [GWZ-096, GWZ-099]
 */
export const AffiliateLink = Type.Object(
  {
    partner: Type.String({ minLength: 1, maxLength: 120 }),
    community: Type.Optional(slug),
    answers: Type.Partial(
      Type.Object({
        lookingFor: choice,
        adl: choice,
        timing: choice,
        budgetRange: choice,
        budget: Type.Array(choice, { maxItems: 10 }),
        location: Type.Object(
          {
            searchParams: Type.Object(
              {
                city: Type.String({ maxLength: 80 }),
                state: Type.String({ maxLength: 40 }),
                zip: Type.String({ maxLength: 10 }),
              },
              { additionalProperties: false },
            ),
          },
          { additionalProperties: false },
        ),
      }),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type AffiliateLink = Static<typeof AffiliateLink>

/** A partner whose link brought a person, and what the wizard need not ask again. */
export interface Affiliate {
  affiliateId: string
  name: string
  community?: string
  answers: AffiliateLink['answers']
}
