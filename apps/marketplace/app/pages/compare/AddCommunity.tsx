import type { CommunityTile } from '@pkg/domain'
import { Button, ButtonLink, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import * as styles from './compare.css'
import { compareFields, comparePath, type CompareView, maxCompared } from '~/site/links/compare-links'
import { HiddenView } from './HiddenView'
import type { Comparison } from './load-comparison.server'
import { compareTexts } from './texts'

const words = compareTexts.add

/** Finds a community by its name and adds it to the comparison. [TRUST-013] */
export function AddCommunity({
  communities,
  view,
  search,
}: {
  communities: Comparison['communities']
  view: CompareView
  search: Comparison['search']
}) {
  const ids = communities.map(({ id }) => id)
  if (ids.length >= maxCompared) {
    return (
      <div className={styles.screenOnly}>
        <Text size="small">{words.full(maxCompared)}</Text>
      </div>
    )
  }
  return (
    <section className={styles.add} aria-labelledby="add-community">
      <Heading level={2} id="add-community">
        {words.title}
      </Heading>
      <Form method="get" action="/compare#add-community" className={styles.find} preventScrollReset>
        <HiddenView ids={ids} view={view} />
        <TextField
          label={words.label}
          name={compareFields.name}
          defaultValue={search?.typed}
          maxLength={80}
          autoComplete="off"
          required
        />
        <Button type="submit">{words.submit}</Button>
      </Form>
      {search && (
        <div role="status">
          {search.found.length > 0 ? (
            <Stack gap={12}>
              <Text strong>{words.results(search.typed)}</Text>
              <ul className={styles.found}>
                {search.found.map((community) => (
                  <Found key={community.id} community={community} ids={ids} view={view} />
                ))}
              </ul>
            </Stack>
          ) : (
            <Stack gap={4}>
              <Text strong>{words.none(search.typed)}</Text>
              <Text>{words.noneDetail}</Text>
            </Stack>
          )}
        </div>
      )}
    </section>
  )
}

function Found({
  community: { id, name, addressString },
  ids,
  view,
}: {
  community: Pick<CommunityTile, 'id' | 'name' | 'addressString'>
  ids: readonly string[]
  view: CompareView
}) {
  return (
    <li className={styles.foundItem}>
      <div>
        <Text strong>{name}</Text>
        <Text size="small">{addressString}</Text>
      </div>
      <ButtonLink href={comparePath([...ids, id], view)} size="small">
        {words.link(name)}
      </ButtonLink>
    </li>
  )
}
