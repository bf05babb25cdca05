import { Breadcrumbs, Button, Notice, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Menu } from '~/parts/Menu/Menu'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { rejectedWith } from '~/site/forms/rejected-form'
import type { ListOption } from '~/features/lists'
import { collectionsTexts } from './texts'
import type { CreatedLink } from './change-collection.server'
import { CollectionCommunities, type FoundCommunity } from './CollectionCommunities'
import { CollectionFields } from './CollectionFields'
import { CollectionLinks } from './CollectionLinks'
import type { LinkView, ListedCommunity } from './collection-page'
import * as styles from './collections.css'

const words = collectionsTexts

export interface CollectionPageProps {
  collection: { id: string; name: string; note: string }
  communities: ListedCommunity[]
  links: LinkView[]
  families: ListOption[]
  days: ListOption[]
  term: string
  found: FoundCommunity[] | undefined
  result: object | undefined
}

/** One collection: what it’s called, its communities in order, and its links. Works without scripts. [DASH-007] */
export function CollectionPage(props: CollectionPageProps) {
  const { collection, communities, links, families, days, term, found, result } = props
  const rejected = rejectedWith(result, 'rename')
  // Its URL doesn't say what an earlier form saved.
  const page = `/partner-collections/${collection.id}`
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.crumb, href: '/partner-collections' }, { label: collection.name }]} />
        <PageTitle title={collection.name} lead={words.communitiesOf(communities.length)}>
          <Menu label={words.delete}>
            <Form method="post">
              <Stack gap={12}>
                <Text size="small">{words.deleteHelp}</Text>
                <div>
                  <Button type="submit" name="intent" value="delete" size="small">
                    {words.confirmDelete}
                  </Button>
                </div>
              </Stack>
            </Form>
          </Menu>
        </PageTitle>
      </Stack>
      <SavedNotice />
      <div className={styles.columns}>
        <CollectionCommunities communities={communities} term={term} found={found} />
        <Stack gap={32}>
          <CollectionLinks
            page={page}
            links={links}
            families={families}
            days={days}
            created={isCreated(result) ? result : undefined}
            rejected={rejectedWith(result, 'share')}
          />
          <Form method="post" action={page} preventScrollReset key={`${collection.name}\n${collection.note}`}>
            <Stack gap={16}>
              {rejected?.message && <Notice tone="critical" role="alert" title={rejected.message} />}
              <CollectionFields rejected={rejected} collection={collection} />
              <div>
                <Button type="submit" name="intent" value="rename">
                  {words.save}
                </Button>
              </div>
            </Stack>
          </Form>
        </Stack>
      </div>
    </Stack>
  )
}

const isCreated = (result: object | undefined): result is CreatedLink => result !== undefined && 'spanishUrl' in result
