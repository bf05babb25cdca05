import type { FileImport, ImportField, ImportRow } from '@pkg/api-client'
import {
  Badge,
  Button,
  Card,
  ChoiceGroup,
  Cluster,
  EmptyState,
  Heading,
  Pagination,
  Select,
  Stack,
  Table,
} from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { RowPage } from './load-import.server'
import { stepHref } from './steps'
import { StepLinks } from './StepLinks'
import { importsTexts as words } from './texts'

const choices = (['skip', 'update', 'new'] as const).map((value) => ({
  value,
  label: words.choices[value],
  hint: words.choiceHints[value],
}))

/** The third step: rows that we already have a record of, next to the record, and what happens to them. [WORK-015] */
export function DoublesStep({ found, page }: { found: FileImport; page: RowPage }) {
  if (page.total === 0) {
    return (
      <Stack gap={20}>
        <EmptyState title={words.noDoubles}>{words.noDoublesHelp}</EmptyState>
        <StepLinks id={found.id} step="doubles" />
      </Stack>
    )
  }
  return (
    <Stack gap={20}>
      <Form method="post">
        <input type="hidden" name="version" value={found.version} />
        <Stack gap={16}>
          <ChoiceGroup label={words.onDouble} name="onDouble" options={choices} defaultValue={found.onDouble} />
          <Cluster gap={12}>
            <Button type="submit" name="intent" value="on-double" variant="primary">
              {words.saveForAll}
            </Button>
          </Cluster>
        </Stack>
      </Form>
      {page.rows.map((row) => (
        <DoubleRow key={`${row.id} ${row.version}`} fields={found.fields} row={row} />
      ))}
      <Pagination page={page.page} pages={page.pages} getHref={(number) => stepHref(found.id, 'doubles', number)} />
      <StepLinks id={found.id} step="doubles" />
    </Stack>
  )
}

function DoubleRow({ fields, row }: { fields: readonly ImportField[]; row: ImportRow }) {
  const { id, version, line, values, double, differs, choice } = row
  const other = double?.values ?? {}
  const title = words.line(line, values['name'] ?? '')
  const lines = fields.filter(({ name }) => values[name] !== undefined || other[name] !== undefined)
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <Table
          caption={title}
          hidesCaption
          rows={lines}
          getKey={({ name }) => name}
          columns={[
            { header: words.field, isRowHeader: true, cell: ({ label }) => label },
            { header: words.inFile, cell: ({ name }) => values[name] },
            {
              header: double?.line === undefined ? words.inRecords : words.inEarlierLine(double.line),
              cell: ({ name }) => (
                <>
                  {other[name]} {differs.includes(name) && <Badge tone="caution">{words.differs}</Badge>}
                </>
              ),
            },
          ]}
        />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="row" value={id} />
          <input type="hidden" name="row-version" value={version} />
          <Stack gap={12}>
            <Select
              label={words.ownChoice}
              name="choice"
              id={`${id}-choice`}
              options={choices.map(({ value, label }) => ({ value, label }))}
              placeholder={words.asAll}
              defaultValue={choice ?? ''}
            />
            <div>
              <Button type="submit" name="intent" value="choice" variant="neutral">
                {words.saveChoice}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
