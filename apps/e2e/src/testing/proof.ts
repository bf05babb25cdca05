import { createHash } from 'node:crypto'
import { isFullProof } from '@pkg/config/draw'

/** How much a run proves: `quick` (`npm test`), `full` (`npm run test:full`), or `whole`, which leaves nothing to a draw (`PROOF=whole npm test`). */
const proof = process.env['PROOF']

/** Whether this walks the whole table of pages, every walk of the truth test, and every old URL, which takes hours. */
export const isWholeProof = proof === 'whole'

const narrowest = 320
const otherWidths: readonly number[] = [390, 820, 1440]

/**
 * Returns the widths at which a page is audited, in pixels: always the narrowest phone. The full proof adds one that the page's name draws, so
 * every width has its share of pages. The whole proof has all.
 */
export function auditWidthsOf(page: string): readonly number[] {
  if (isWholeProof) return [narrowest, ...otherWidths]
  const drawn = otherWidths[[...page].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % otherWidths.length]
  return isFullProof && drawn !== undefined ? [narrowest, drawn] : [narrowest]
}

/**
 * Returns the rows of a table that a run takes, each with its title: all in the whole proof, a drawn tenth in the full proof, and a
 * drawn hundredth in a quick run. The draw depends only on the titles, so a failure comes again.
 */
export function drawRows<Row>(rows: readonly Row[], title: (row: Row) => string): [row: Row, title: string][] {
  const share = isWholeProof ? 1 : isFullProof ? 10 : 100
  return rows
    .map((row): [Row, string] => [row, title(row)])
    .filter(([, text]) => createHash('sha256').update(text).digest().readUInt32BE() % share === 0)
}
