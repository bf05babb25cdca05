import type { ListingLink, ListingLinks as Links, Place } from '@pkg/api-client'
import { nameText } from '@pkg/domain'
import { Heading, Stack, TextLink, VisuallyHidden } from '@pkg/ui'
import { listingTexts as words } from './texts'
import * as styles from './ListingPage.css'

const shownFirst = 48

/** The listings that a listing leads to: states, counties, cities, and other care types. Every public listing is linked from another. [FIND-008] */
export function ListingLinks({ links, place, where }: { links: Links; place: Place | undefined; where: string }) {
  const isCity = place !== undefined && place.kind !== 'county'
  return (
    <>
      <LinkSection heading={words.otherCare(where)} links={named(links.care)} />
      <LinkSection heading={isCity ? words.citiesAround(where) : words.citiesOf(where)} links={links.cities} />
      <LinkSection heading={isCity ? words.county : words.countiesOf(where)} links={links.counties} />
      <LinkSection heading={words.states} links={named(links.states)} />
    </>
  )
}

/** Care types and states have names in each language. Cities and counties don't. */
const named = (links: ListingLink[]) => links.map((link) => ({ ...link, name: nameText(link.name) }))

function LinkSection({ heading, links }: { heading: string; links: ListingLink[] }) {
  if (links.length === 0) return null
  const more = links.slice(shownFirst)
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {heading}
      </Heading>
      <LinkList links={links.slice(0, shownFirst)} />
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{words.all(links.length)}</summary>
          <LinkList links={more} />
        </details>
      )}
    </Stack>
  )
}

function LinkList({ links }: { links: ListingLink[] }) {
  return (
    <ul className={styles.places}>
      {links.map(({ name, path, communities }) => (
        <li key={path}>
          <TextLink href={path}>{name}</TextLink>
          <span className={styles.count}>
            {communities.toLocaleString('en-US')}
            <VisuallyHidden> {words.communities(communities)}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
