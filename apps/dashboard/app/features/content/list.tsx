import { contentKinds } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { ContentRow } from './row'
import { contentTexts as words } from './texts'

const drafts = { title: words.noneDrafts, help: words.noneDraftsHelp }

/** Everything that readers of the public site get, with the drafts. [WORK-012] */
export const content: List<ContentRow> = {
  area: 'content',
  title: words.title,
  recordType: 'content-entries',
  roles: ['admin'],
  search: words.search,
  create: { href: '/content/new', label: words.add, roles: ['admin'] },
  views: [
    { name: 'all', label: words.views.all, sort: '-changedAt', none: { title: words.none, help: words.noneHelp } },
    {
      name: 'drafts',
      label: words.views.drafts,
      query: { 'filter[state]': 'draft' },
      sort: '-changedAt',
      none: drafts,
    },
    {
      name: 'scheduled',
      label: words.views.scheduled,
      query: { 'filter[state]': 'scheduled' },
      sort: 'publishAt',
      none: { title: words.noneScheduled, help: words.noneScheduledHelp },
    },
    {
      name: 'published',
      label: words.views.published,
      query: { 'filter[isPublished]': 'true' },
      sort: '-changedAt',
      none: { title: words.none, help: words.noneHelp },
    },
    {
      name: 'unpublished',
      label: words.views.unpublished,
      query: { 'filter[state]': 'unpublished' },
      sort: '-changedAt',
      none: { title: words.noneUnpublished, help: words.noneUnpublishedHelp },
    },
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      isRowHeader: true,
      isMain: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.slug} />,
    },
    { name: 'kind', header: words.kind, sort: 'kind', isMain: true, cell: ({ kind }) => kind },
    {
      name: 'state',
      header: words.state,
      isMain: true,
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
    { name: 'languages', header: words.languages, cell: ({ languages }) => languages },
    {
      name: 'changed',
      header: words.changed,
      field: 'changedAt',
      sort: 'changedAt',
      isShort: true,
      cell: ({ changed }) => <Time moment={changed} />,
    },
    {
      name: 'publishes',
      header: words.publishAt,
      field: 'publishAt',
      sort: 'publishAt',
      isShort: true,
      isExtra: true,
      cell: ({ publishes }) => publishes && <Time moment={publishes} />,
    },
  ],
  filters: [
    {
      name: 'kind',
      label: words.kind,
      kind: 'many',
      options: contentKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
    },
    {
      name: 'languages',
      label: words.languages,
      kind: 'choice',
      options: [
        { value: 'english', label: words.languageNames.english },
        { value: 'both', label: words.languageNames.both },
      ],
    },
  ],
}
