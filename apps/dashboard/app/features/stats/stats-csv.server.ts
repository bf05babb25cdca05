import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { measureView, readStats } from './load-stats.server'
import { statsTexts } from './texts'

const words = statsTexts

/** Sends the table of a question as CSV: dollars for amounts, minutes and days as numbers, and nothing for what is hidden. [WORK-014] */
export async function sendStatsCsv(sent: LoaderFunctionArgs): Promise<Response> {
  const name = new URL(sent.request.url).searchParams.get('question') ?? ''
  const { question, answer } = await readStats(sent, name)
  if (!answer) throw errorPage('bad-request', 400)
  const measures = answer.totals.map(({ measure }) => measureView(question.name, measure))
  const groups = [...new Set(answer.rows.map(({ group }) => group))]
  const lines = [['all', words.whole] as const, ...groups.map((key) => [key, undefined] as const)].map(
    ([key, label]) => {
      const rows = key === 'all' ? answer.totals : answer.rows.filter(({ group }) => group === key)
      const cells = measures.map((measure) => {
        const row = rows.find((one) => one.measure === measure.name)
        if (row?.isFew) return words.few
        if (row?.value === undefined) return ''
        return String(row.unit === 'cents' ? row.value / 100 : row.value)
      })
      return [label ?? rows[0]?.label ?? key, ...cells]
    },
  )
  const table = [[words.groups[answer.by], ...measures.map(({ label }) => label)], ...lines]
  return new Response(`\uFEFF${table.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="stats-${question.name}-${answer.from}-${answer.to}.csv"`,
    },
  })
}

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
const toCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text).replaceAll('"', '""')}"`
