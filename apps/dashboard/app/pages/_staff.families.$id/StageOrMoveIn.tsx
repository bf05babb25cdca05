import { forwardRef } from 'react'
import type { FamilyPage } from '~/features/families'
import { MoveInCard } from '~/features/move-ins'
import { useSavedKey } from '~/site/forms/use-saved-key'
import type { FamilyWork } from './load-work.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { StageForm } from './StageForm'

interface StageOrMoveInProps {
  family: FamilyPage
  work: FamilyWork
  rejected: RejectedForm | undefined
}

/** The stage of a family, which can be changed until the family moves in. [DASH-003, WORK-018] */
export const StageOrMoveIn = forwardRef<HTMLSelectElement, StageOrMoveInProps>(function StageOrMoveIn(
  { family: { id, stage, version }, work: { moveIn, stages }, rejected },
  ref,
) {
  const saved = useSavedKey('stage')
  if (moveIn) return <MoveInCard familyId={id} moveIn={moveIn} />
  return <StageForm key={saved} ref={ref} stage={stage} version={version} stages={stages} rejected={rejected} />
})
