import { useSentForm } from '@pkg/remix-host/react'
import { Breadcrumbs, Button, ButtonLink, Checkbox, Cluster, Stack, Table } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { MergeLine } from './merge-kind'
import { mergesTexts as words } from './texts'

export interface MergePageProps {
  kind: { area: string; listTitle: string; title: string }
  data: { id: string; other: string; name: string; lines: MergeLine[] }
}

/** Two records side by side. Where they differ, a person chooses which value stays. [DASH-013, DASH-014] */
export function MergePage({ kind: { area, listTitle, title }, data: { id, other, name, lines } }: MergePageProps) {
  const isBusy = useSentForm() !== undefined
  const own = `/${area}/${id}`
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: listTitle, href: `/${area}` }, { label: name, href: own }, { label: title }]} />
        <PageTitle title={title} lead={words.lead} />
      </Stack>
      <Form method="post">
        <Stack gap={16}>
          <Table
            caption={title}
            hidesCaption
            rows={lines}
            getKey={(line) => line.name}
            columns={[
              { header: words.field, isRowHeader: true, cell: ({ label }) => label },
              { header: words.stays, cell: ({ kept }) => kept },
              { header: words.goes, cell: (line) => <Duplicate line={line} /> },
            ]}
          />
          <Cluster gap={12}>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.merge}
            </Button>
            <ButtonLink href={own} variant="neutral">
              {words.cancel}
            </ButtonLink>
            <ButtonLink href={`/${area}/${other}/merge/${id}`} variant="neutral">
              {words.swap}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Form>
    </Stack>
  )
}

function Duplicate({ line: { name, merged = '', isChoice } }: { line: MergeLine }) {
  return isChoice ? <Checkbox label={words.take(merged)} name="take" value={name} /> : merged
}
