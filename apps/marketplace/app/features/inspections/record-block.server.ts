import { tourQuestion, type TourQuestionId } from '~/features/tools/index.server'
import type { RecordBlock, RecordQuestion } from './record-view'

/** Returns a block with the given parts. */
export const block = (title: string, parts: Partial<RecordBlock>): RecordBlock => ({
  ...{ title, lead: [], lines: [], deficiencies: [], notes: [], questions: [] },
  ...parts,
})

/** Returns what isn’t published with the question for the tour. [FIND-024] */
export const gap = (missing: string, id: TourQuestionId): RecordQuestion => ({
  missing,
  id,
  question: tourQuestion(id),
})
