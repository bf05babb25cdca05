import { BareLink } from '@pkg/ui'
import { stayLimitKey } from '~/features/stay'
import { useStored } from '~/site/device/use-stored'
import { type FilterParameters, listingHref, withValue } from '~/site/links/filter-parameters'
import { stayPath } from '~/site/links/tool-links'
import * as styles from './FilterBar.css'
import { filterTexts as words } from './texts'

/**
 * Filters by where the family can afford to stay, with the limit that its browser computed from its plan. Without one, and before the scripts start, the chip
 * leads to the page that asks for the plan, and that leads back. [FIND-023]
 */
export function StayChip({ path, filters }: { path: string; filters: FilterParameters }) {
  const limit = useStored(stayLimitKey)
  return (
    <BareLink
      className={styles.chip}
      href={limit ? listingHref(path, withValue(filters, 'stays', limit)) : stayPath(path)}
    >
      {words.stay}
    </BareLink>
  )
}
