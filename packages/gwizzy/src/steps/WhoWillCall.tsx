import { type Caller, type CallerChoice, momentText } from '@pkg/domain'
import { clockIcon, Icon, lockIcon, Notice, phoneIcon, Skeleton } from '@pkg/ui'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../texts/language'
import { backupName, callersOf, callerText } from './callers'
import type { WizardInternals } from '../machines/wizard-context'
import type { Support } from '../support'
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
}

/** Who will call, from which number, by when, and about what, shown before the number is requested. [TRUST-007, TRUTH-001] */
export function WhoWillCall({ context: { community, internals }, support }: WhoWillCallProps) {
  const texts = useTexts()
  const { calls } = texts
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
              <Fact key={`${caller.kind} ${caller.name}`} icon={phoneIcon}>
                <CallerName caller={caller} />
              </Fact>
            ))}
            <Fact icon={clockIcon}>
              <CallTime choice={callerChoice} />
            </Fact>
            {backup && <Fact icon={phoneIcon}>{calls.backup(backup)}</Fact>}
            <Fact icon={lockIcon}>{calls.limits(community.name)}</Fact>
          </ul>
        )}
      </div>
    </>
  )
}

function CallerName({ caller }: { caller: Caller }) {
  const texts = useTexts()
  const { calls } = texts
  if (caller.kind !== 'advisor') return callerText(caller, texts)
  return (
    <>
      <strong>{caller.name}</strong>, {calls.advisor}
      {caller.phone && <span className={styles.number}> {calls.from(caller.phone)}</span>}
    </>
  )
}

function CallTime({ choice }: { choice: CallerChoice | 'unknown' }) {
  const { calls } = useTexts()
  const language = useLanguage()
  return choice === 'unknown' ? calls.when : calls.by(momentText(choice.callBy, choice.timeZone, language))
}
