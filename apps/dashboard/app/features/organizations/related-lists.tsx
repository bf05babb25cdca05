import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import type { ContractRow, MemberRow } from './rows'
import { organizationsTexts as words } from './texts'

const roles = ['agent', 'admin'] as const
const view = (help: string) => [{ name: 'all', label: words.all, none: { title: help, help } }]

/** The communities of an organization. [DASH-013] */
export const members: List<MemberRow> = {
  area: 'organizations',
  title: words.communities,
  recordType: 'organization-communities',
  roles,
  views: view(words.noCommunities),
  columns: [
    { name: 'name', header: words.name, isRowHeader: true, cell: (row) => <RowTitle row={row} below={row.place} /> },
    { name: 'listing', header: words.listing, cell: ({ listing }) => listing },
    { name: 'families', header: words.families, align: 'end', cell: ({ families }) => families },
    { name: 'moveIns', header: words.moveIns, align: 'end', cell: ({ moveIns }) => moveIns },
    { name: 'owed', header: words.owed, align: 'end', cell: ({ owed }) => owed },
  ],
}

/** The contracts of advisors with the communities of an organization. [DASH-013] */
export const contracts: List<ContractRow> = {
  area: 'organizations',
  title: words.contracts,
  recordType: 'agents-community-contracts',
  roles,
  views: view(words.noContracts),
  columns: [
    {
      name: 'name',
      header: words.communities,
      isRowHeader: true,
      cell: ({ name, advisor }) => <TwoLines first={name} second={advisor} />,
    },
    { name: 'fee', header: words.fee, align: 'end', cell: ({ fee }) => fee },
    { name: 'status', header: words.status, cell: ({ status }) => status },
    { name: 'signed', header: words.signed, cell: ({ signed }) => signed && <Time moment={signed} /> },
  ],
}
