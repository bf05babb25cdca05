import type { CostEstimate } from '@pkg/api-client'
import type { Community, CostAnswers, WizardAnswers } from '@pkg/domain'
import { Heading, Text, TextLink } from '@pkg/ui'
import { communityCostPath } from '~/site/links/tool-links'
import { opener } from '~/parts/opener/opener.css'
import { CostAnswersForm } from './CostAnswersForm'
import { CostFacts } from './CostFacts'
import * as styles from './CostSection.css'
import { costTexts as words } from './texts'

interface CostSectionProps {
  community: Community
  answers: CostAnswers
  /** Missing if neither the community nor its area has a price. */
  cost: CostEstimate | undefined
  lookingFor: WizardAnswers['lookingFor']
  /** Whether the amounts of changed answers are loading. */
  isPending: boolean
}

/** What a community costs for a person’s answers: low, likely, and high, each part with its source and date, and what would raise it. [TRUST-012] */
export function CostSection({ community, answers, cost, lookingFor, isPending }: CostSectionProps) {
  return (
    <div className={styles.section}>
      <Heading level={2} id="cost-title">
        {words.title(lookingFor)}
      </Heading>
      <CostAnswersForm community={community} answers={answers} />
      <div className={styles.result} aria-busy={isPending}>
        {cost ? <CostFacts cost={cost} name={community.name} /> : <Text>{words.unknown}</Text>}
      </div>
      {cost && (
        <div>
          <TextLink href={communityCostPath(community.id, answers)} standalone>
            {words.atHome}
          </TextLink>
        </div>
      )}
      {cost && (
        <details className={styles.method}>
          <summary className={opener}>{words.method}</summary>
          <p>{words.methodText}</p>
        </details>
      )}
    </div>
  )
}
