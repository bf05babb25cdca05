import { Button, ErrorSummary, Heading, Notice, ProgressWindows, ReasonPanel, Stack, type FieldProblem } from '@pkg/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import type { AnswerChange } from '../answers/answers'
import { isNextDisabled, nextLabel } from '../machines/frame-facts'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import { fieldId, questionId, type StepScreen } from '../steps/step-screen'
import { stepScreens } from '../steps/screens'
import type { Support } from '../support'
import { texts } from '../texts'
import { useIsOffline } from './connection'
import { stepsExpected } from './steps-expected'

export interface QuestionScreenProps {
  context: WizardContext
  /** The machine's steps in the order in which they are asked. */
  order: readonly AnyStepId[]
  support: Support
  /** 1 on a page of its own, 2 in a dialog. */
  level: 1 | 2
  /** Whether the question takes the focus when the wizard appears, and not only when it advances. */
  focusesFirst: boolean
  answer: (change: AnswerChange) => void
  next: () => void
}

function problemsOf(context: WizardContext, labels: StepScreen['labels'] = {}): FieldProblem[] {
  return Object.entries(context.errors).map(([name, message]) => {
    const label = labels[name]
    return { message: label ? texts.frame.problem(label, message) : message, fieldId: fieldId(name) }
  })
}

/** Why the answers help, by step. [GWZ-070] */
const reasons: Partial<Record<AnyStepId, string>> = texts.reasons

/** One step: where one is, what is wrong, the question, its fields, the button, and why the answer helps. [GWZ-070] */
export function QuestionScreen(props: QuestionScreenProps) {
  const { context, order, support, level, focusesFirst, answer, next } = props
  const { step, status, path } = context
  const screen = stepScreens[step]
  if (!screen) throw new Error(`The step ${step} has no screen`)
  const problems = problemsOf(context, screen.labels)
  const isOffline = useIsOffline()

  const heading = useRef<HTMLHeadingElement>(null)
  const focuses = useRef(focusesFirst)
  useEffect(() => {
    if (focuses.current) heading.current?.focus()
    focuses.current = true
  }, [step])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={20}>
        <ProgressWindows step={path.length} of={stepsExpected(context, order)} />
        {problems.length > 0 && <ErrorSummary problems={problems} />}
        {isOffline && (
          <Notice tone="caution" title={texts.frame.offline} role="status">
            {texts.frame.offlineAdvice}
          </Notice>
        )}
        <Heading ref={heading} id={questionId} level={level} look="h2" tabIndex={-1} data-autofocus="">
          {screen.question}
        </Heading>
        <screen.Fields key={step} context={context} answer={answer} support={support} />
        <Button
          type="submit"
          variant="primary"
          width="full"
          busy={status === 'pending'}
          disabled={isNextDisabled(context)}
        >
          {status === 'pending' ? texts.frame.wait : nextLabel(context)}
        </Button>
        <ReasonPanel title={texts.reasons.title}>{reasons[step]}</ReasonPanel>
      </Stack>
    </form>
  )
}
