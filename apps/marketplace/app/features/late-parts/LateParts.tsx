import { ChatGate } from '~/features/chat'
import { ExitSurvey } from '~/features/exit-survey'
import { OptionalPart } from '~/parts/OptionalPart/OptionalPart'

/** What appears long after a page has opened: the exit survey and the chat. */
export default function LateParts() {
  return (
    <>
      <OptionalPart>
        <ExitSurvey />
      </OptionalPart>
      <OptionalPart>
        <ChatGate />
      </OptionalPart>
    </>
  )
}
