import { type LoadedOutcomes, OpenOutcomes, openOutcomesTexts } from '~/features/bookings'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Part } from '~/site/server/part'
import { DayPart } from './DayPart'

export interface OutcomesPartProps {
  part: Part<LoadedOutcomes>
  /** The answer that wasn’t accepted. */
  rejected: RejectedForm | undefined
}

/** The tours and calls that are over, if any, with the question how they went. [WORK-020, WORK-001] */
export function OutcomesPart({ part, rejected }: OutcomesPartProps) {
  if (part.isLoaded && part.value.items.length === 0 && !rejected) return null
  return (
    <DayPart title={openOutcomesTexts.title} part={part} count={({ total }) => total}>
      {(outcomes) => <OpenOutcomes outcomes={outcomes} rejected={rejected} />}
    </DayPart>
  )
}
