import {
  type DisclosureFacts,
  disclosureOf,
  disclosureStatements,
  disclosureText,
  type StateDisclosure,
} from '@pkg/domain/disclosures'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { disclosedCommunities } from '../flow/disclosed-communities'
import { disclosureMachine } from '../flow/disclosure.machine'
import { useLanguage } from '../texts/language'
import type { AfterScreenProps } from './after-screen'

/** What a disclosure says, and its answer. */
export interface ShownDisclosure {
  /** The text of the state's law. Missing if we have none. */
  disclosure: StateDisclosure | undefined
  facts: DisclosureFacts
  /** Whether the family answered. */
  isAnswered: boolean
  answer: (isAcknowledged: boolean) => void
}

/** Runs the machine of a disclosure, and continues the flow after its answer. `requestId` is the id of the disclosure's request. [DISC-004 to DISC-006] */
export function useDisclosure(
  { flow, send, support }: Pick<AfterScreenProps, 'flow' | 'send' | 'support'>,
  requestId: string | undefined,
): ShownDisclosure {
  const language = useLanguage()
  const { community, settings, services, visitor } = flow
  const statements = disclosureStatements[language]
  const disclosure = disclosureOf(community.state, community.disclosure)
  const disclosed = disclosedCommunities(flow)
  const facts: DisclosureFacts = {
    operator: support.name,
    phone: support.phone,
    email: support.email,
    communities: disclosed,
  }
  const { actionPage, attribution } = settings
  const [snapshot, sendAnswer] = useMachine(disclosureMachine, {
    input: {
      community,
      settings: { ...(actionPage && { actionPage }), ...(attribution && { attribution }) },
      services,
      visitor,
      requestId,
      language,
      slugs: disclosed.map(({ id }) => id),
      text: disclosure ? disclosureText(disclosure, language, facts) : `${statements.free}\n${statements.paid}`,
    },
  })
  const { context, output } = snapshot
  useEffect(() => {
    if (output) send({ type: 'disclosureConfirmed', ...output })
  }, [output, send])
  return {
    disclosure,
    facts,
    isAnswered: context.status !== 'started',
    answer: (isAcknowledged) => sendAnswer({ type: 'answer', isAcknowledged }),
  }
}
