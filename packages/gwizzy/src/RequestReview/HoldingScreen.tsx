import { Button, Stack, Text } from '@pkg/ui'
import { ScreenHeading } from '../screens/ScreenHeading'
import type { ReviewTexts } from '../texts/review-texts'

interface HoldingScreenProps {
  community: { name: string }
  words: ReviewTexts
  level: 1 | 2
  /** Missing once the request is being sent. */
  undo: (() => void) | undefined
  sendNow: () => void
}

/** Lets a person undo a request before it's sent. [TRUTH-006] */
export function HoldingScreen({ community, words, level, undo, sendNow }: HoldingScreenProps) {
  return (
    <Stack gap={20}>
      <div role="status">
        <ScreenHeading level={level}>{words.holding(community.name)}</ScreenHeading>
      </div>
      {undo && <Text>{words.holdingDetail}</Text>}
      <Stack gap={12}>
        {undo && (
          <Button variant="primary" width="full" onClick={undo}>
            {words.undo}
          </Button>
        )}
        <Button width="full" busy={!undo} onClick={sendNow}>
          {undo ? words.sendNow : words.sending}
        </Button>
      </Stack>
    </Stack>
  )
}
