import type { Claim } from '@pkg/api-client'
import { Badge, ButtonLink, Text } from '@pkg/ui'
import { authTexts } from '~/features/authentication'
import * as styles from './AccountPage.css'
import { AccountSection } from './AccountSection'

const words = authTexts.accountPage

/** The communities that a person has claimed. [API-020] */
export function ClaimsSection({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null
  return (
    <AccountSection title={words.claims}>
      <ul className={styles.list}>
        {claims.map(({ id, communityName, city, state, status, reason }) => (
          <li key={id} className={styles.line}>
            <div>
              <Text strong>{communityName}</Text>
              <Text size="small" tone="muted">
                {`${city}, ${state}`}
              </Text>
              {reason && <Text size="small">{reason}</Text>}
            </div>
            <Badge>{words.claimStatus[status]}</Badge>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href="/login?provider=true">{words.claim}</ButtonLink>
      </div>
    </AccountSection>
  )
}
