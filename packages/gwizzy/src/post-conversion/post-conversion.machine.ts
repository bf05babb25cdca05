import { assign } from 'xstate'
import { postConversionActionOf } from '../answers/user-action-of'
import { moves, resuming } from '../machines/frame'
import { step } from '../machines/steps'
import { resending, sent } from '../machines/submit-states'
import { requestToSend, wizardSetup } from '../machines/wizard'
import { postConversionContext, type PostConversionInput } from './post-conversion-context'

const wizard = wizardSetup<PostConversionInput>().extend({
  actions: {
    writeAnswers: assign({ unsent: ({ context }) => requestToSend(context, postConversionActionOf(context)) }),
    callBackPost: ({ context }) => context.services.onPostConversionDone?.(),
  },
})

/** The final submit: action, done, callback. A failed action sets error, and done follows all the same. [POST-016, POST-017] */
const submitting = wizard.createStateConfig({
  entry: ['reportSubmit', 'startSubmitting', 'writeAnswers'],
  initial: 'posting',
  states: {
    posting: {
      invoke: {
        src: 'createUuidAction',
        id: 'createUuidAction',
        input: ({ context }) => ({ context }),
        onDone: { target: 'closing', actions: ['noteSent', 'beDone'] },
        onError: { target: 'closing', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    closing: { after: { untilDone: { target: 'left', actions: ['beDone', 'beThrough', 'callBackPost'] } } },
    left: { type: 'final' },
  },
  onDone: 'finished',
})

/** What is asked once a request was sent: more about the person who moves. [POST-001 to POST-019] */
export const postConversionMachine = wizard.createMachine({
  id: 'postConversion',
  context: postConversionContext,
  initial: 'resuming',
  ...moves,
  states: {
    resuming: resuming('LookingFor', 'ResidentNameInfo', 'AgeInfo'),
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
    submitting,
    finished: resending('beDone'),
    sent,
  },
})
