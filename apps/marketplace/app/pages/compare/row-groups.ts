/** The groups of a comparison's rows, in display order. [TRUST-013] */
export const rowGroups = ['cost', 'care', 'quality', 'basics'] as const

/** A group of rows. */
export type RowGroup = (typeof rowGroups)[number]
