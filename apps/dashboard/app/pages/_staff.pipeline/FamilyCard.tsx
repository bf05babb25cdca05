import { VisuallyHidden } from '@pkg/ui'
import { useStaff } from '~/site/staff/Staff'
import { DueLine } from '~/features/tasks'
import type { FamilyRow } from '~/features/families'
import { Time } from '~/parts/Time/Time'
import { absentTexts } from '~/site/texts'
import { pipelineTexts } from './texts'
import * as styles from './FamilyCard.css'

/** What a card of the pipeline says about a family, in lines that each are one row high: care, place, what comes next, how long it has been there, and budget. [DASH-003, LOOK-009] */
export function FamilyCard({ row: { care, place, budget, next, advisor, inStage, mark } }: { row: FamilyRow }) {
  const { seesAll } = useStaff()
  const facts = [seesAll && (advisor ?? absentTexts.advisor), care, place].filter(Boolean).join(', ')
  return (
    <>
      <span className={styles.about} title={[mark?.label, facts].filter(Boolean).join(': ')}>
        {mark && <strong className={styles.mark}>{mark.label}: </strong>}
        <span>{facts}</span>
      </span>
      {next && (
        <>
          <span className={styles.next} title={next.title}>
            {next.title}
          </span>
          <span className={styles.next}>
            <DueLine due={next.due} />
          </span>
        </>
      )}
      <span className={styles.foot}>
        <span className={styles.about}>
          <VisuallyHidden>{pipelineTexts.here} </VisuallyHidden>
          <Time moment={inStage} />
        </span>
        {budget && <strong>{budget}</strong>}
      </span>
    </>
  )
}
