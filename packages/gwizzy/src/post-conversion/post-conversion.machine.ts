import { assign } from 'xstate'
import { buildPostConversionAction } from '../answers/user-action'
import { navigation, resumingState } from '../machines/shared-states'
import { step } from '../machines/steps'
import { resendingState, sendingState, sentState } from '../machines/submit-states'
import { wizardSetup } from '../machines/wizard'
import { requestToSend } from '../machines/wizard/submit-actions'
import { postConversionContext, type PostConversionInput } from './post-conversion-context'

const wizard = wizardSetup<PostConversionInput>().extend({
  actions: {
    buildPostRequest: assign({ unsent: ({ context }) => requestToSend(context, buildPostConversionAction(context)) }),
    notifyPostDone: ({ context }) => context.services.onPostConversionDone?.(),
  },
})

/** The final submit: action, done, callback. A failed action sets error, and done still follows. [POST-016, POST-017] */
const submitting = wizard.createStateConfig({
  entry: ['reportSubmit', 'startSubmitting', 'buildPostRequest'],
  initial: 'sendingAction',
  states: {
    sendingAction: sendingState('finishing', ['markDone'], { target: 'finishing', action: 'fail' }),
    finishing: { after: { untilDone: { target: 'exited', actions: ['markDone', 'markCompleted', 'notifyPostDone'] } } },
    exited: { type: 'final' },
  },
  onDone: 'finished',
})

const steps = {
  LookingFor: step('LookingFor', [{ guard: 'wantsNameOfOther', target: 'ResidentNameInfo' }, { target: 'AgeInfo' }]),
  ResidentNameInfo: step('ResidentNameInfo', 'AgeInfo'),
  AgeInfo: step('AgeInfo', 'SearchStageInfo'),
  SearchStageInfo: step('SearchStageInfo', [
    { guard: 'hasSearchReasons', target: 'InterestsInfo' },
    { target: 'SearchReasonsInfo' },
  ]),
  SearchReasonsInfo: step('SearchReasonsInfo', 'InterestsInfo'),
  InterestsInfo: step('InterestsInfo', 'RoomPreferencesInfo'),
  RoomPreferencesInfo: step('RoomPreferencesInfo', 'AssistancesInfo'),
  AssistancesInfo: step('AssistancesInfo', 'MoreInfoLeadInfo'),
  MoreInfoLeadInfo: step('MoreInfoLeadInfo', [{ target: 'submitting' }]),
}

/** The machine of the questions after a request, about the person moving in. [POST-001 to POST-019] */
export const postConversionMachine = wizard.createMachine({
  id: 'postConversion',
  context: postConversionContext,
  initial: 'resuming',
  ...navigation,
  states: {
    resuming: resumingState(steps),
    ...steps,
    submitting,
    finished: resendingState('markDone'),
    sent: sentState,
  },
})
