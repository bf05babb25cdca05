import { careLabel, type Community, ratingBadge, reviewWord, stateByCode, listingBreadcrumbs } from '@pkg/domain'
import { BareLink, Breadcrumbs, compareIcon, externalIcon, Icon, ScoreBadge, Text } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { SaveButton } from '~/features/saves'
import { comparePath } from '~/site/links/compare-links'
import { communityTexts as words } from './texts'
import * as styles from './CommunityHead.css'

/** The way to a community in the listings. [ROUTE-015] */
export function CommunityTrail({ community: { care, address, name, url } }: { community: Community }) {
  const [primary] = care
  const state = stateByCode(address.state)?.code
  const listings = listingBreadcrumbs({ care: primary ?? 'senior-living', state, city: address.city })
  return <Breadcrumbs items={[...listings, { label: name, href: url }]} />
}

/** A community's name, and in one row its score, care, address, and what to do with it. [FIND-010, LOOK-006, RATE-003 to RATE-005] */
export function CommunityHead({ community, site }: { community: Community; site: string }) {
  const { name, care, addressString } = community
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.row}>
        <div className={styles.facts}>
          <Score community={community} />
          <div id="care">
            <Text size="small" strong>
              {care.map(careLabel).join(' · ')}
            </Text>
          </div>
          <Text size="small">{addressString}</Text>
        </div>
        <div className={styles.actions}>
          <SaveButton community={community} />
          <ShareLink community={community} site={site} />
          <BareLink href={comparePath([community.id])} className={styles.action} rel="nofollow">
            <Icon shape={compareIcon} />
            {words.compareThis}
          </BareLink>
        </div>
      </div>
    </header>
  )
}

/** The score with its reviews. A few reviews have none, and say so. */
function Score({ community }: { community: Community }) {
  const { numReviews } = community
  const { score, label } = ratingBadge(community)
  const count = words.reviewCount(numReviews.toLocaleString('en-US'), reviewWord(numReviews))
  return (
    <div className={styles.score}>
      {/* Where reviews say why there is no score, the badge doesn’t say it again. */}
      <ScoreBadge label={score || numReviews === 0 ? label : ''} score={score} />
      {numReviews > 0 && (
        <BareLink href="#reviews" className={styles.reviews}>
          {score ? count : label}
        </BareLink>
      )}
    </div>
  )
}

/** Shares the page as the device does, or by email. */
function ShareLink({ community: { name, url }, site }: { community: Community; site: string }) {
  const address = `${site}${url}`
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // A person who closes the device's dialog shares nothing.
    void navigator.share({ title: name, url: address }).catch(() => undefined)
  }
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  return (
    <BareLink href={mail} className={styles.action} onClick={share}>
      <Icon shape={externalIcon} />
      {words.share}
    </BareLink>
  )
}
