import { randomUUID } from 'node:crypto'

/** The present consent wording for calls, as a request names it. */
export const sampleWording = { id: 'contact', version: '1', language: 'en' }

const sampleAnswers = {
  lookingFor: 'Mother',
  adl: ['heavy-care'],
  budgetRange: '$2K-$5K',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
}

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
