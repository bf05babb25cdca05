import { type Community, isDemo } from '@pkg/domain'
import { Heading, Stack, Text } from '@pkg/ui'
import { inspectionsTexts as words } from './texts'
import { Findings } from './Findings'
import { MedicareStars } from './MedicareStars'

type InspectedCommunity = Pick<Community, 'source' | 'inspections' | 'medicareStars'>

/** What public records say about a community's inspections, or that we have no records of it. [FIND-012, TRUTH-013] */
export function Inspections({ community }: { community: InspectedCommunity }) {
  const { inspections, medicareStars } = community
  return (
    <Stack gap={24}>
      <Heading level={2}>{words.title}</Heading>
      {inspections && <Findings record={inspections} />}
      {medicareStars && <MedicareStars stars={medicareStars} />}
      {!inspections && <Text measured>{missingText(community)}</Text>}
    </Stack>
  )
}

function missingText({ source, medicareStars }: InspectedCommunity): string {
  if (isDemo({ source })) return words.demo
  return medicareStars ? words.unknownBehindStars : words.unknown
}
