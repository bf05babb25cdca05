import { Text } from '@pkg/ui'
import type { FlowContext } from '../flow/flow-context'
import { refusedNames } from '../flow/disclosed-communities'
import { useAfterTexts } from '../texts/after-texts'
import { listText } from '../texts/formats'
import { useLanguage } from '../texts/language'

/** Names the communities that didn't get the request, because the family didn't acknowledge the disclosure. [TRUTH-003, TRUTH-005] */
export function RefusedDisclosure({ flow }: { flow: FlowContext }) {
  const { disclosure } = useAfterTexts()
  const language = useLanguage()
  const names = listText(refusedNames(flow), language)
  return names ? <Text>{disclosure.refused(names)}</Text> : null
}
