import { Button, EmptyState, searchIcon, Stack, Table, TextField } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { RowLink } from '~/components/RowLink/RowLink'
import * as list from '~/lists/ListPage.css'
import { loadSearch } from '~/search/load-search.server'
import { texts } from '~/texts'

const words = texts.search

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

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
          <Button type="submit">{texts.lists.find}</Button>
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
            { header: words.detail, cell: ({ detail }) => detail ?? texts.families.unknown },
          ]}
        />
      ) : (
        term && <EmptyState title={words.none(term)}>{words.noneHelp}</EmptyState>
      )}
    </Stack>
  )
}
