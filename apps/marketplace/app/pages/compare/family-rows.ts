import { familySharingTexts, type Relative } from '~/features/family-sharing'
import type { CompareRow } from './compare-row'

const { own: words, votes } = familySharingTexts

/** Returns a row for each relative who voted on one of the compared communities. [TRUST-014, TRUST-013] */
export function familyRows(relatives: readonly Relative[], ids: readonly string[]): CompareRow[] {
  return relatives.flatMap(({ id, name, votes: all }) => {
    const cells = ids.map((community) => {
      const vote = all.find(({ communityId }) => communityId === community)
      return vote ? words.cell(votes[vote.vote], vote.comment) : undefined
    })
    if (cells.every((text) => text === undefined)) return []
    return [{ id: `family-${id}`, label: name, cells: cells.map((text) => ({ text: text ?? words.notYet })) }]
  })
}
