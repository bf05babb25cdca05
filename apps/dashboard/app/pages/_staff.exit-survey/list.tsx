import { Time } from '~/parts/Time/Time'
import { type List, RowTitle } from '~/features/lists'
import { exitSurveyTexts } from './texts'
import type { AnswerRow } from './row'

const words = exitSurveyTexts

/** What people who left the website missed. [EXIT-008] */
export const exitSurvey: List<AnswerRow> = {
  area: 'exit-survey',
  title: words.title,
  recordType: 'exit-survey-answers',
  roles: ['admin'],
  views: [{ name: 'all', label: words.title, none: { title: words.none, help: words.noneHelp } }],
  columns: [
    { name: 'answer', header: words.answer, isRowHeader: true, sort: 'answer', cell: (row) => <RowTitle row={row} /> },
    { name: 'count', header: words.count, sort: 'count', cell: ({ count }) => count.toLocaleString('en-US') },
    { name: 'lastAt', header: words.lastAt, sort: 'lastAt', cell: ({ lastAt }) => <Time moment={lastAt} /> },
  ],
}
