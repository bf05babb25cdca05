import { assistanceChoices, interestChoices, noAssistance, roomPreferenceChoices } from '../answers/choices'
import type { PostStepId } from '../machines/step-ids'
import { LookingFor } from '../steps/LookingFor'
import { ResidentNameInfo } from '../steps/ResidentNameInfo'
import type { StepScreen } from '../steps/step-screen'
import { AgeInfo } from './AgeInfo'
import { listStep } from './list-step'
import { MoreInfoLeadInfo } from './MoreInfoLeadInfo'
import { SearchReasonsInfo } from './SearchReasonsInfo'
import { SearchStageInfo } from './SearchStageInfo'

/** The fields of each post-conversion step. [POST-001, POST-010 to POST-013] */
export const postScreens: Record<PostStepId, StepScreen> = {
  LookingFor,
  ResidentNameInfo,
  AgeInfo,
  SearchStageInfo,
  SearchReasonsInfo,
  InterestsInfo: listStep({
    name: 'interests',
    values: interestChoices,
    change: (interests) => ({ interests }),
  }),
  RoomPreferencesInfo: listStep({
    name: 'roomPreferences',
    values: roomPreferenceChoices,
    change: (roomPreferences) => ({ roomPreferences }),
  }),
  AssistancesInfo: listStep({
    name: 'assistances',
    values: assistanceChoices,
    change: (assistances) => ({ assistances }),
    alone: noAssistance,
  }),
  MoreInfoLeadInfo,
}
