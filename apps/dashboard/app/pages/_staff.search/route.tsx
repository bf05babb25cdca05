import { Button, EmptyState, searchIcon, Stack, Table, TextField } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { RowLink } from '~/parts/RowLink/RowLink'
import { listsTexts } from '~/features/lists'
import * as list from '~/features/lists/ListPage.css'
import { loadSearch } from '~/features/search/index.server'
import { searchTexts } from '~/features/search'
import { absentTexts, pageTitle } from '~/site/texts'

const words = searchTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

export const loader = (sent: LoaderFunctionArgs) => loadSearch(sent)

/** Everything that a search found, also without scripts. The palette finds the same. [WORK-004] */
export default function SearchRoute() {
  const { term, found } = useLoaderData<typeof loader>()
  return (
    <Stack gap={16}>
      <PageTitle title={words.title} lead={words.lead}>
        <Form method="get" className={list.search} role="search" aria-label={words.title}>
          <TextField
            key={term}
            label={words.field}
            name="q"
            type="search"
            icon={searchIcon}
            defaultValue={term}
            maxLength={80}
          />
          <Button type="submit">{listsTexts.find}</Button>
        </Form>
      </PageTitle>
      {found.length > 0 ? (
        <Table
          caption={words.results(term)}
          rows={found}
          getKey={({ id }) => id}
          columns={[
            {
              header: words.name,
              isRowHeader: true,
              cell: ({ title, href }) => (href ? <RowLink href={href}>{title}</RowLink> : title),
            },
            { header: words.kind, cell: ({ kind }) => kind },
            { header: words.detail, cell: ({ detail }) => detail ?? absentTexts.value },
          ]}
        />
      ) : (
        term && <EmptyState title={words.none(term)}>{words.noneHelp}</EmptyState>
      )}
    </Stack>
  )
}
