import { randomUUID } from 'node:crypto'

/** The present consent wordings, as requests and staff name them. */
export const sampleWording = { id: 'contact', version: '2', language: 'en' }
export const sampleSellHome = { id: 'sell-home', version: '1', language: 'en' }
export const sampleBuyHome = { id: 'buy-home', version: '1', language: 'en' }
export const spokenContact = { id: 'spoken-contact', version: '1', language: 'en' }
export const spokenSellHome = { id: 'spoken-sell-home', version: '1', language: 'en' }
export const spokenShare = { id: 'spoken-share', version: '1', language: 'en' }

/** The answers of a family in Boulder that looks for its mother. */
export const sampleSearch = { lookingFor: 'Mother', adl: ['heavy-care'], city: 'Boulder', state: 'CO', zip: '80302' }

const sampleAnswers = { ...sampleSearch, budgetRange: '$2K-$5K' }

/** Returns a complete request for one community, as the wizard sends it. `values` replaces parts of its info, and `data` its answers. */
export const sampleRequest = (
  { data = sampleAnswers, ...values }: { data?: object; [name: string]: unknown } = {},
  requestId: string = randomUUID(),
) => ({
  data: {
    type: 'uuid-actions',
    attributes: {
      actionType: 'pricing-request',
      actionPage: '/assisted-living/colorado/boulder/aspen-court',
      actionInfo: {
        requestId,
        status: 'complete',
        slug: 'aspen-court',
        name: 'Dana Whitfield',
        email: `${requestId}@families.example`,
        phone: '(303) 555-0123',
        data: { wordings: [sampleWording], ...data },
        ...values,
      },
    },
  },
})
