/** The room preferences, with label and value. [CARE-006] */
export const roomOptions = [
  { label: 'Private', value: 'private' },
  { label: 'Shared', value: 'shared' },
  { label: 'Studio', value: 'studio' },
] as const

/** A room preference. [CARE-006] */
export type RoomOption = (typeof roomOptions)[number]['value']

/** The mobility options, with label and value. [CARE-007] */
export const mobilityOptions = [
  { label: 'No Issues', value: 'no-issues' },
  { label: 'Walker', value: 'walker' },
  { label: 'Wheelchair', value: 'wheelchair' },
  { label: 'Bedridden', value: 'bedridden' },
] as const

/** A person's mobility. [CARE-007] */
export type MobilityOption = (typeof mobilityOptions)[number]['value']
