import { hasDisclosure } from '@pkg/domain'
import {
  disclosures,
  disclosureSections,
  disclosureStatements,
  disclosureText,
  type DisclosureFacts,
} from '@pkg/domain/disclosures'
import { Button, FactsLabel, Stack, Text, TextLink } from '@pkg/ui'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { disclosedCommunities, heldNames } from '../flow/disclosed-communities'
import { disclosureMachine } from '../flow/disclosure.machine'
import { ScreenHeading } from '../screens/ScreenHeading'
import { BarPortal } from '../screens/Shell'
import * as shell from '../screens/Shell.css'
import { AfterTextsProvider, useAfterTexts } from '../texts/after-texts'
import { listText, moneyText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { Language } from '../texts/texts'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'

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
  const { community, settings, services, visitor } = flow
  const statements = disclosureStatements[language]
  const state = hasDisclosure(community.state) ? community.state : undefined
  const disclosed = disclosedCommunities(flow)
  const facts: DisclosureFacts = {
    operator: support.name,
    phone: support.phone,
    email: support.email,
    communities: disclosed,
  }
  const { actionPage, attribution } = settings
  const [snapshot, answer] = useMachine(disclosureMachine, {
    input: {
      community,
      settings: { ...(actionPage && { actionPage }), ...(attribution && { attribution }) },
      services,
      visitor,
      requestId,
      language,
      slugs: disclosed.map(({ id }) => id),
      text: state ? disclosureText(state, language, facts) : `${statements.free}\n${statements.paid}`,
    },
  })

  const { output } = snapshot
  useEffect(() => {
    if (output) send({ type: 'disclosureConfirmed', ...output })
  }, [output, send])

  if (snapshot.context.status !== 'started') {
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
        <Text tone="muted">{words.asks(state ? words.states[state] : community.state)}</Text>
      </Stack>
      <FactsLabel
        title={statements.free}
        level={level === 1 ? 2 : 3}
        facts={[{ label: words.youPay, figure: moneyText(0, language), isMain: true }]}
      >
        <div className={styles.sections}>
          <p className={styles.statement}>{statements.paid}</p>
          {state &&
            disclosureSections(state, language, facts).map(({ title, text }) => (
              <div key={title}>
                <p className={styles.sectionTitle}>{title}</p>
                <p>{text}</p>
              </div>
            ))}
        </div>
      </FactsLabel>
      {held.length > 0 && <Text>{words.ifRefused(listText(held, language))}</Text>}
      <Stack gap={12}>
        <Button width="full" onClick={() => answer({ type: 'answer', isAcknowledged: true })}>
          {words.acknowledge}
        </Button>
        <Button width="full" onClick={() => answer({ type: 'answer', isAcknowledged: false })}>
          {words.refuse}
        </Button>
      </Stack>
      {state && (
        <Text size="small" tone="muted">
          <TextLink href={disclosures[state].law.url}>{disclosures[state].law.cite}</TextLink>,{' '}
          {words.law(disclosures[state].version)}
        </Text>
      )}
    </Stack>
  )
}
