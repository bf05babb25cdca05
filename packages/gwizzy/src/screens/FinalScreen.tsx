import { type GatewaySummary, isAllIn, type MonthlyCost } from '@pkg/domain'
import { Badge, Button, checkIcon, Heading, Ledger, Receipt, Stack, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { Answers } from '../answers/answers'
import type { WizardInternals } from '../machines/wizard-context'
import { callersOf } from '../steps/callers'
import type { Support } from '../support'
import { moneyText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { Texts } from '../texts/texts'
import { CallerPanel } from './CallerPanel'
import { CostSummary, costLines } from './CostSummary'
import * as styles from './FinalScreen.css'
import { recipientRows } from './recipient-rows'
import { ScreenHeading } from './ScreenHeading'
import * as shell from './Shell.css'
import { SupportLine } from './SupportLine'

/** The props of `FinalScreen`. */
export interface FinalScreenProps {
  community: Pick<GatewaySummary, 'id' | 'name' | 'care'>
  answers: Answers
  /** What it costs a month. Undefined until it's known, or if it can't be found out. */
  cost: MonthlyCost | undefined
  callerChoice: WizardInternals['callerChoice']
  recipients: readonly string[] | undefined
  support: Support
  /** The origin of images. Defaults to this site. */
  imageHost?: string | undefined
  /** What was done, which is the title if there is no price. */
  status: string
  /** Whether the community has or will get the request, and the screen says that it was sent. */
  isSent?: boolean
  level: 1 | 2
  /** What else to know about who has the request. */
  note?: ReactNode
  /** What comes next, if anything does. It waits for the person. [TRUTH-003] */
  next: { label: string; go: () => void } | undefined
}

/**
 * The end of a request: what the community costs, who will call, and who has the request. [LOOK-007, TRUST-012, TRUTH-001, TRUTH-003, CONF-007]
 */
export function FinalScreen(props: FinalScreenProps) {
  const {
    community,
    answers,
    cost,
    callerChoice,
    recipients,
    support,
    imageHost,
    status,
    isSent = true,
    level,
    note,
    next,
  } = props
  const texts = useTexts()
  const language = useLanguage()
  const { outcome } = texts
  const below = level === 1 ? 2 : 3
  const callers = callersOf(callerChoice, support).map(({ name }) => name)
  const isEveryoneNamed = recipients?.every((name) => callers.includes(name)) ?? false
  const price = cost && priceTitle(cost, answers, texts, (amount) => moneyText(amount, language))
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <div className={styles.lead}>
          {isSent && (
            <Badge tone="positive" icon={checkIcon}>
              {outcome.sent}
            </Badge>
          )}
          {price && <Text size="fine">{status}</Text>}
        </div>
        <div role="status">
          <ScreenHeading level={level}>{price ?? status}</ScreenHeading>
        </div>
      </Stack>
      {cost && <Ledger isCompact lines={costLines(cost, texts.cost, language)} />}
      <CallerPanel {...{ callerChoice, support, imageHost }} noCalls={answers.noCalls} />
      <Heading level={below} look="label">
        {outcome.whoHasIt}
      </Heading>
      <Receipt
        isCompact
        rows={recipientRows({ community, callerChoice, recipients, noCalls: answers.noCalls }, support, texts)}
      />
      {isEveryoneNamed && <Text size="fine">{texts.final.noOneElse}</Text>}
      {note}
      {next && (
        <div className={shell.pinned}>
          <Button variant="primary" width="full" onClick={next.go}>
            {next.label}
          </Button>
        </div>
      )}
      {cost && <CostSummary {...{ community, cost, level }} />}
      <SupportLine support={support} />
    </Stack>
  )
}

/** Returns the price as a title. Without a care fee, it says that care isn't part of it. Undefined without an amount. */
function priceTitle(
  cost: MonthlyCost,
  { lookingFor }: Answers,
  { final }: Texts,
  money: (amount: number) => string,
): string | undefined {
  if (cost.total.likely <= 0) return undefined
  const known: Partial<Record<string, string>> = final.person
  const person = lookingFor && known[lookingFor]
  return (isAllIn(cost) ? final.price : final.priceBeforeCare)(money(cost.total.likely), person ? ` ${person}` : '')
}
