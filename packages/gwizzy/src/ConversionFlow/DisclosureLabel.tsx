import { disclosureSections, disclosureStatements } from '@pkg/domain/disclosures'
import { FactsLabel } from '@pkg/ui'
import { useAfterTexts } from '../texts/after-texts'
import { moneyText } from '../texts/formats'
import { useLanguage } from '../texts/language'
import * as styles from './flow.css'
import type { ShownDisclosure } from './use-disclosure'

interface DisclosureLabelProps extends Pick<ShownDisclosure, 'disclosure' | 'facts'> {
  level: 1 | 2
}

/** What a state's law requires a family to read: what it pays, who pays us, and the sections of the state. [DISC-002, DISC-003] */
export function DisclosureLabel({ disclosure, facts, level }: DisclosureLabelProps) {
  const { disclosure: words } = useAfterTexts()
  const language = useLanguage()
  const statements = disclosureStatements[language]
  return (
    <FactsLabel
      title={statements.free}
      level={level === 1 ? 2 : 3}
      facts={[{ label: words.youPay, figure: moneyText(0, language), isMain: true }]}
    >
      <div className={styles.sections}>
        <p className={styles.statement}>{statements.paid}</p>
        {disclosure &&
          disclosureSections(disclosure, language, facts).map(({ title, text }) => (
            <div key={title}>
              <p className={styles.sectionTitle}>{title}</p>
              <p>{text}</p>
            </div>
          ))}
      </div>
    </FactsLabel>
  )
}
