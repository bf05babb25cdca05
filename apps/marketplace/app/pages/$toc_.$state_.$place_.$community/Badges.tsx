import { type Community, nameText } from '@pkg/domain'
import { Stack, Text } from '@pkg/ui'
import { communityTexts } from './texts'

/** What each of a community's badges means. [COMM-001, TRUTH-013] */
export function Badges({ tags }: Pick<Community, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Text size="small" strong>
        {communityTexts.badges}
      </Text>
      {tags.map((tag) => (
        <Text key={tag} size="small">
          <strong>{nameText(tag)}</strong> {communityTexts.badgeMeanings[tag]}
        </Text>
      ))}
    </Stack>
  )
}
