import { Monogram } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { WizardContext } from '../machines/wizard-context'
import { chosenAdvisor } from '../steps/callers'
import { answerText } from '../steps/answer-text'
import type { Support } from '../support'
import { useLanguage, useTexts } from '../texts/language'
import * as styles from './chat.css'

interface ConversationProps {
  context: WizardContext
  questions: Partial<Record<string, string>>
  support: Support
  back: () => void
}

/** The questions answered so far as a conversation. Selecting an answer goes back to its question. [GWZ-072] */
export function Conversation({ context, questions, support, back }: ConversationProps): ReactNode {
  const texts = useTexts()
  const language = useLanguage()
  const { path, internals } = context
  const passed = path.slice(0, -1)
  const advisor = chosenAdvisor(internals.callerChoice)?.name ?? support.name
  return (
    <div className={styles.conversation}>
      <p className={styles.advisor}>
        <Monogram name={advisor} size="small" />
        <strong>{advisor}</strong>
      </p>
      {passed.map((step, index) => {
        const answer = answerText(step, context, { texts, language })
        return (
          <div key={step} className={styles.exchange}>
            <p className={styles.question}>{questions[step]}</p>
            <button
              type="button"
              className={styles.answer}
              aria-label={texts.chat.change(answer)}
              onClick={() => passed.slice(index).forEach(back)}
            >
              {answer}
            </button>
          </div>
        )
      })}
    </div>
  )
}
