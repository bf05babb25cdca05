import type { Answers } from '../answers/answers'
import { storageAtSchemaStep } from '../Gwizzy/gwizzy.stories.kit'
import { postStepIds, type PostStepId } from '../machines/step-ids'

const passedAnswers: Answers = {
  lookingFor: 'Mother',
  residentName: 'Ruth Whitfield',
  age: 81,
  searchStage: 'touring',
  searchReasons: ['isolation'],
  roomPreferences: ['Studio'],
  assistances: ['family'],
}

const namesOfSteps: Partial<Record<PostStepId, (keyof Answers)[]>> = {
  LookingFor: ['lookingFor'],
  ResidentNameInfo: ['residentName'],
  AgeInfo: ['age'],
  SearchStageInfo: ['searchStage'],
  SearchReasonsInfo: ['searchReasons'],
  RoomPreferencesInfo: ['roomPreferences'],
  AssistancesInfo: ['assistances'],
}

/** Returns storage with the wizard at `step`, with every earlier step answered. */
export function storageAtPostStep(step: PostStepId, added: Answers = {}) {
  const passed = postStepIds.slice(0, postStepIds.indexOf(step))
  const names = passed.flatMap((id) => namesOfSteps[id] ?? [])
  const answers = Object.fromEntries(names.map((name) => [name, passedAnswers[name]]))
  return storageAtSchemaStep(step, { schema: 'postConversion', passed, answers: { ...answers, ...added } })
}
