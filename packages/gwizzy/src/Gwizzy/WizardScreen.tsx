import { canGoBack } from '../machines/frame-facts'
import type { WizardContext, WizardEvent } from '../machines/wizard-context'
import { BackButton } from '../screens/BackButton'
import { OutcomeScreen } from '../screens/OutcomeScreen'
import { QuestionScreen } from '../screens/QuestionScreen'
import { Shell } from '../screens/Shell'
import * as styles from '../screens/Shell.css'
import { stepScreens } from '../steps/screens'
import { useTexts } from '../texts/language'
import type { GwizzyProps } from './Gwizzy'

interface WizardScreenProps {
  shown: Pick<GwizzyProps, 'support' | 'layout' | 'open' | 'doneText' | 'onClose'>
  context: WizardContext
  /** How many steps lie ahead, as far as the answers tell. */
  ahead: number
  can: (type: 'retry' | 'back') => boolean
  send: (event: WizardEvent) => void
}

/** The screen that a wizard's machine asks for: a question, or what became of the request. */
export function WizardScreen(props: WizardScreenProps) {
  const { context, ahead, can, send } = props
  const { support, layout = 'dialog', open = true, doneText, onClose } = props.shown
  const texts = useTexts()
  const { community, status } = context
  const isPage = layout === 'page'
  const level = isPage ? 1 : 2
  const back = () => send({ type: 'back' })
  const retry = () => send({ type: 'retry' })
  return (
    <Shell
      layout={layout}
      open={open}
      onClose={onClose}
      label={texts.frame.dialog(community.name)}
      start={canGoBack(context) ? <BackButton back={back} /> : <span className={styles.name}>{community.name}</span>}
      isNarrow={context.settings.isChatMode}
    >
      {status === 'started' || status === 'pending' ? (
        <QuestionScreen
          context={context}
          screens={stepScreens}
          words={texts}
          ahead={ahead}
          support={support}
          level={level}
          focusesFirst={!isPage}
          answer={(answers) => send({ type: 'answer', answers })}
          next={() => send({ type: 'next' })}
          back={back}
        />
      ) : (
        <OutcomeScreen
          context={context}
          support={support}
          level={level}
          doneText={doneText}
          retry={can('retry') ? retry : undefined}
          back={can('back') ? back : undefined}
          close={isPage ? undefined : onClose}
        />
      )}
    </Shell>
  )
}
