import { amenityCategories, type Community } from '@pkg/domain'
import { checkIcon, Heading, Icon } from '@pkg/ui'
import { communityTexts as words } from './texts'
import * as styles from './Amenities.css'

/** What a community offers, in five categories, and folded away what it doesn’t offer or hasn’t told. [COMM-002] */
export function Amenities({ amenities }: Pick<Community, 'amenities'>) {
  const offered = amenityCategories.flatMap(({ category, label, amenities: all }) => {
    const has = all.filter(({ flag }) => amenities[flag] === true)
    return has.length > 0 ? [{ category, label, has }] : []
  })
  const others = amenityCategories.flatMap(({ amenities: all }) => all).filter(({ flag }) => amenities[flag] !== true)
  return (
    <>
      <div className={styles.categories}>
        {offered.map(({ category, label, has }) => (
          <div key={category} className={styles.category}>
            <Heading level={3} look="label">
              {label}
            </Heading>
            <ul className={styles.list}>
              {has.map(({ flag, label: name }) => (
                <li key={flag}>
                  <Icon shape={checkIcon} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {words.notOfferedOrUnknown} {others.length}
          </summary>
          <ul className={styles.list}>
            {others.map(({ flag, label: name }) => (
              <li key={flag}>
                {name}, {amenities[flag] === false ? words.notOffered : words.unknownAmenity}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
