import type { Community } from '@pkg/domain'
import { Heading, Stack, Text } from '@pkg/ui'
import { inspectionsTexts as words } from './texts'
import { MedicareStars } from './MedicareStars'
import { PublicRecordBlocks } from './PublicRecordBlocks'
import type { RecordView } from './record-view'

interface InspectionsProps {
  community: Pick<Community, 'medicareStars'>
  /** What records say about inspections, staff, penalties, and owners, and what they don’t. */
  record: RecordView
}

/** What public records say about a community, or that we have no records of it, with the questions for a tour. [FIND-012, FIND-024, TRUTH-013] */
export function Inspections({ community: { medicareStars }, record }: InspectionsProps) {
  const { intro, findings, missing, blocks } = record
  return (
    <Stack gap={24}>
      <Heading level={2}>{words.title}</Heading>
      {intro && <Text measured>{intro}</Text>}
      {findings && <PublicRecordBlocks blocks={[findings]} />}
      {medicareStars && <MedicareStars stars={medicareStars} />}
      {missing && <Text measured>{missing}</Text>}
      <PublicRecordBlocks blocks={blocks} />
    </Stack>
  )
}
