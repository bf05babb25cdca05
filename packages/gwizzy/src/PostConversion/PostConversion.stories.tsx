import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answers } from '../answers/answers'
import { community, memoryStorage, storageAtSchemaStep, support, loadDeferred } from '../Gwizzy/gwizzy.stories.kit'
import { postStepIds, type PostStepId } from '../machines/step-ids'
import { PostConversion } from './PostConversion'
import { storageAtPostStep } from './post.stories.kit'

/** The post-conversion wizard, with every step in every state. */
export default {
  component: PostConversion,
  beforeEach: loadDeferred,
  args: { community, support, layout: 'page', storage: memoryStorage() },
} satisfies Meta<typeof PostConversion>

type Story = StoryObj<typeof PostConversion>

const at = (step: PostStepId, answers?: Answers): Story => ({ args: { storage: storageAtPostStep(step, answers) } })

const pressedAt = (step: PostStepId, answers?: Answers): Story => ({
  ...at(step, answers),
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
export const AssistancesInfoNoOne = at('AssistancesInfo', { assistances: ['self'] })
export const MoreInfoLeadInfo = at('MoreInfoLeadInfo')
export const MoreInfoLeadInfoYes = at('MoreInfoLeadInfo', { moreInfoFromLeadChoice: 'Yes' })
export const MoreInfoLeadInfoRequired = pressedAt('MoreInfoLeadInfo')
export const Sent: Story = {
  args: {
    storage: storageAtSchemaStep('MoreInfoLeadInfo', {
      schema: 'postConversion',
      passed: postStepIds.slice(0, -1),
      status: 'done',
    }),
  },
}
export const InSpanish: Story = { args: { ...at('SearchReasonsInfo').args, language: 'es' } }
