import { tourQuestionTexts } from './tour-question-texts'

/** A question that a family can put on its tour checklist. [FIND-024] */
export type TourQuestionId = keyof typeof tourQuestionTexts.questions

const ids = Object.keys(tourQuestionTexts.questions).filter(isTourQuestion)

function isTourQuestion(id: string): id is TourQuestionId {
  return id in tourQuestionTexts.questions
}

/** Returns the ids among texts that are questions, each once and in the order of the list. [FIND-024] */
export const tourQuestionsIn = (texts: readonly string[]): TourQuestionId[] => ids.filter((id) => texts.includes(id))

/** Returns a question’s words. [FIND-024] */
export const tourQuestion = (id: TourQuestionId): string => tourQuestionTexts.questions[id]
