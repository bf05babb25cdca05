import type { FileImport, ImportRowState } from '@pkg/api-client'
import { Button, ButtonLink, Cluster, Heading, Notice, Pagination, Stack, Table, Text, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { Figures } from '~/parts/Figures/Figures'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import * as styles from './imports.css'
import type { ImportData, RowPage } from './load-import.server'
import { doneRows } from './steps'
import { importsTexts as words } from './texts'

/** An import after its start: its progress, what it did, and its undo. The page’s data are loaded again after each batch. [WORK-015] */
export function RunView({ data }: { data: Omit<ImportData, 'step'> }) {
  const { found } = data
  if (found.status === 'running' || found.status === 'undoing') return <Progress found={found} />
  return found.status === 'done' ? <Done data={data} /> : <Undone data={data} />
}

function Progress({ found }: { found: FileImport }) {
  const { done, total } = doneRows(found)
  const title = found.status === 'running' ? words.running : words.undoing
  return (
    <Stack gap={16}>
      <PageTitle title={title} lead={`${found.fileName}. ${words.runningHelp}`} />
      <progress className={styles.progress} max={total} value={done} aria-label={title} />
      <Text>
        <span role="status">{words.progress(done, total)}</span>
      </Text>
      <TextLink href={`/imports/${found.id}`} standalone>
        {words.refresh}
      </TextLink>
    </Stack>
  )
}

const counted = ({ counts: { states } }: FileImport, names: readonly (keyof typeof words.counts & ImportRowState)[]) =>
  names.map((name) => ({ name, label: words.counts[name], value: (states[name] ?? 0).toLocaleString('en-US') }))

/** Returns what an undo did before it stopped, because the admin who began it lost their permission. */
const undoneStates = ({ counts: { states } }: FileImport) =>
  (['removed', 'restored', 'kept'] as const).filter((name) => (states[name] ?? 0) > 0)

/** Where the new records are. New communities wait for someone to publish them. */
const recordsPaths = {
  communities: '/communities?tab=not-live',
  contacts: '/contacts',
  organizations: '/organizations',
} as const

function Done({ data: { found, page, undoUntil } }: { data: Omit<ImportData, 'step'> }) {
  const { id, kind, counts } = found
  const skipped = counts.states.skipped ?? 0
  return (
    <Stack gap={20}>
      <PageTitle
        title={words.done}
        lead={`${found.fileName}. ${undoUntil === undefined ? '' : words.doneHelp(undoUntil)}`}
      />
      <Figures figures={counted(found, ['added', 'changed', 'unchanged', 'skipped', ...undoneStates(found)])} />
      <Cluster gap={12}>
        <ButtonLink href={recordsPaths[kind]} variant="primary">
          {words.openRecords[kind]}
        </ButtonLink>
      </Cluster>
      {skipped > 0 && found.hasRows && (
        <>
          <RowTable id={id} title={words.leftOutRows} page={page} />
          <DocumentLink path={`/admin/imports/${id}/left-out`}>{words.downloadLeftOut(skipped)}</DocumentLink>
        </>
      )}
      {undoUntil === undefined ? <Notice title={words.rowsDeleted} /> : <Undo found={found} />}
    </Stack>
  )
}

function Undo({ found: { counts } }: { found: FileImport }) {
  const { added = 0, changed = 0 } = counts.states
  if (added + changed === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{words.undoTitle}</summary>
      <Form method="post">
        <Stack gap={12}>
          <Text size="small">{words.undoHelp(added, changed)}</Text>
          <div>
            <Button type="submit" name="intent" value="undo" variant="destructive">
              {words.undo}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}

function Undone({ data: { found, page } }: { data: Omit<ImportData, 'step'> }) {
  const kept = found.counts.states.kept ?? 0
  return (
    <Stack gap={20}>
      <PageTitle title={words.undone} lead={`${found.fileName}. ${kept > 0 ? words.undoneHelp : ''}`} />
      <Figures figures={counted(found, ['removed', 'restored', 'kept'])} />
      {page.rows.length > 0 && <RowTable id={found.id} title={words.keptRows} page={page} />}
    </Stack>
  )
}

/** Rows with what they’re called and why they were left out or kept. */
function RowTable({ id, title, page }: { id: string; title: string; page: RowPage }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <Table
        caption={title}
        hidesCaption
        rows={page.rows}
        getKey={(row) => row.id}
        columns={[
          { header: words.lineHeader, cell: ({ line }) => line },
          { header: words.nameHeader, isRowHeader: true, cell: ({ values }) => values['name'] ?? values['text'] },
          { header: words.reasonHeader, cell: ({ problem }) => problem },
        ]}
      />
      <Pagination page={page.page} pages={page.pages} getHref={(number) => `/imports/${id}?page=${number}`} />
    </Stack>
  )
}
