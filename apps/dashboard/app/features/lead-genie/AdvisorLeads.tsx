import { EmptyState, Heading, Pagination, Stack, Table } from '@pkg/ui'
import { useMemo } from 'react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { rowShortcuts } from '~/features/lists'
import { offerShortcuts } from '~/features/offers'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { leadGenieTexts } from './texts'
import * as styles from './lead-genie.css'
import type { AdvisorLeads as Leads } from './load-advisor-leads.server'
import { type RejectedReason, SuggestionCard } from './SuggestionCard'

const words = leadGenieTexts

export interface AdvisorLeadsProps {
  leads: Leads
  rejected: RejectedReason | undefined
}

/** An advisor's suggested families, the best fit first, and those of their area that they can't get, with why. [DASH-005] */
export function AdvisorLeads({ leads, rejected }: AdvisorLeadsProps) {
  const { suggestions, total, page, pages, room, chosen, missed } = leads
  const ids = suggestions.map(({ id }) => id).join(' ')
  useShortcuts(
    useMemo(() => {
      const rows = ids.split(' ').filter(Boolean)
      return [...rowShortcuts(rows), ...offerShortcuts(rows)]
    }, [ids]),
  )
  return (
    <Stack gap={24}>
      <PageTitle title={words.title} lead={words.lead.agent(total, room)} />
      <SavedNotice />
      {suggestions.length > 0 ? (
        <ul className={styles.cards} aria-label={words.suggested}>
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              isChosen={suggestion.id === chosen}
              rejected={rejected?.of === suggestion.id ? rejected : undefined}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => `/lead-genie?page=${number}`} />
      {missed.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={2}>{words.notSuggested}</Heading>
          <Table
            caption={words.notSuggested}
            hidesCaption
            rows={missed}
            getKey={({ id }) => id}
            columns={[
              {
                header: words.family,
                isRowHeader: true,
                cell: ({ title, needs }) => <TwoLines first={title} second={needs} />,
              },
              { header: words.cause, cell: ({ cause }) => cause },
            ]}
          />
        </Stack>
      )}
    </Stack>
  )
}
