import { stateName } from '@pkg/domain'
import { languageName } from '~/parts/languages/languages'
import { absentTexts } from '~/site/texts'
import { careLabel, sourceLabel } from '~/features/families'
import type { AnswerName } from './answer-changes'
import type { AnswerValues } from './answer-values'
import { answersTexts, communitiesTexts } from './texts'

/** Returns the label of an answer, as its field has it. */
export const answerLabel = (name: AnswerName): string =>
  name === 'communities' ? communitiesTexts.label : answersTexts[name]

/** Returns an answer in words. */
export function answerWords(name: AnswerName, values: AnswerValues): string {
  const text = textOf(name, values)
  return text === '' ? absentTexts.value : text
}

function textOf(name: AnswerName, values: AnswerValues): string {
  if (name === 'communities') return values.communities.map(({ label }) => label).join(', ')
  if (name === 'budget') return values.budget.join(', ')
  const text = values[name]
  if (text === '') return text
  const words: Readonly<Partial<Record<AnswerName, (value: string) => string>>> = {
    care: careLabel,
    state: stateName,
    source: sourceLabel,
    language: languageName,
  }
  return words[name]?.(text) ?? text
}
