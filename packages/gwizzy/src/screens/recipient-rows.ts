import type { Caller } from '@pkg/domain'
import type { ReceiptRow } from '@pkg/ui'
import type { WizardInternals } from '../machines/wizard-context'
import { callersOf, callerText } from '../steps/callers'
import type { Support } from '../support'
import type { Texts } from '../texts/texts'

/** Who a request was for and who has it. */
interface SentRequest {
  community: { name: string }
  callerChoice: WizardInternals['callerChoice']
  /** The names of the communities whose teams have it, if the server said so. */
  recipients: readonly string[] | undefined
  /** Whether the family would rather not be called. [TRUST-006] */
  noCalls?: boolean | undefined
}

/** Returns who has a request, as the server said, and who will call without having the contact info yet. [TRUTH-003] */
export function recipientRows(
  { community, callerChoice, recipients = [], noCalls }: SentRequest,
  support: Pick<Support, 'name'>,
  texts: Pick<Texts, 'outcome' | 'calls'>,
): ReceiptRow[] {
  const outcome = noCalls ? { ...texts.outcome, ...texts.outcome.byEmail } : texts.outcome
  const whatFor = (caller: Caller) => {
    if (caller.kind !== 'community') return outcome.advisorWillCall(community.name)
    return recipients.includes(caller.name) ? outcome.whatTheyHave(community.name) : outcome.willCall(community.name)
  }
  return [
    { who: support.name, what: outcome.whatTheyHave(community.name) },
    ...callersOf(callerChoice, support).map((caller) => ({ who: callerText(caller, texts), what: whatFor(caller) })),
  ]
}
