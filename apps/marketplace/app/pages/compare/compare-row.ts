import type { CostEstimate } from '@pkg/api-client'
import type { Community, RoomAvailability } from '@pkg/domain'

/** A community with what a comparison needs to know. The rest may be missing. */
export interface ComparedCommunity {
  community: Community
  cost?: CostEstimate | undefined
  rooms?: readonly RoomAvailability[] | undefined
}

/** What a row says about one community. Without a text, it's unknown. */
export interface CompareCell {
  text?: string
  /** A word that marks the best of different values. */
  best?: string
}

/** A fact about each community, in the order of the communities. [TRUST-013] */
export interface CompareRow {
  id: string
  label: string
  cells: CompareCell[]
}

/** A value that can be the best of its row. */
export interface RankedCell {
  text: string
  /** Missing if the value can't be compared with others. */
  rank?: number
  /** Whether the exact value could be better than it looks, as with a sum that lacks a fee. */
  isUncertain?: boolean
}

/** Returns a row of texts. A missing or empty one is unknown. */
export function textRow(id: string, label: string, texts: readonly (string | undefined)[]): CompareRow {
  return { id, label, cells: texts.map((text) => (text ? { text } : {})) }
}

/** Returns a row in which a word marks the highest of different ranks. If a value is uncertain, none is marked: that one could be the best. */
export function rankedRow(
  id: string,
  label: string,
  cells: readonly (RankedCell | undefined)[],
  word: string,
): CompareRow {
  const ranks = cells.flatMap((cell) => (cell?.rank === undefined ? [] : [cell.rank]))
  const highest = Math.max(...ranks)
  const isMarked = !cells.some((cell) => cell?.isUncertain) && new Set(ranks).size > 1
  return {
    id,
    label,
    cells: cells.map((cell) => {
      if (!cell) return {}
      return isMarked && cell.rank === highest ? { text: cell.text, best: word } : { text: cell.text }
    }),
  }
}

/** Returns whether the communities differ in a row. Unknown differs from every known value. [TRUST-013] */
export const differs = ({ cells }: CompareRow): boolean => new Set(cells.map(({ text }) => text)).size > 1
