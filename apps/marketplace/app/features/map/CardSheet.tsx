import type { CommunityTile } from '@pkg/domain'
import { useEffect, useRef } from 'react'
import { MapCard } from './MapCard'
import * as styles from './PhoneMap.css'
import { mapTexts } from './texts'
import { useSelection } from '~/parts/selection/use-selection'

/** Milliseconds without movement after which a swipe has ended. */
const rest = 120

/** Cards to swipe: the card in front lights its pin, and choosing a pin brings its card to the front. [FIND-005, FIND-003] */
export function CardSheet({
  communities,
  chosen,
  count,
}: {
  communities: CommunityTile[]
  /** The chosen community. It has a card too if the list's page doesn't have it. */
  chosen: CommunityTile | undefined
  count: number
}) {
  const strip = useRef<HTMLUListElement>(null)
  const timer = useRef<number>()
  const { choose } = useSelection()
  const isListed = chosen && communities.some(({ id }) => id === chosen.id)
  const cards = chosen && !isListed ? [chosen, ...communities] : communities
  const chosenId = chosen?.id

  useEffect(() => {
    const element = strip.current
    if (!element || chosenId === undefined || cardInFront(element) === chosenId) return
    const card = [...element.children].find((child) => idOf(child) === chosenId)
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    card?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [chosenId])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const onScroll = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => choose(strip.current ? cardInFront(strip.current) : undefined), rest)
  }
  return (
    <section className={styles.sheet} aria-label={mapTexts.cards}>
      <p className={styles.count} role="status">
        {mapTexts.inArea(count.toLocaleString('en-US'))}
      </p>
      <ul ref={strip} className={styles.strip} onScroll={onScroll}>
        {cards.map((community) => (
          <li key={community.id} className={styles.slide} data-community={community.id}>
            <MapCard community={community} isLit={community.id === chosenId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const idOf = (card: Element) => (card instanceof HTMLElement ? card.dataset['community'] : undefined)

/** Returns the id of the card at the start of the strip. */
function cardInFront(strip: HTMLElement): string | undefined {
  const edge = strip.getBoundingClientRect().left
  const distance = (card: Element) => Math.abs(card.getBoundingClientRect().left - edge)
  const [first] = [...strip.children].sort((one, other) => distance(one) - distance(other))
  return first && idOf(first)
}
