import { type List, RowTitle, statusView } from '~/features/lists'
import { questionsTexts as words } from '~/features/questions'
import type { QuestionRow } from './row'

const view = statusView(words)

/** Questions about all communities for admins, and about their own for providers. Those that wait come oldest first. [COMM-010, ROLE-010] */
export const questions: List<QuestionRow> = {
  area: 'questions',
  title: words.title,
  recordType: 'community-questions',
  roles: ['provider', 'admin'],
  search: words.search,
  views: [view('pending', 'createdAt'), view('published', '-createdAt')],
  columns: [
    {
      name: 'question',
      header: words.question,
      field: 'text',
      isRowHeader: true,
      cell: (row) => <RowTitle row={row} below={row.secondLine} />,
    },
    {
      name: 'community',
      header: words.community,
      field: 'communityName',
      sort: 'communityName',
      cell: ({ communityName }) => communityName,
    },
    { name: 'author', header: words.author, cell: ({ author }) => author, roles: ['admin'] },
    { name: 'askedOn', header: words.askedOn, sort: 'createdAt', isShort: true, cell: ({ askedOn }) => askedOn },
  ],
  filters: [
    {
      name: 'language',
      label: words.language,
      kind: 'choice',
      options: Object.entries(words.languages).map(([value, label]) => ({ value, label })),
    },
    { name: 'createdAt', label: words.askedOn, kind: 'since' },
  ],
}
