import { useFormResult } from '@pkg/remix-host/react'
import { siteContext } from '@pkg/remix-host/server'
import { ButtonLink, Cluster, Notice, TextLink } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contentFieldId, pageTexts as words } from '~/features/content'
import { renderBodies } from '~/features/content/index.server'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoaderWith } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'
import type { ContentPage } from './content-page'
import { contentEntry } from './record'
import { source } from './record-source.server'
import { ShownTexts } from './ShownTexts'
import { loadVersions } from './versions.server'
import { VersionTable } from './VersionTable'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.name ?? contentEntry.listTitle) },
]

const load = recordLoaderWith(source, async (call, item) => ({
  versions: await loadVersions(call),
  rendered: await renderBodies(item),
}))

/** An entry with its texts as readers see them, and its published versions. [WORK-012] */
export const loader = async (sent: LoaderFunctionArgs) => ({
  ...(await load(sent)),
  site: siteContext(sent.context).neighborUrl,
})
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function ContentEntryRoute() {
  const { record, versions, rendered, site } = useLoaderData<typeof loader>()
  const { item } = record
  return (
    <RecordPage
      kind={contentEntry}
      data={record}
      rejected={useFormResult<typeof action>()}
      nextTo={<Links item={item} site={site} />}
      moreFacts={<Problems item={item} />}
    >
      <ShownTexts entry={item} rendered={rendered} />
      <VersionTable versions={versions} />
    </RecordPage>
  )
}

function Links({ item: { id, kind, path, isPublished }, site }: { item: ContentPage; site: string | undefined }) {
  return (
    <Cluster gap={12}>
      <ButtonLink href={`/content/${id}/edit`} size="small" variant="primary">
        {words.edit}
      </ButtonLink>
      {kind === 'articles' && (
        <ButtonLink href={`/content/${id}/preview`} size="small" variant="neutral">
          {words.preview}
        </ButtonLink>
      )}
      {site && path && isPublished && (
        <TextLink href={site + path} standalone>
          {words.open}
        </TextLink>
      )}
    </Cluster>
  )
}

/** What is missing before an entry can be published, each with the way to its field. */
function Problems({ item: { id, problems } }: { item: ContentPage }) {
  if (problems.length === 0) return null
  return (
    <Notice tone="caution" title={words.missing}>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <TextLink href={`/content/${id}/edit#${contentFieldId(field)}`}>{message}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
