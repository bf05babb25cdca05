import { Button } from '@pkg/ui'
import { SendingScreen } from '../screens/SendingScreen'
import { useTexts } from '../texts/language'
import type { ReviewTexts } from '../texts/review-texts'

interface HoldingScreenProps {
  community: { name: string }
  /** The only ones who get the request. */
  recipients: string
  noCalls: boolean | undefined
  words: ReviewTexts
  level: 1 | 2
  /** Missing once the request is being sent. */
  undo: (() => void) | undefined
  sendNow: () => void
}

/** Lets a person undo a request before it's sent, and shows who gets it. [TRUTH-006, LOOK-007] */
export function HoldingScreen(props: HoldingScreenProps) {
  const { community, recipients, noCalls, words, level, undo, sendNow } = props
  const { outcome } = useTexts()
  const { whatTheyHave } = noCalls ? outcome.byEmail : outcome
  return (
    <SendingScreen
      {...{ recipients, level }}
      what={`${whatTheyHave(community.name)}.`}
      status={undo ? words.holdingDetail : words.holding(community.name)}
      isWhole
    >
      {undo && (
        <Button variant="primary" onClick={undo}>
          {words.undo}
        </Button>
      )}
      <Button busy={!undo} onClick={sendNow}>
        {undo ? words.sendNow : words.sending}
      </Button>
    </SendingScreen>
  )
}
