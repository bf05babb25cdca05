import { stateByCode } from '@pkg/domain'
import { Button, Stack, Text, TextLink } from '@pkg/ui'
import { heldNames } from '../flow/disclosed-communities'
import { ScreenHeading } from '../screens/ScreenHeading'
import { BarPortal } from '../screens/Shell'
import * as shell from '../screens/Shell.css'
import { AfterTextsProvider, useAfterTexts } from '../texts/after-texts'
import { listText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { Language } from '../texts/texts'
import type { AfterScreenProps } from './after-screen'
import { DisclosureLabel } from './DisclosureLabel'
import * as styles from './flow.css'
import { useDisclosure } from './use-disclosure'

interface DisclosureProps extends AfterScreenProps {
  /** The id of the disclosure's request. */
  requestId?: string | undefined
  /** The names of the communities whose teams get the request only after it. Read from the flow by default. */
  held?: readonly string[] | undefined
}

/** The step of a state's disclosure in the reader's language. [DISC-001] */
export function DisclosureStep(props: DisclosureProps & { language: Language | undefined }) {
  return (
    <AfterTextsProvider language={props.language}>
      <BarPortal>
        <span className={shell.name}>{props.flow.community.name}</span>
      </BarPortal>
      <Disclosure {...props} />
    </AfterTextsProvider>
  )
}

/**
 * The disclosure that a state's law requires before a referral. Both answers look the same, and neither is preselected. [DISC-002 to
 * DISC-006]
 */
function Disclosure({ flow, send, support, level, requestId, held = heldNames(flow) }: DisclosureProps) {
  const { disclosure: words } = useAfterTexts()
  const texts = useTexts()
  const language = useLanguage()
  const { disclosure, facts, isAnswered, answer } = useDisclosure({ flow, send, support }, requestId)
  if (isAnswered) {
    return (
      <div role="status">
        <ScreenHeading level={level}>{texts.status.submitting}</ScreenHeading>
      </div>
    )
  }
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <ScreenHeading level={level}>{words.title}</ScreenHeading>
        <Text tone="muted">{words.asks(stateByCode(flow.community.state)?.name ?? flow.community.state)}</Text>
      </Stack>
      <DisclosureLabel disclosure={disclosure} facts={facts} level={level} />
      {held.length > 0 && <Text>{words.ifRefused(listText(held, language))}</Text>}
      <div className={styles.answers}>
        <Button width="full" onClick={() => answer(true)}>
          {words.acknowledge}
        </Button>
        <Button width="full" onClick={() => answer(false)}>
          {words.refuse}
        </Button>
      </div>
      {disclosure && (
        <Text size="small" tone="muted">
          <TextLink href={disclosure.law.url}>{disclosure.law.cite}</TextLink>, {words.law(disclosure.version)}
        </Text>
      )}
    </Stack>
  )
}
