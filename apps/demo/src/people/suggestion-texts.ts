import type { ProviderChange } from '@pkg/domain'

/** An edit that a team suggested, and why. */
export interface DemoSuggestion {
  changes: ProviderChange
  note: string
}

/** An edit with what our staff decided about it. */
interface DecidedSuggestion extends DemoSuggestion {
  decision: { approve: string[]; reason?: string }
}

/** Edits that were decided, the oldest first. */
export const decidedSuggestions: readonly DecidedSuggestion[] = [
  {
    changes: { amenities: { hasArtStudio: true, hasGuestRooms: true } },
    note: 'The art room opened in the east wing, and two guest rooms are ready for visiting family.',
    decision: { approve: ['amenities'] },
  },
  {
    changes: { phone: '303-555-0148', description: 'The finest care anywhere, guaranteed.' },
    note: 'The front desk has a direct line now.',
    decision: {
      approve: ['phone'],
      reason: 'Please describe what a day is like. We can’t print promises that no one can check.',
    },
  },
  {
    changes: { capacity: 400 },
    note: 'Typing from memory, please check.',
    decision: {
      approve: [],
      reason: 'Your license is for fewer residents. Send us the new license, and we’ll update it.',
    },
  },
]

/** Edits that wait, the oldest first. */
export const waitingSuggestions: readonly DemoSuggestion[] = [
  {
    changes: {
      description:
        'Breakfast is cooked to order until ten, and the garden with its raised beds is open all day. A nurse is in the building from seven to seven, and aides are here around the clock. Most of our residents came from within twenty miles, so many neighbors are old friends.',
      amenities: { allowsPets: true, hasGarden: true },
    },
    note: 'Our residents’ council voted to welcome cats and small dogs.',
  },
  {
    changes: { managementCompany: 'Silver Birch Living', websiteUrl: 'https://silverbirch.example' },
    note: 'The management changed on the first of the month, and the team stayed.',
  },
  { changes: { hidePricing: true }, note: 'We’d like to talk about prices by phone until the new rates are set.' },
]

/** Communities that the team added, and that aren’t published yet. */
export const newCommunities = [
  {
    name: 'Cottonwood Terrace',
    care: ['assisted-living', 'memory-care'],
    line1: '2210 Arapahoe Ave',
    city: 'Boulder',
    state: 'CO',
    zip: '80302',
    phone: '303-555-0171',
    description: 'Twelve apartments around a courtyard, ten minutes on foot from the creek path.',
    capacity: 12,
  },
] as const
