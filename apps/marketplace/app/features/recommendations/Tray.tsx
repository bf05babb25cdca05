import type { CommunityTile } from '@pkg/domain'
import { Button, Skeleton, Text } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { RatedTile } from '~/features/homebase'
import { useStoredCount } from '~/features/saves'
import { recommendationsPath } from '~/site/links/recommendation-links'
import { trayTexts as words } from './texts'
import * as styles from './Tray.css'

const lists = ['recommendations', 'liked', 'disliked'] as const
type List = (typeof lists)[number]

/** What the server returns, or undefined while the API is down. */
export type TrayLists = Record<List, CommunityTile[]>

/** The tray: recommended, liked, and disliked communities in three tabs, loaded again after every change. [TRAY-002, TRAY-004 to TRAY-006, FAV-003, DATA-013] */
export default function Tray({ onHide }: { onHide: () => void }) {
  const id = useId()
  const [current, setCurrent] = useState<List>('recommendations')
  const { load, data, state } = useFetcher<TrayLists | null>()
  const stored = useStoredCount()
  const hide = useRef<HTMLButtonElement>(null)
  useEffect(() => load(recommendationsPath), [load, stored])
  useEffect(() => hide.current?.focus(), [])
  return (
    <section aria-label={words.label} className={styles.tray} aria-busy={state !== 'idle'}>
      <div className={styles.head}>
        <TrayTabs id={id} current={current} lists={data ?? undefined} onChoose={setCurrent} />
        <Button ref={hide} size="small" aria-expanded onClick={onHide}>
          {words.hide}
        </Button>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className={styles.panel}
        tabIndex={0}
      >
        {data === undefined ? (
          <Skeleton />
        ) : data === null ? (
          <div role="alert" className={styles.failure}>
            <Text>{words.failed}</Text>
            <Button size="small" onClick={() => load(recommendationsPath)}>
              {words.retry}
            </Button>
          </div>
        ) : data[current].length === 0 ? (
          <Text>{words.none[current]}</Text>
        ) : (
          <ul className={styles.tiles}>
            {data[current].map((community) => (
              <li key={community.id} className={styles.tile}>
                <RatedTile community={community} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Tabs with automatic activation, after the ARIA Authoring Practices. */
function TrayTabs({
  id,
  current,
  lists: loaded,
  onChoose,
}: {
  id: string
  current: List
  lists: TrayLists | undefined
  onChoose: (list: List) => void
}) {
  const tabs = useRef(new Map<List, HTMLButtonElement>())
  const choose = (list: List) => {
    onChoose(list)
    tabs.current.get(list)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const at = lists.indexOf(current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + lists.length, Home: 0, End: lists.length - 1 }[event.key]
    const list = next === undefined ? undefined : lists[next % lists.length]
    if (!list) return
    event.preventDefault()
    choose(list)
  }
  return (
    <div role="tablist" aria-label={words.label} className={styles.tabs} onKeyDown={move}>
      {lists.map((list) => (
        <button
          key={list}
          type="button"
          role="tab"
          id={`${id}-${list}`}
          aria-selected={list === current}
          aria-controls={`${id}-panel`}
          tabIndex={list === current ? 0 : -1}
          className={styles.tab}
          ref={(element) => {
            if (element) tabs.current.set(list, element)
          }}
          onClick={() => choose(list)}
        >
          {words.tabs[list](loaded?.[list].length ?? 0)}
        </button>
      ))}
    </div>
  )
}
