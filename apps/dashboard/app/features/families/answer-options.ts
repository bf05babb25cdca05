import { leadSources } from '@pkg/domain'
import { commonLanguages, languageName } from '~/parts/languages/languages'
import { answerTexts } from './answer-texts'

/** The care levels that families choose from. [GWZ-074] */
export const careOptions = Object.entries(answerTexts.careLevels).map(([value, label]) => ({ value, label }))

/** The ways in which families find us. [DATA-016] */
export const sourceOptions = leadSources.map((value) => ({ value, label: answerTexts.sources[value] }))

/** The languages that families speak. */
export const languageOptions = commonLanguages.map((value) => ({ value, label: languageName(value) }))
