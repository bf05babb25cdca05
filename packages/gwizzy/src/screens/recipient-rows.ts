import type { Caller } from '@pkg/domain'
import type { ReceiptRow } from '@pkg/ui'
import type { WizardInternals } from '../machines/wizard-context'
import { backupName, callersOf, callerText } from '../steps/callers'
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

/**
 * Returns who has a request, as the server said, who will call without having the contact info yet, and who gets it only if no one calls. The
 * windows of those who have it are lit, those of the others half lit. [TRUTH-003, TRUTH-008, LOOK-007]
 */
export function recipientRows(
  { community, callerChoice, recipients = [], noCalls }: SentRequest,
  support: Pick<Support, 'name'>,
  texts: Pick<Texts, 'outcome' | 'calls' | 'final'>,
): ReceiptRow[] {
  const outcome = noCalls ? { ...texts.outcome, ...texts.outcome.byEmail } : texts.outcome
  const has = noCalls ? texts.final.hasByEmail : texts.final.has
  const hasIt = (caller: Caller) => caller.kind === 'community' && recipients.includes(caller.name)
  const whatFor = (caller: Caller) => {
    if (caller.kind !== 'community') return texts.final.afterAgreeing
    return hasIt(caller) ? has : outcome.willCall(community.name)
  }
  const backup = backupName(callerChoice, support, texts)
  return [
    { who: support.name, what: has, light: 'lit' },
    ...callersOf(callerChoice, support).map((caller): ReceiptRow => ({
      who: callerText(caller, texts),
      what: whatFor(caller),
      light: hasIt(caller) ? 'lit' : 'half',
    })),
    ...(backup
      ? [
          {
            who: backup,
            what: noCalls ? texts.final.onlyIfNoEmail : texts.final.onlyIfNoCall,
            light: 'half',
          } satisfies ReceiptRow,
        ]
      : []),
  ]
}
