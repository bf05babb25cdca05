import { Table, TextLink } from '@pkg/ui'
import type { Figure } from './figure'
import type { AnswerView, GroupView } from './load-stats.server'
import * as styles from './StatsPage.css'
import { statsTexts } from './texts'

const words = statsTexts

/** A number that opens its rows, and what it was before. */
export function FigureText({ figure }: { figure: Figure | undefined }) {
  if (!figure) return null
  const { text, href, before } = figure
  return (
    <span className={styles.figure}>
      {href ? (
        <TextLink href={href} standalone>
          {text}
        </TextLink>
      ) : (
        <span className={styles.plainFigure}>{text}</span>
      )}
      {before && <span className={styles.before}>{before}</span>}
    </span>
  )
}

/** The numbers of a question by group. The hours of a week are a table of their own: a line for each hour, a column for each day. [WORK-014] */
export function StatsTable({ answer, title }: { answer: AnswerView; title: string }) {
  const { by, groups, measures } = answer
  if (by === 'hour') return <HourTable groups={groups} measure={measures[0]?.name ?? ''} title={title} />
  return (
    <Table<GroupView>
      caption={title}
      hidesCaption
      rows={groups}
      getKey={({ key }) => key}
      columns={[
        {
          header: words.groups[by],
          isRowHeader: true,
          cell: ({ label, href }) =>
            href ? (
              <TextLink href={href} standalone>
                {label}
              </TextLink>
            ) : (
              label
            ),
        },
        ...measures.map(({ name, label }) => ({
          header: label,
          align: 'end' as const,
          cell: ({ figures }: GroupView) => <FigureText figure={figures[name]} />,
        })),
      ]}
    />
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The earlier number has no room in a table of 168 numbers. */
const withoutBefore = (figure: Figure | undefined): Figure | undefined => figure && { ...figure, before: undefined }

function HourTable({ groups, measure, title }: { groups: GroupView[]; measure: string; title: string }) {
  const figureAt = (weekday: number, hour: number) =>
    groups.find(({ key }) => key === `${weekday}-${String(hour).padStart(2, '0')}`)?.figures[measure]
  return (
    <Table<number>
      caption={title}
      hidesCaption
      rows={hours}
      getKey={String}
      columns={[
        {
          header: words.hour,
          isRowHeader: true,
          cell: (hour) => groups[hour]?.label.replace(/^\w+ /, '') ?? '',
        },
        ...words.weekdays.map((day, place) => ({
          header: day,
          align: 'end' as const,
          cell: (hour: number) => <FigureText figure={withoutBefore(figureAt(place + 1, hour))} />,
        })),
      ]}
    />
  )
}
