import { Heading, Pagination, Stack, Text } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { BareLink } from '@pkg/ui'
import { useBrandName } from '~/site/brand/brand'
import { EventList } from '~/parts/EventList/EventList'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { familyTexts, type Timeline, timelineTexts } from '~/features/families'
import { NoteEditor } from './NoteEditor'
import * as styles from './TimelineView.css'

const words = timelineTexts

export interface TimelineViewProps {
  timeline: Timeline
  /** The change of a note that wasn't accepted. */
  rejected: RejectedForm | undefined
}

/** Everything that happened to a family, newest first, with filters by kind. What no person did is by the site's operator. [WORK-006] */
export function TimelineView({ timeline: { rows, kind, page, pages, counts }, rejected }: TimelineViewProps) {
  const operator = useBrandName()
  const [query] = useSearchParams()
  const hrefOf = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query)
    for (const name of ['saved', 'page']) next.delete(name)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    return `?${String(next)}`
  }
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.title}
      </Heading>
      <nav aria-label={words.filters}>
        <ul className={styles.filters}>
          {counts.map(({ kind: name, count }) => (
            <li key={name}>
              <BareLink
                className={styles.filter}
                href={hrefOf({ show: name })}
                aria-current={name === kind ? 'true' : undefined}
              >
                {words.kinds[name]} <span className={styles.count}>{count}</span>
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 && <Text size="small">{words.none}</Text>}
      <EventList
        events={rows.map(({ note, actor, ...row }) => ({
          ...row,
          actor: familyTexts.author(actor ?? operator),
          more: note && <NoteEditor key={note.version} note={note} rejected={rejected} />,
        }))}
      />
      <Pagination page={page} pages={pages} getHref={(number) => hrefOf({ page: String(number) })} />
    </Stack>
  )
}
