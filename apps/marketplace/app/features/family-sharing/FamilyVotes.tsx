import { Text } from '@pkg/ui'
import * as styles from './family-sharing.css'
import type { Relative } from './family-votes'
import { familySharingTexts } from './texts'

/** What a person's relatives think of a community. Nothing without a vote. [TRUST-014] */
export function FamilyVotes({ community, relatives }: { community: string; relatives: readonly Relative[] }) {
  const votes = relatives.flatMap(({ id, name, votes: all }) => {
    const vote = all.find(({ communityId }) => communityId === community)
    return vote ? [{ id, name, ...vote }] : []
  })
  if (votes.length === 0) return null
  return (
    <div>
      <Text size="small" strong>
        {familySharingTexts.own.label}
      </Text>
      <ul className={styles.votes}>
        {votes.map(({ id, name, vote, comment }) => (
          <li key={id} className={styles.vote}>
            <span>{name}</span>
            <span className={styles.strong}>{familySharingTexts.votes[vote]}</span>
            {comment !== undefined && <span>“{comment}”</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
