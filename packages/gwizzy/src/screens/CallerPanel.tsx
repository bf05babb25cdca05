import { momentText } from '@pkg/domain'
import { Monogram } from '@pkg/ui'
import type { WizardInternals } from '../machines/wizard-context'
import { backupName, callersOf, callerText } from '../steps/callers'
import type { Support } from '../support'
import { listText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import * as styles from './FinalScreen.css'

interface CallerPanelProps {
  callerChoice: WizardInternals['callerChoice']
  support: Support
  /** Whether the family would rather not be called, so the same people email. [TRUST-006] */
  noCalls: boolean | undefined
}

/** Who will call, by when, from which number, and who calls if they don't, from the choice that the request names. [LOOK-007, TRUTH-001, TRUTH-008] */
export function CallerPanel({ callerChoice, support, noCalls }: CallerPanelProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { final } = texts
  const calls = noCalls ? { ...texts.calls, ...texts.emails } : texts.calls
  const callers = callersOf(callerChoice, support)
  const names = listText(
    callers.map((caller) => callerText(caller, texts)),
    language,
  )
  const phone = noCalls ? undefined : callers.find((caller) => caller.kind === 'advisor')?.phone
  const backup = backupName(callerChoice, support, texts)
  const isChosen = typeof callerChoice === 'object'
  const time = isChosen && momentText(callerChoice.callBy, callerChoice.timeZone, language)
  const detail = [phone && calls.from(phone), backup && calls.backup(backup), !time && calls.when]
  return (
    <div className={styles.caller}>
      <Monogram name={callers[0]?.name ?? support.name} />
      <p className={styles.words}>
        <span className={styles.who}>
          {time ? (noCalls ? final.emailBy : final.callBy)(names, time) : (noCalls ? final.email : final.call)(names)}
        </span>{' '}
        {detail.flatMap((text) => (text ? [<span key={text}>{final.sentence(text)}</span>] : []))}
      </p>
    </div>
  )
}
