import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { anyLine, anyName, communitySlug, line } from '../schemas/text'

const choice = line(120)

/** The parameter in a URL: base64url of the JSON of `AffiliateLink`. [QUERY-005, API-048] */
export const AffiliateParameters = Type.Object(
  { data: Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 4000 }) },
  { additionalProperties: false },
)
export type AffiliateParameters = Static<typeof AffiliateParameters>

/**
 * The content of a partner's link: the partner, and what the person answered on its site before the contact questions. Never holds contact
 * data, because URLs are logged. [GWZ-096, GWZ-099]
 */
export const AffiliateLink = Type.Object(
  {
    partner: line(120),
    community: Type.Optional(communitySlug),
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
                city: anyName(80),
                state: anyName(40),
                zip: anyLine(10),
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

/** An affiliate partner, and the answers that the wizard doesn't need to ask for again. */
export interface Affiliate {
  affiliateId: string
  name: string
  community?: string
  answers: AffiliateLink['answers']
}

/** Affiliate partners and their links. [API-048] */
export const affiliates = {
  read: {
    method: 'GET',
    path: '/affiliate-partner',
    status: 200,
    access: 'anyone',
    summary: 'Returns the partner and the answers in an affiliate link',
    query: AffiliateParameters,
    response: of<Affiliate>(),
  },
} as const satisfies Endpoints
