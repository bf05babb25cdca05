import { Button, ButtonLink, EmptyState, Pagination, searchIcon, Stack, Tabs, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useMemo, useRef } from 'react'
import { FamiliesTable } from '~/components/FamiliesTable/FamiliesTable'
import { rowShortcuts } from '~/components/FamiliesTable/row-shortcuts'
import { KeyBar } from '~/components/KeyBar/KeyBar'
import { useShortcuts } from '~/components/KeyBar/use-shortcuts'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { familiesUrl, type FamiliesView, type FamiliesTab } from '~/families/families-url'
import type { FamilyRow } from '~/families/family-row'
import { texts } from '~/texts'
import * as styles from './FamiliesPage.css'

export interface FamiliesPageProps {
  view: FamiliesView
  tabs: { tab: FamiliesTab; label: string; count: number }[]
  rows: FamilyRow[]
  total: number
  pageSize: number
}

const words = texts.families
const hints = [
  { keys: ['J', 'K'], label: texts.keys.move },
  { keys: ['↵'], label: texts.keys.open },
  { keys: ['/'], label: texts.keys.search },
]

/** Families by stage, with a search, pages, and keyboard shortcuts. [DASH-003] */
export function FamiliesPage({ view, tabs, rows, total, pageSize }: FamiliesPageProps) {
  const { tab, page, term } = view
  const search = useRef<HTMLInputElement>(null)
  const shortcuts = useMemo(
    () => ({ ...rowShortcuts(rows.map(({ id }) => id)), '/': () => search.current?.focus() }),
    [rows],
  )
  const { isOn, toggle } = useShortcuts(shortcuts)
  const first = (page - 1) * pageSize + 1
  return (
    <Stack gap={16}>
      <PageTitle title={words.title}>
        <Form method="get" className={styles.search} role="search">
          <input type="hidden" name="tab" value={tab} />
          <TextField
            key={term}
            ref={search}
            label={words.search}
            name="q"
            type="search"
            icon={searchIcon}
            defaultValue={term}
            maxLength={80}
          />
          <Button type="submit">{words.find}</Button>
        </Form>
      </PageTitle>
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={tabs.map(({ tab: name, label, count }) => ({ label, count, href: familiesUrl({ tab: name, term }) }))}
        current={familiesUrl({ tab, term })}
      />
      {rows.length > 0 ? (
        <>
          <FamiliesTable caption={words.title} rows={rows} showsStage={tab === 'all'} />
          <Text size="small" tone="muted">
            {words.shown(first, first + rows.length - 1, total)}
          </Text>
          <Pagination
            page={page}
            pages={Math.ceil(total / pageSize)}
            getHref={(number) => familiesUrl({ tab, term, page: number })}
          />
        </>
      ) : (
        <NoFamilies tab={tab} term={term} />
      )}
      <KeyBar hints={hints} isOn={isOn} onToggle={toggle} />
    </Stack>
  )
}

function NoFamilies({ tab, term }: { tab: FamiliesTab; term: string }) {
  if (!term) return <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
  return (
    <EmptyState
      title={words.noneFound(term)}
      action={<ButtonLink href={familiesUrl({ tab })}>{words.clear}</ButtonLink>}
    >
      {words.noneFoundHelp}
    </EmptyState>
  )
}
