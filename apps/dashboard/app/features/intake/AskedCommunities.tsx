import { Stack, Text } from '@pkg/ui'
import { PickerField } from '~/features/pickers'
import type { PickerMatches } from '~/site/forms/picker-matches'
import { type PickedCommunity, pickedValue } from './answer-values'
import { fieldId } from './AnswerFields'
import { communitiesTexts } from './texts'

const words = communitiesTexts

export interface AskedCommunitiesProps {
  picked: PickedCommunity[]
  found: PickerMatches | undefined
  error: string | undefined
}

/** The communities that a family asks about, and a search that adds more. Those that stay have no box. [WORK-019, WORK-022] */
export function AskedCommunities({ picked, found, error }: AskedCommunitiesProps) {
  const fixed = picked.filter(({ isFixed }) => isFixed)
  const others = picked.filter(({ isFixed }) => !isFixed)
  return (
    <Stack gap={12}>
      {fixed.map((community) => (
        <div key={community.id}>
          <input type="hidden" name="community" value={pickedValue(community)} />
          <Text size="small">{community.label}</Text>
          <Text size="fine" tone="muted">
            {words.requested}
          </Text>
        </div>
      ))}
      <PickerField
        id={fieldId('community')}
        name="community"
        label={words.label}
        hint={words.hint}
        error={error}
        source="communities"
        isMany
        values={others.map(pickedValue)}
        found={found}
      />
    </Stack>
  )
}
