import { randomUUID } from 'node:crypto'

/** Returns a complete request for one community, as the wizard sends it. `values` replaces parts of its info. */
export const sampleRequest = (values: object = {}, requestId: string = randomUUID()) => ({
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
        data: {
          lookingFor: 'Mother',
          adl: ['heavy-care'],
          budgetRange: '$2K-$5K',
          city: 'Boulder',
          state: 'CO',
          zip: '80302',
        },
        ...values,
      },
    },
  },
})
