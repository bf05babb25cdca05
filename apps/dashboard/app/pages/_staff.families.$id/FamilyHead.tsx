import { leadStageLabel } from '@pkg/domain'
import { Badge, Breadcrumbs, Stack } from '@pkg/ui'
import { familiesTexts, type FamilyPage, familyTexts, stageTone } from '~/features/families'
import type { AroundRecord } from '~/features/lists'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Presence } from '~/parts/Presence/Presence'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import { Time } from '~/parts/Time/Time'

export interface FamilyHeadProps {
  family: FamilyPage
  list: Pick<AroundRecord, 'crumb' | 'links'>
}

/** The way back to the list, the family's name and stage, and who else has its page open. */
export function FamilyHead({ family, list }: FamilyHeadProps) {
  return (
    <Stack gap={4}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[list.crumb, { label: family.name }]} />
        {list.links}
      </div>
      <PageTitle title={family.title} lead={<Lead family={family} />}>
        <Badge tone={stageTone(family.stage)}>{leadStageLabel(family.stage)}</Badge>
      </PageTitle>
      <Presence recordType="clients" recordId={family.id} />
    </Stack>
  )
}

/** Who helps the family, and how long it has been in its stage. */
function Lead({ family: { advisor, inStage } }: { family: FamilyPage }) {
  return (
    <>
      {advisor && <span>{familyTexts.advisor(advisor)}. </span>}
      <span>{familiesTexts.inStage} </span>
      <Time moment={inStage} />
    </>
  )
}
