import { ChatGate } from '~/chat/ChatGate'
import { OptionalPart } from '~/components/OptionalPart/OptionalPart'
import { ExitSurvey } from '~/exit-survey/ExitSurvey'

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
