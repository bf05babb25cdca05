import { DueLine } from '~/features/tasks'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import type { FamilyRow } from './family-row'

/** What is planned next for a family, and when. [WORK-006] */
export const NextStep = ({ title, due }: NonNullable<FamilyRow['next']>) => (
  <TwoLines first={title} second={<DueLine due={due} />} isCut />
)
