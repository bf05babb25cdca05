import { Badge, Button, checkIcon, Heading, Notice, Receipt, Stack } from '@pkg/ui'
import { statusText } from '../machines/wizard-status'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'
import { useTexts } from '../texts/language'
import type { Texts } from '../texts/texts'
import { CostSummary } from './CostSummary'
import { recipientRows } from './recipient-rows'
import { ScreenHeading } from './ScreenHeading'
import { SupportLine } from './SupportLine'

/** The props of `OutcomeScreen`. */
export interface OutcomeScreenProps {
  context: WizardContext
  support: Support
  level: 1 | 2
  /** Replaces the success message. [GWZ-115] */
  doneText?: string | undefined
  /** Missing during a retry. */
  retry?: (() => void) | undefined
  /** Missing if the questions can't be reached anymore. */
  back?: (() => void) | undefined
  /** Missing on its own page. */
  close?: (() => void) | undefined
  /** Goes on to what follows the wizard, which waits for the person. Missing if nothing follows. [TRUTH-003] */
  next?: (() => void) | undefined
}

const titleOf = (context: WizardContext, texts: Texts, doneText: string | undefined) =>
  isUnsent(context) ? texts.outcome.error : (statusText(context, texts, doneText) ?? texts.status.submitting)

/** Returns whether the request is known not to have arrived. [GWZ-110, GWZ-111] */
const isUnsent = ({ status, unsent }: WizardContext) =>
  status === 'error' || (status === 'done' && unsent !== undefined)

/** Shows the state of the request after the last question: sending, sent, or not sent. [GWZ-114, GWZ-115, ERR-015, CONF-007] */
export function OutcomeScreen({ context, support, level, doneText, retry, back, close, next }: OutcomeScreenProps) {
  const { status, isRejected } = context
  const texts = useTexts()
  const title = titleOf(context, texts, doneText)

  const failed = isUnsent(context)
  const isSent = status === 'done' && !failed
  return (
    <Stack gap={20}>
      {isSent && (
        <div>
          <Badge tone="positive" icon={checkIcon}>
            {texts.outcome.sent}
          </Badge>
        </div>
      )}
      <div role="status">
        <ScreenHeading level={level}>{title}</ScreenHeading>
      </div>
      {failed && (
        <Notice tone="critical" title={isRejected ? texts.outcome.refused : texts.outcome.unsent} role="alert" />
      )}
      {isSent && context.schema !== 'postConversion' && (
        <>
          <Heading level={level === 1 ? 2 : 3} look="label">
            {texts.outcome.whoHasIt}
          </Heading>
          <Receipt
            rows={recipientRows(
              { community: context.community, ...context.internals, noCalls: context.answers.noCalls },
              support,
              texts,
            )}
          />
        </>
      )}
      {isSent && context.schema !== 'postConversion' && <CostSummary {...context} level={level} />}
      {failed && (
        <Button variant="primary" width="full" busy={!retry} onClick={retry}>
          {texts.outcome.tryAgain}
        </Button>
      )}
      {failed && back && (
        <Button width="full" onClick={back}>
          {texts.outcome.change}
        </Button>
      )}
      {isSent && (next ?? close) && (
        <Button variant="primary" width="full" onClick={next ?? close}>
          {next ? texts.outcome.continue : texts.kit.close}
        </Button>
      )}
      {status !== 'submitting' && <SupportLine support={support} />}
    </Stack>
  )
}
