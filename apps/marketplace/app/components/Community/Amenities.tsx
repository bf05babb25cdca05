import { amenityCategories, type Community } from '@pkg/domain'
import { checkIcon, closeIcon, Heading, Icon, Stack } from '@pkg/ui'
import { texts } from '~/texts'
import * as styles from './CommunityPage.css'

/** Amenities in five categories, offered or not. Unknown ones are left out. [COMM-002] */
export function Amenities({ amenities }: Pick<Community, 'amenities'>) {
  const known = amenityCategories
    .map(({ category, label, amenities: all }) => ({
      category,
      label,
      flags: all.filter(({ flag }) => amenities[flag] !== undefined),
    }))
    .filter(({ flags }) => flags.length > 0)
  if (known.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{texts.community.amenities}</Heading>
      <div className={styles.amenities}>
        {known.map(({ category, label, flags }) => (
          <div key={category} className={styles.category}>
            <Heading level={3} look="label">
              {label}
            </Heading>
            <ul className={styles.flags}>
              {flags.map(({ flag, label: words }) => (
                <li key={flag} className={amenities[flag] ? undefined : styles.absent}>
                  <Icon shape={amenities[flag] ? checkIcon : closeIcon} />
                  {amenities[flag] ? words : `${words}, ${texts.community.notOffered}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Stack>
  )
}
