export { fieldId, NeedFields, OriginFields, PlaceFields } from './AnswerFields'
export { type AnswerValues, answerValues, emptyAnswers, readAnswers } from './answer-values'
export { type AnswersBase, readBase, writeBase } from './answers-base'
export { AskedCommunities } from './AskedCommunities'
export { FormSection } from './FormSection'
export { KnownFamilies, knownField } from './KnownFamilies'
export { problemsIn } from './problems-in'
export {
  answersDraft,
  answersIntent,
  newFamilyDraft,
  rejectedAnswers,
  type RejectedAnswers,
  type RejectedFamily,
} from './rejected-intake'
export { answersTexts, intakeTexts } from './texts'
export { useKnownCheck } from './use-known-check'
