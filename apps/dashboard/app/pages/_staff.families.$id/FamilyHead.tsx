import { leadStageLabel } from '@pkg/domain'
import { familiesTexts, type FamilyPage, familyTexts, stageTone } from '~/features/families'
import { RecordHead, type RecordHeadProps } from '~/features/records'
import { Time } from '~/parts/Time/Time'

export interface FamilyHeadProps extends Pick<RecordHeadProps, 'around'> {
  family: FamilyPage
}

/** The head of a family’s page: who helps the family, and how long it has been in its stage. */
export function FamilyHead({ family, around }: FamilyHeadProps) {
  const { id, name, title, stage, advisor, inStage } = family
  const lead = (
    <>
      {advisor && <span>{familyTexts.advisor(advisor)}. </span>}
      <span>{familiesTexts.inStage} </span>
      <Time moment={inStage} />
    </>
  )
  const badge = { label: leadStageLabel(stage), tone: stageTone(stage) }
  const presence = { recordType: 'clients', recordId: id }
  return <RecordHead around={around} title={title} name={name} lead={lead} badge={badge} presence={presence} />
}
