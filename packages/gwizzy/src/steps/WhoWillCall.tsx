import { type Caller, type CallerChoice, momentText } from '@pkg/domain'
import { clockIcon, Icon, lockIcon, mailIcon, Notice, phoneIcon, Skeleton } from '@pkg/ui'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../texts/language'
import { backupName, callersOf, callerText } from './callers'
import type { WizardInternals } from '../machines/wizard-context'
import type { Support } from '../support'
import type { Texts } from '../texts/texts'
import * as styles from './WhoWillCall.css'

const Fact = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <li className={styles.fact}>
    <span className={styles.mark}>
      <Icon shape={icon} />
    </span>
    <span>{children}</span>
  </li>
)

interface WhoWillCallProps {
  context: {
    community: { name: string }
    internals: Pick<WizardInternals, 'callerChoice' | 'haveCallersChanged'>
  }
  support: Pick<Support, 'name'>
  /** Whether the family would rather not be called, so the same people email. [TRUST-006] */
  noCalls?: boolean | undefined
}

/** Who will call, from which number, by when, and about what, shown before the number is requested. [TRUST-007, TRUTH-001] */
export function WhoWillCall({ context: { community, internals }, support, noCalls }: WhoWillCallProps) {
  const texts = useTexts()
  const calls = noCalls ? texts.emails : texts.calls
  const { callerChoice, haveCallersChanged } = internals
  const backup = backupName(callerChoice, support, texts)
  return (
    <>
      {haveCallersChanged && callerChoice && <Notice tone="caution" title={calls.changed} role="alert" />}
      <div className={styles.panel} aria-busy={callerChoice === undefined}>
        <p className={styles.title}>{calls.title}</p>
        {callerChoice === undefined ? (
          <>
            <Skeleton />
            <Skeleton />
          </>
        ) : (
          <ul className={styles.facts}>
            {callersOf(callerChoice, support).map((caller) => (
              <Fact key={`${caller.kind} ${caller.name}`} icon={noCalls ? mailIcon : phoneIcon}>
                <CallerName caller={caller} isByPhone={!noCalls} />
              </Fact>
            ))}
            <Fact icon={clockIcon}>
              <CallTime choice={callerChoice} words={calls} />
            </Fact>
            {backup && <Fact icon={noCalls ? mailIcon : phoneIcon}>{calls.backup(backup)}</Fact>}
            <Fact icon={lockIcon}>{calls.limits(community.name)}</Fact>
          </ul>
        )}
      </div>
    </>
  )
}

function CallerName({ caller, isByPhone }: { caller: Caller; isByPhone: boolean }) {
  const texts = useTexts()
  const { calls } = texts
  if (caller.kind !== 'advisor') return callerText(caller, texts)
  return (
    <>
      <strong>{caller.name}</strong>, {calls.advisor}
      {isByPhone && caller.phone && <span className={styles.number}> {calls.from(caller.phone)}</span>}
    </>
  )
}

function CallTime({ choice, words }: { choice: CallerChoice | 'unknown'; words: Texts['emails'] }) {
  const language = useLanguage()
  return choice === 'unknown' ? words.when : words.by(momentText(choice.callBy, choice.timeZone, language))
}
