/** The community size ranges, smallest first. [LIST-012] */
export const communitySizes = ['small', 'medium', 'large'] as const

/** A community size range. [LIST-012] */
export type CommunitySize = (typeof communitySizes)[number]

const residents = {
  small: { from: 1, to: 20 },
  medium: { from: 20, to: 50 },
  large: { from: 50, to: Infinity },
} as const satisfies Record<CommunitySize, { from: number; to: number }>

/** Returns the number of residents that a size filter covers, both ends included: 20 belongs to small and medium. [LIST-012] */
export function residentsForSize(size: CommunitySize): { from: number; to: number } {
  return residents[size]
}

/** Returns the size label for a capacity: the smaller size at a boundary, or none for an unknown capacity. [LIST-012] */
export function sizeForCapacity(capacity: number | undefined): CommunitySize | undefined {
  if (capacity === undefined || capacity < 1) return undefined
  return communitySizes.find((size) => capacity <= residents[size].to)
}
