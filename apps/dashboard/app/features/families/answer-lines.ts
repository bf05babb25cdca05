import type { UserActionData } from '@pkg/domain'
import { answerTexts } from './answer-texts'

/** An answer with its label. */
export interface AnswerLine {
  label: string
  value: string
}

const wordsFor = (words: Partial<Record<string, string>>, value: string, otherwise = value) => words[value] ?? otherwise

/** Returns the label of a care level, or unknown text unchanged. [GWZ-074] */
export const careLabel = (level: string): string => wordsFor(answerTexts.careLevels, level)

/** Returns the label of a source, or unknown text unchanged. [DATA-016] */
export const sourceLabel = (source: string): string =>
  wordsFor(answerTexts.sources, source.trim().toLowerCase(), source)

/** Returns a family's answers in the order of the wizard's questions, without the unanswered ones. [DASH-003] */
export function answerLines(answers: UserActionData): AnswerLine[] {
  const { answers: labels } = answerTexts
  const { tourDataInfo, resident } = answers
  const lines: [string, (string | undefined)[]][] = [
    [labels.lookingFor, [answers.lookingFor]],
    [labels.resident, [resident ? `${resident.firstName} ${resident.lastName}`.trim() : answers.residentName]],
    [labels.adl, (answers.adl ?? []).map(careLabel)],
    [labels.housingOptions, [answers.housingOptions]],
    [labels.consultationRequested, [answers.consultationRequested]],
    [labels.timing, [answers.timing]],
    [labels.budgetRange, [answers.budgetRange]],
    [labels.budget, answers.budget ?? []],
    [labels.location, [[answers.city, answers.state].filter(Boolean).join(', '), answers.zip]],
    [labels.nextStep, [answers.nextStep && wordsFor(answerTexts.nextSteps, answers.nextStep)]],
    [labels.communityInfo, [answers.communityInfo]],
    [labels.communityInfoOther, [answers.communityInfoOther]],
    [labels.tour, (tourDataInfo ?? []).map(({ tourDate, tourTimeText }) => `${tourDate}, ${tourTimeText}`)],
    [labels.similarCommunities, answers.similarCommunities ?? []],
    [labels.homeSaleInterest, [answers.homeSaleInterest]],
    [labels.age, [answers.age?.toString()]],
    [labels.searchStage, [answers.searchStage && wordsFor(answerTexts.searchStages, answers.searchStage)]],
    [labels.searchReasons, (answers.searchReasons ?? []).map((reason) => wordsFor(answerTexts.searchReasons, reason))],
    [labels.searchReasonsOther, [answers.searchReasonsOther]],
    [labels.interests, answers.interests ?? []],
    [labels.roomPreferences, answers.roomPreferences ?? []],
    [labels.assistances, (answers.assistances ?? []).map((help) => wordsFor(answerTexts.assistances, help))],
    [labels.moreInfoFromLead, [answers.moreInfoFromLead]],
    [
      labels.source,
      [answers.leadSource && sourceLabel(answers.leadSource), answers.affiliateSource, answers.entry, answers.cta],
    ],
  ]
  return lines.flatMap(([label, values]) => {
    const value = values.filter(Boolean).join(', ')
    return value ? [{ label, value }] : []
  })
}
