import type { GatewaySummary } from '@pkg/domain'
import { clockIcon, Icon, lockIcon, phoneIcon } from '@pkg/ui'
import type { ReactNode } from 'react'
import type { Support } from '../support'
import { useTexts } from '../texts/language'
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
  community: Pick<GatewaySummary, 'name' | 'partnerAgent'>
  support: Support
}

/** Who will call, from which number, when, and who else gets the number, shown before the number is requested. */
export function WhoWillCall({ community, support }: WhoWillCallProps) {
  const { calls } = useTexts()
  const { partnerAgent: agent } = community
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{calls.title}</p>
      <ul className={styles.facts}>
        <Fact icon={phoneIcon}>
          {agent ? (
            <>
              <strong>{agent.name}</strong>, {calls.advisor}
              {agent.phone && <span className={styles.number}> {calls.from(agent.phone)}</span>}
            </>
          ) : (
            calls.anAdvisor(support.name)
          )}
        </Fact>
        <Fact icon={clockIcon}>{calls.when}</Fact>
        <Fact icon={lockIcon}>{calls.limits(community.name)}</Fact>
      </ul>
    </div>
  )
}
