import type { SetupDraft, SetupStep } from '@pkg/domain'

/** The steps of a set-up that the demo provider did before leaving for a tour: all that come before photos, except rooms. [DASH-011] */
export const begunSetup: readonly { step: SetupStep; draft: SetupDraft }[] = [
  {
    step: 'identity',
    draft: {
      identity: {
        name: 'Cottonwood Terrace',
        line1: '2210 Arapahoe Ave',
        phone: '303-555-0171',
        websiteUrl: 'https://cottonwood-terrace.example',
      },
    },
  },
  {
    step: 'care',
    draft: {
      care: {
        care: ['assisted-living', 'memory-care'],
        careLimits: ['two-person-transfer', 'feeding-tube', 'ventilator'],
      },
    },
  },
  {
    step: 'prices',
    draft: {
      prices: {
        hidePricing: false,
        prices: {
          'assisted-living.studio': 4480,
          'assisted-living.oneBedroom': 5250,
          'assisted-living.communityFee': 2000,
          'assisted-living.secondPerson': 950,
          'memory-care.privateRoom': 6375,
        },
      },
    },
  },
]

/** Which of its rooms are free. */
export const begunRooms = [
  { room: 'studio', status: 'open', openRooms: 2 },
  { room: 'oneBedroom', status: 'waitlist' },
  { room: 'privateRoom', status: 'open' },
] as const
