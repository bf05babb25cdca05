import { answerTexts } from './answer-texts'

/** The care levels that families choose from. [GWZ-074] */
export const careOptions = Object.entries(answerTexts.careLevels).map(([value, label]) => ({ value, label }))
