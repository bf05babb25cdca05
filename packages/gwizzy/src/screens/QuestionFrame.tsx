import {
  Button,
  ErrorSummary,
  Heading,
  Notice,
  ProgressWindows,
  ReasonPanel,
  Stack,
  Text,
  VisuallyHidden,
  type FieldError,
} from '@pkg/ui/core'
import { Suspense, type FormEvent, type ReactNode } from 'react'
import { useIds } from '../steps/ids'
import { useTexts } from '../texts/language'
import { useIsOffline } from './use-is-offline'
import { useQuestionFocus } from './use-question-focus'
import { FieldsSkeleton } from './FieldsSkeleton'
import * as styles from './Shell.css'

/** The props of `QuestionFrame`. */
export interface QuestionFrameProps {
  /** The current step. When it changes, the question takes the focus. */
  step: string
  question: string
  /** Why the answer helps. */
  reason?: string | undefined
  position: number
  of: number
  /** The number from which the progress bar counts. */
  countsFrom?: 0 | 1 | undefined
  errors: FieldError[]
  /** Errors that show only at their fields. They're announced, because the person may be in another field. */
  announced?: FieldError[] | undefined
  /** 1 on its own page, 2 in a dialog. */
  level: 1 | 2
  /** Whether the question takes the focus when the wizard appears, and not only when it advances. */
  focusesFirst: boolean
  isPending: boolean
  isNextDisabled: boolean
  nextLabel: string
  next: () => void
  /** What the person reads last before the button. */
  note?: string | undefined
  /** Whether a house above has the windows of the progress, so it's in words here. */
  hasHouse?: boolean | undefined
  /** What the questions are about, where the bar doesn't say it. */
  about?: string | undefined
  /** The conversation before the question. */
  before?: ReactNode
  /** The class of the question in chat mode. */
  bubble?: string | undefined
  /** The fields. */
  children: ReactNode
}

/** One step: progress, errors, question, fields, button, and why the answer helps. [GWZ-070] */
export function QuestionFrame(props: QuestionFrameProps) {
  const { step, question, reason, position, of, errors, announced = [], level, focusesFirst, next } = props
  const { hasHouse = false, before, bubble, children } = props
  const { frame, kit, reasons } = useTexts()
  const ids = useIds()
  const isOffline = useIsOffline()
  const heading = useQuestionFocus(step, focusesFirst)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={20}>
        <div>
          {props.about && <p className={styles.name}>{props.about}</p>}
          <ProgressWindows
            step={position}
            of={of}
            countsFrom={props.countsFrom ?? 1}
            label={kit.progress}
            words={kit.stepOf(position, of)}
            isInWords={hasHouse}
          />
        </div>
        {before}
        {errors.length > 0 && <ErrorSummary errors={errors} title={kit.errorSummaryTitle} />}
        {announced.length > 0 && (
          <div role="alert">
            <VisuallyHidden>{announced.map(({ message }) => message).join(' ')}</VisuallyHidden>
          </div>
        )}
        {isOffline && (
          <Notice tone="caution" title={frame.offline} role="status">
            {frame.offlineAdvice}
          </Notice>
        )}
        <div className={bubble}>
          <Heading
            ref={heading}
            id={ids.question}
            level={level}
            look={bubble ? 'label' : 'h2'}
            tabIndex={-1}
            data-autofocus=""
          >
            {question}
          </Heading>
        </div>
        <Suspense key={step} fallback={<FieldsSkeleton />}>
          {children}
        </Suspense>
        {props.note && <Text size="small">{props.note}</Text>}
        <div className={hasHouse ? styles.pinned : undefined}>
          <Button type="submit" variant="primary" width="full" busy={props.isPending} disabled={props.isNextDisabled}>
            {props.isPending ? frame.wait : props.nextLabel}
          </Button>
        </div>
        {reason && <ReasonPanel title={reasons.title}>{reason}</ReasonPanel>}
      </Stack>
    </form>
  )
}
