import { type Caller, imageUrl, momentText } from '@pkg/domain'
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
  imageHost: string | undefined
  /** Whether the family would rather not be called, so the same people email. [TRUST-006] */
  noCalls: boolean | undefined
}

/** Who will call, by when, from which number, and who calls if they don't, from the choice that the request names. [LOOK-007, TRUTH-001, TRUTH-008] */
export function CallerPanel({ callerChoice, support, imageHost, noCalls }: CallerPanelProps) {
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
      <CallerPicture caller={callers[0]} name={support.name} host={imageHost} />
      <p className={styles.words}>
        <span className={styles.who}>
          {time ? (noCalls ? final.emailBy : final.callBy)(names, time) : (noCalls ? final.email : final.call)(names)}
        </span>{' '}
        {detail.flatMap((text) => (text ? [<span key={text}>{final.sentence(text)}</span>] : []))}
      </p>
    </div>
  )
}

/** The picture of the first who calls, or initials. Their name is next to it. [LOOK-008] */
function CallerPicture({
  caller,
  name,
  host = '',
}: {
  caller: Caller | undefined
  name: string
  host: string | undefined
}) {
  if (caller?.kind !== 'advisor' || !caller.picturePath) return <Monogram name={caller?.name ?? name} />
  const src = imageUrl(caller.picturePath, { width: 160, height: 160, host })
  return <img className={styles.picture} src={src} width={48} height={48} alt="" decoding="async" />
}
