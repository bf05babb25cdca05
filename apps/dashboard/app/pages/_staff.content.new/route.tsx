import { endpoints } from '@pkg/api-client/server'
import { addableContentKinds } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { content, contentTexts, pageTexts as words } from '~/features/content'
import { type NewRecord, NewRecordPage } from '~/features/records'
import { idOf, newRecordAction, newRecordLoader, receiveFields } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'

const page: NewRecord = {
  title: words.newTitle,
  lead: words.newLead,
  list: { href: '/content', label: content.title },
  save: words.newSave,
  roles: ['admin'],
  inputs: [
    {
      name: 'kind',
      label: words.newKind,
      control: {
        kind: 'choice',
        options: addableContentKinds.map((kind) => ({ value: kind, label: contentTexts.kinds[kind] })),
      },
      missing: words.newKindMissing,
    },
    { name: 'title', label: words.newName, control: { kind: 'text', max: 200 }, missing: words.newNameMissing },
    {
      name: 'slug',
      label: words.address,
      hint: words.moveHint,
      control: { kind: 'text', max: 160 },
      missing: words.moveMissing,
    },
  ],
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.newTitle) }]
export const loader = newRecordLoader(page)
export const action = newRecordAction(
  page,
  receiveFields(endpoints.contentEntries.create.body, (body, { api }) => api.contentEntries.create(body), {
    values: { isPublished: false },
  }),
  (created) => `/content/${idOf(created)}/edit`,
)

export default function NewContentRoute() {
  return <NewRecordPage page={page} rejected={useFormResult<typeof action>()} />
}
