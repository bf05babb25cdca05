import { LitHouse } from '@pkg/ui/core'
import { Suspense } from 'react'
import { canGoBack } from '../machines/wizard-status'
import { isQuestionOpen } from '../machines/wizard-statuses'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext, WizardEvent } from '../machines/wizard-context'
import type { StepScreen } from '../steps/step-screen'
import type { Support } from '../support'
import { BackButton } from './BackButton'
import { FieldsSkeleton } from './FieldsSkeleton'
import { deferred } from './deferred'
import { answerPanes, hasHouse } from './answer-panes'
import { QuestionScreen, type StepTexts } from './QuestionScreen'
import { Shell } from './Shell'
import * as styles from './Shell.css'

const OutcomeScreen = deferred(({ OutcomeScreen }) => OutcomeScreen)

/** How a wizard is displayed, whatever its machine. */
export interface WizardDisplayProps {
  /** The operator and its family support. [CONF-007] */
  support: Support
  /** A modal dialog, the content of its own page, or the content of your own dialog or panel. */
  layout?: 'dialog' | 'page' | 'panel' | undefined
  /** Whether the dialog is open. A closed wizard keeps its place and continues sending. */
  open?: boolean | undefined
  /**
   * Whether the browser's Back goes back one question, and closes a dialog at the first one. Defaults to false, because it adds a history
   * entry to your page while the wizard is open.
   */
  followsBrowserBack?: boolean | undefined
  /** The origin of images, such as `https://hearthway.example`. Defaults to this site. */
  imageHost?: string | undefined
  /** Called when the person wants to leave the dialog. Set `open` to false. */
  onClose?: (() => void) | undefined
}

interface WizardScreenProps {
  display: WizardDisplayProps & { doneText?: string | undefined }
  /** The dialog's name. */
  label: string
  context: WizardContext
  screens: Partial<Record<AnyStepId, StepScreen>>
  words: StepTexts
  /** The most steps that this run can have. */
  of: number
  can: (type: 'retry' | 'back') => boolean
  /** Goes on to what follows the wizard, if that is about to come. */
  next?: (() => void) | undefined
  send: (event: WizardEvent) => void
}

/** The screen for a wizard's state: a question, or the result of the request. */
export function WizardScreen({ display, label, context, screens, words, of, can, next, send }: WizardScreenProps) {
  const { support, layout = 'dialog', open = true, doneText, imageHost, onClose } = display
  const { community } = context
  const isPage = layout === 'page'
  const level = isPage ? 1 : 2
  const isHouseShown = layout !== 'panel' && hasHouse(context)
  const back = () => send({ type: 'back' })
  const retry = () => send({ type: 'retry' })
  return (
    <Shell
      layout={layout}
      open={open}
      onClose={onClose}
      label={label}
      start={
        canGoBack(context) ? (
          <BackButton back={back} />
        ) : (
          !isHouseShown && <span className={styles.name}>{community.name}</span>
        )
      }
      scene={isHouseShown ? <LitHouse panes={answerPanes(context, of)} /> : undefined}
      isNarrow={context.settings.isChatMode}
    >
      {isQuestionOpen(context) ? (
        <QuestionScreen
          context={context}
          screens={screens}
          words={words}
          of={of}
          support={support}
          hasHouse={isHouseShown}
          level={level}
          focusesFirst={!isPage}
          answer={(answers) => send({ type: 'answer', answers })}
          check={(name) => send({ type: 'check', name })}
          next={() => send({ type: 'next' })}
          back={back}
        />
      ) : (
        <Suspense fallback={<FieldsSkeleton />}>
          <OutcomeScreen
            context={context}
            support={support}
            imageHost={imageHost}
            isWhole={isHouseShown}
            level={level}
            doneText={doneText}
            retry={can('retry') ? retry : undefined}
            back={can('back') ? back : undefined}
            close={isPage ? undefined : onClose}
            next={next}
          />
        </Suspense>
      )}
    </Shell>
  )
}
