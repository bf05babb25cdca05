import { Heading, Stack, Text } from '@pkg/ui'
import { useBrandName } from '~/brand'
import { Time } from '~/components/Time/Time'
import type { FamilyPage } from '~/families/family-page'
import { texts } from '~/texts'
import * as styles from './History.css'

/** A family's history, newest first. What no person did is by the site's operator. [DASH-003] */
export function History({ events }: { events: FamilyPage['history'] }) {
  const operator = useBrandName()
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {texts.family.history}
      </Heading>
      {events.length === 0 && <Text size="small">{texts.family.noHistory}</Text>}
      <ol className={styles.list}>
        {events.map(({ id, text, author, at }) => (
          <li key={id} className={styles.event}>
            <span className={styles.time}>
              <Time moment={at} />
            </span>
            <div>
              <p className={styles.words}>{text}</p>
              <p className={styles.author}>{texts.family.author(author ?? operator)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
