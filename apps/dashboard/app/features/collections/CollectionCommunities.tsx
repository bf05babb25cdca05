import { Button, Heading, Stack, Text, TextArea, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ActionLabel } from '~/features/lists'
import { collectionsTexts } from './texts'
import { collectionLimits } from './collection-limits'
import type { ListedCommunity } from './collection-page'
import * as styles from './collections.css'

const words = collectionsTexts

/** A community that a search found. */
export interface FoundCommunity {
  id: string
  name: string
  address: string
}

export interface CollectionCommunitiesProps {
  communities: ListedCommunity[]
  /** What was searched, and what was found. */
  term: string
  found: FoundCommunity[] | undefined
}

/** The communities of a collection in their order, with their notes, and the search that adds more. [DASH-007] */
export function CollectionCommunities({ communities, term, found }: CollectionCommunitiesProps) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{words.communities}</Heading>
      <Text size="small" tone="muted">
        {communities.length === 0 ? words.noCommunities : words.communitiesHelp}
      </Text>
      <ol className={styles.list} aria-label={words.communities}>
        {communities.map((community, index) => (
          <Community
            key={community.id}
            community={community}
            isFirst={index === 0}
            isLast={index === communities.length - 1}
          />
        ))}
      </ol>
      <Form method="get" role="search" preventScrollReset className={styles.search}>
        <TextField key={term} label={words.find} name="q" type="search" defaultValue={term} maxLength={80} />
        <Button type="submit">{words.findButton}</Button>
      </Form>
      {found && <Found found={found} />}
    </Stack>
  )
}

function Community({
  community: { id, name, address, isShown, note },
  isFirst,
  isLast,
}: {
  community: ListedCommunity
  isFirst: boolean
  isLast: boolean
}) {
  return (
    <li className={styles.item}>
      <Stack gap={4}>
        <Heading level={3} look="label">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {address}
        </Text>
        {!isShown && <Text size="small">{words.hidden}</Text>}
      </Stack>
      <Form method="post" preventScrollReset className={styles.buttons}>
        <input type="hidden" name="community" value={id} />
        {!isFirst && <Act intent="up" label={words.up} name={name} />}
        {!isLast && <Act intent="down" label={words.down} name={name} />}
        <Act intent="remove" label={words.remove} name={name} />
      </Form>
      <Form method="post" preventScrollReset key={note}>
        <input type="hidden" name="community" value={id} />
        <Stack gap={8}>
          <TextArea
            id={`note-${id}`}
            label={words.communityNote(name)}
            hint={words.communityNoteHint}
            name="note"
            rows={2}
            max={collectionLimits.communityNote}
            defaultValue={note}
          />
          <div>
            <Act intent="note" label={words.saveNote} name={name} />
          </div>
        </Stack>
      </Form>
    </li>
  )
}

function Found({ found }: { found: FoundCommunity[] }) {
  if (found.length === 0) return <Text>{words.noMatch}</Text>
  return (
    <Stack as="section" gap={12}>
      <Heading level={3} look="label">
        {words.found}
      </Heading>
      <ul className={styles.list}>
        {found.map(({ id, name, address }) => (
          <li key={id} className={styles.item}>
            <Stack gap={4}>
              <Text strong>{name}</Text>
              <Text size="small" tone="muted">
                {address}
              </Text>
            </Stack>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="community" value={id} />
              <Act intent="add" label={words.addCommunity} name={name} />
            </Form>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const Act = ({ intent, label, name }: { intent: string; label: string; name: string }) => (
  <Button type="submit" name="intent" value={intent} size="small">
    <ActionLabel label={label} name={name} />
  </Button>
)
