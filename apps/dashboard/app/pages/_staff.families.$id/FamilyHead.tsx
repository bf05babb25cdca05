import { leadStageLabel } from '@pkg/domain'
import { Badge, Breadcrumbs, Stack } from '@pkg/ui'
import {
  familiesTexts,
  type FamilyPage,
  familyTexts,
  Presence,
  stageTone,
  type useListAround,
} from '~/features/families'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import { Time } from '~/parts/Time/Time'

export interface FamilyHeadProps {
  family: FamilyPage
  list: Pick<ReturnType<typeof useListAround>, 'href' | 'links'>
}

/** The way back to the list, the family's name and stage, and who else has its page open. */
export function FamilyHead({ family, list }: FamilyHeadProps) {
  return (
    <Stack gap={4}>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[{ label: familyTexts.crumb, href: list.href }, { label: family.name }]} />
        {list.links}
      </div>
      <PageTitle title={family.title} lead={<Lead family={family} />}>
        <Badge tone={stageTone(family.stage)}>{leadStageLabel(family.stage)}</Badge>
      </PageTitle>
      <Presence familyId={family.id} />
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
