import { DueTime } from '~/features/tasks'
import { two } from '~/parts/TwoLines/TwoLines.css'
import type { FamilyRow } from './family-row'

/** What is planned next for a family, and when. [WORK-006] */
export function NextStep({ title, due }: NonNullable<FamilyRow['next']>) {
  return (
    <span className={two}>
      {title}
      <DueTime due={due} />
    </span>
  )
}
