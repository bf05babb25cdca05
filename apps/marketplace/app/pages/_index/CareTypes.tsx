import type { Stats } from '@pkg/api-client'
import { careLabel, formatMoney } from '@pkg/domain'
import { BareLink, Heading, Stack, Text } from '@pkg/ui'
import { careLines } from '~/parts/names/care-lines'
import { homeTexts as words } from './texts'
import * as styles from './HomePage.css'

/** The care types, with what each costs a month. */
export function CareTypes({ care }: Pick<Stats, 'care'>) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} id="costs">
        {words.care}
      </Heading>
      <Text tone="muted" measured>
        {words.careNote}
      </Text>
      <ul className={styles.care}>
        {care.map(({ slug, low, high }) => (
          <li key={slug} className={styles.careLine}>
            <div className={styles.careWords}>
              <h3 className={styles.careName}>
                <BareLink href={`/${slug}`}>{careLabel(slug)}</BareLink>
              </h3>
              <Text size="small" tone="muted">
                {careLines[slug]}
              </Text>
            </div>
            {high > 0 && (
              <div className={styles.careMoney}>
                <Text size="price">
                  {formatMoney(low)}–{formatMoney(high)}
                </Text>
                <Text size="fine" tone="muted">
                  {words.perMonth}
                </Text>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
