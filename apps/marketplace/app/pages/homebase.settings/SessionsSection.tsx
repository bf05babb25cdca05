import type { Session } from '@pkg/api-client'
import { Button, Text } from '@pkg/ui'
import { authTexts } from '~/features/authentication'
import type { AccountResult } from './account-result'
import * as styles from './AccountPage.css'
import { AccountSection, resultFor } from './AccountSection'

const words = authTexts.accountPage

/** A session, with the day of its last use in words. */
export type SessionLine = Session & { day: string }

/** The browsers that a person is signed in with, and the buttons that sign them out. [API-014] */
export function SessionsSection({ sessions, result }: { sessions: SessionLine[]; result: AccountResult | undefined }) {
  return (
    <AccountSection title={words.sessions} result={resultFor(result, ['end', 'end-others'])}>
      <form method="post">
        <ul className={styles.list}>
          {sessions.map(({ id, browser, day, isCurrent }) => (
            <li key={id} className={styles.line}>
              <div>
                <Text strong>{browser || words.unknownBrowser}</Text>
                <Text size="small" tone="muted">
                  {isCurrent ? words.currentBrowser : words.lastUsed(day)}
                </Text>
              </div>
              {!isCurrent && (
                <Button type="submit" name="end" value={id} size="small" variant="neutral">
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button type="submit" name="intent" value="end-others" variant="quiet">
            {words.endOthers}
          </Button>
        )}
      </form>
    </AccountSection>
  )
}
