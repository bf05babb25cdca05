import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answers } from '../answers/answers'
import { memoryStorage, pageProps, stoodAt } from '../Gwizzy/gwizzy.stories.kit'
import { postStepIds, type PostStepId } from '../machines/step-ids'
import { PostConversion } from './PostConversion'

/** The wizard after the request, every step in every state. */
export default {
  component: PostConversion,
  args: { ...pageProps, storage: memoryStorage() },
} satisfies Meta<typeof PostConversion>

type Story = StoryObj<typeof PostConversion>

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

/** Storage that holds the wizard at `step`, every step before it answered. */
export function postStandingAt(step: PostStepId, own: Answers = {}) {
  const passed = postStepIds.slice(0, postStepIds.indexOf(step))
  const names = passed.flatMap((id) => namesOfSteps[id] ?? [])
  const answers = Object.fromEntries(names.map((name) => [name, passedAnswers[name]]))
  return stoodAt(step, { schema: 'postConversion', passed, own: { ...answers, ...own } })
}

const at = (step: PostStepId, own?: Answers): Story => ({ args: { storage: postStandingAt(step, own) } })

const pressedAt = (step: PostStepId, own?: Answers): Story => ({
  ...at(step, own),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
})

export const LookingFor: Story = {}
export const ResidentNameInfo = at('ResidentNameInfo')
export const AgeInfo = at('AgeInfo')
export const AgeInfoYoung = at('AgeInfo', { age: 48 })
export const AgeInfoWrong = pressedAt('AgeInfo', { age: 151 })
export const SearchStageInfo = at('SearchStageInfo')
export const SearchStageInfoRequired = pressedAt('SearchStageInfo')
export const SearchReasonsInfo = at('SearchReasonsInfo')
export const SearchReasonsInfoOther = at('SearchReasonsInfo', { searchReasons: ['other'] })
export const SearchReasonsInfoRequired = pressedAt('SearchReasonsInfo')
export const InterestsInfo = at('InterestsInfo')
export const InterestsInfoChosen = at('InterestsInfo', { interests: ['music', 'gardening'] })
export const RoomPreferencesInfo = at('RoomPreferencesInfo')
export const RoomPreferencesInfoRequired = pressedAt('RoomPreferencesInfo')
export const AssistancesInfo = at('AssistancesInfo')
export const AssistancesInfoNobody = at('AssistancesInfo', { assistances: ['self'] })
export const MoreInfoLeadInfo = at('MoreInfoLeadInfo')
export const MoreInfoLeadInfoYes = at('MoreInfoLeadInfo', { moreInfoFromLeadChoice: 'Yes' })
export const MoreInfoLeadInfoRequired = pressedAt('MoreInfoLeadInfo')
export const Sent: Story = {
  args: { storage: stoodAt('MoreInfoLeadInfo', { schema: 'postConversion', passed: postStepIds.slice(0, -1), status: 'done' }) },
}
export const InSpanish: Story = { args: { ...at('SearchReasonsInfo').args, language: 'es' } }
