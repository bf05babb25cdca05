import { Badge, ButtonLink, Heading, Stack, Text } from '@pkg/ui'
import { useId } from 'react'
import { Time } from '~/parts/Time/Time'
import { type SharedWithRow, shareTexts } from '~/features/families'
import * as styles from './SharedWith.css'

const words = shareTexts

/** Who has a family's information, and what each got. [TRUST-002, DASH-003] */
export function SharedWith({ familyId, rows }: { familyId: string; rows: SharedWithRow[] }) {
  const id = useId()
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label" id={id}>
        {words.who}
      </Heading>
      {rows.length === 0 ? (
        <Text size="small">{words.noOne}</Text>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {rows.map(({ id: releaseId, name, fields, status, at }) => (
            <li key={releaseId} className={styles.line}>
              <span className={styles.top}>
                <strong>{name}</strong>
                <Badge tone={status.tone}>{status.label}</Badge>
              </span>
              <span className={styles.detail}>
                {words.got(fields)} <Time moment={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink href={`/families/${familyId}/share`} size="small" variant="neutral">
          {words.start}
        </ButtonLink>
      </div>
    </Stack>
  )
}
