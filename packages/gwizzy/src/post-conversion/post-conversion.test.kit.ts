import { createActor, SimulatedClock } from 'xstate'
import type { AnswerChange } from '../answers/answers'
import type { PostStepId } from '../machines/step-ids'
import { community, settle } from '../machines/wizard.test.kit'
import type { PostConversionInput } from './post-conversion-context'
import { postConversionMachine } from './post-conversion.machine'

/** One valid answer per step. */
export const validPostAnswers: Record<PostStepId, AnswerChange> = {
  LookingFor: { lookingFor: 'Mother' },
  ResidentNameInfo: { residentName: 'Ruth Lee' },
  AgeInfo: { age: 81 },
  SearchStageInfo: { searchStage: 'touring' },
  SearchReasonsInfo: { searchReasons: ['isolation'] },
  InterestsInfo: { interests: ['music'] },
  RoomPreferencesInfo: { roomPreferences: ['Studio'] },
  AssistancesInfo: { assistances: ['family'] },
  MoreInfoLeadInfo: { moreInfoFromLeadChoice: 'No' },
}

/** Starts a post-conversion wizard with its own clock. */
export function startPost(input: Partial<PostConversionInput> = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(postConversionMachine, { input: { community, ...input }, clock }).start()
  const answer = (answers: AnswerChange) => actor.send({ type: 'answer', answers })
  const context = () => actor.getSnapshot().context
  return {
    actor,
    clock,
    answer,
    context,
    next: () => actor.send({ type: 'next' }),
    back: () => actor.send({ type: 'back' }),
    /** Answers and advances to `step` or to the submit. */
    async walkTo(step: PostStepId | 'submit') {
      const valid: Partial<Record<string, AnswerChange>> = validPostAnswers
      while (context().step !== step && context().status === 'started') {
        answer(valid[context().step] ?? {})
        actor.send({ type: 'next' })
        await settle()
      }
    },
  }
}
