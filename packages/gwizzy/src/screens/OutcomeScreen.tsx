import { Button, Notice, Stack } from '@pkg/ui'
import { statusText } from '../machines/wizard-status'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'
import { useLanguage, useTexts } from '../texts/language'
import type { Texts } from '../texts/texts'
import { useCost } from './CostSummary'
import { FinalScreen } from './FinalScreen'
import { ScreenHeading } from './ScreenHeading'
import { onlyRecipients } from './only-recipients'
import { SendingScreen } from './SendingScreen'
import { SupportLine } from './SupportLine'

/** The props of `OutcomeScreen`. */
export interface OutcomeScreenProps {
  context: WizardContext
  support: Support
  /** The origin of images. Defaults to this site. */
  imageHost?: string | undefined
  /** Whether it has a sheet of its own, which the sending house fills. */
  isWhole: boolean
  level: 1 | 2
  /** Replaces the success message. [GWZ-115] */
  doneText?: string | undefined
  /** Missing during a retry, and once the request was sent. */
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

/** Shows the state of the request after the last question: sending, sent, or not sent. [GWZ-114, GWZ-115, ERR-015, LOOK-007] */
export function OutcomeScreen(props: OutcomeScreenProps) {
  const { context, support, imageHost, isWhole, level, doneText, retry, close, next } = props
  const { community, answers, internals, schema, status } = context
  const texts = useTexts()
  const language = useLanguage()
  const title = titleOf(context, texts, doneText)
  const isRequest = schema !== 'postConversion'
  // It loads while the request is sent, so the end has its price immediately.
  const cost = useCost(isRequest ? context.services : {}, community, answers)
  const go = next ?? close
  const onward = go && { label: next ? texts.outcome.continue : texts.kit.close, go }
  if (isUnsent(context)) return <UnsentScreen {...props} title={title} />
  if (status === 'submitting' && isRequest) {
    const { whatTheyHave } = answers.noCalls ? texts.outcome.byEmail : texts.outcome
    return (
      <SendingScreen
        recipients={onlyRecipients(internals.callerChoice, community, support, language)}
        what={`${whatTheyHave(community.name)}.`}
        status={title}
        level={level}
        retry={retry}
        isWhole={isWhole}
      />
    )
  }
  if (status === 'done' && isRequest) {
    return (
      <FinalScreen
        {...{ community, answers, cost, support, imageHost, level }}
        callerChoice={internals.callerChoice}
        recipients={internals.recipients}
        status={title}
        next={onward}
      />
    )
  }
  return (
    <Stack gap={20}>
      <div role="status">
        <ScreenHeading level={level}>{title}</ScreenHeading>
      </div>
      {status === 'done' && onward && (
        <Button variant="primary" width="full" onClick={onward.go}>
          {onward.label}
        </Button>
      )}
      {status === 'done' && <SupportLine support={support} />}
    </Stack>
  )
}

/** Says that the request didn't arrive, and what the family can do. [ERR-015, GWZ-110, GWZ-111] */
function UnsentScreen({ context, support, level, title, retry, back }: OutcomeScreenProps & { title: string }) {
  const { outcome } = useTexts()
  return (
    <Stack gap={20}>
      <div role="status">
        <ScreenHeading level={level}>{title}</ScreenHeading>
      </div>
      <Notice tone="critical" title={context.isRejected ? outcome.refused : outcome.unsent} role="alert" />
      <Button variant="primary" width="full" busy={!retry} onClick={retry}>
        {outcome.tryAgain}
      </Button>
      {back && (
        <Button width="full" onClick={back}>
          {outcome.change}
        </Button>
      )}
      <SupportLine support={support} />
    </Stack>
  )
}
