import { Badge } from '@pkg/ui'
import { useStaff } from '~/site/staff/Staff'
import { DueTime } from '~/features/tasks'
import type { FamilyRow } from '~/features/families'
import { Time } from '~/parts/Time/Time'
import { absentTexts } from '~/site/texts'
import { pipelineTexts } from './texts'
import * as styles from './FamilyCard.css'

/** What a card of the pipeline says about a family: care, place, how long it has been there, budget, and what comes next. [DASH-003] */
export function FamilyCard({ row: { care, place, budget, next, advisor, inStage, mark } }: { row: FamilyRow }) {
  const { seesAll } = useStaff()
  const about = [care, place].filter(Boolean).join(', ')
  return (
    <>
      {mark && (
        <span>
          <Badge tone={mark.tone}>{mark.label}</Badge>
        </span>
      )}
      {about && <span className={styles.about}>{about}</span>}
      {seesAll && <span className={styles.about}>{advisor ?? absentTexts.advisor}</span>}
      <span className={styles.about}>
        {pipelineTexts.here} <Time moment={inStage} />
      </span>
      <span className={styles.line}>
        {budget && <strong>{budget}</strong>}
        {next && (
          <>
            <span>{next.title}</span>
            <DueTime due={next.due} />
          </>
        )}
      </span>
    </>
  )
}
