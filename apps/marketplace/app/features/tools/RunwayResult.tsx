import { formatMoney, moneyRunway, type RunwayAnswers } from '@pkg/domain'
import { Heading, Stack, Text } from '@pkg/ui'
import { opener } from '~/parts/opener/opener.css'
import { runwayTexts as words } from './runway-texts'
import * as styles from './tools.css'

/** The most years that are drawn as windows. */
const mostYears = 15

/** How long the money lasts, with a window for each month, and what happens after. [ROUTE-013] */
export function RunwayResult({ answers }: { answers: RunwayAnswers | undefined }) {
  const runway = answers && moneyRunway(answers)
  return (
    <div className={styles.results}>
      <div className={styles.answer} role="status">
        {runway ? (
          <>
            <p className={styles.label}>{words.lasts}</p>
            <p className={styles.number}>{runway.isOpenEnded ? words.openEnded : words.duration(runway.months)}</p>
            <p className={styles.fine}>
              {runway.isOpenEnded ? words.openEndedDetail : words.short(formatMoney(runway.gap))}
            </p>
          </>
        ) : (
          <p className={styles.label}>{words.start}</p>
        )}
      </div>
      {runway && <Windows months={runway.months} />}
      <section className={styles.after}>
        <Stack gap={8}>
          <Heading level={2} look="h3">
            {words.afterTitle}
          </Heading>
          <Text measured>{words.after}</Text>
          <Text measured>{words.afterStep}</Text>
        </Stack>
      </section>
      <details>
        <summary className={opener}>{words.method}</summary>
        <Text measured>{words.methodText}</Text>
      </details>
    </div>
  )
}

/** One row of windows for each year. The text above has the same number. */
function Windows({ months }: { months: number }) {
  const years = Math.min(mostYears, Math.floor(months / 12) + 1)
  return (
    <section>
      <Heading level={2} look="h3">
        {words.windows}
      </Heading>
      <Text size="small">{words.paid(months)}</Text>
      <div className={styles.months} aria-hidden="true">
        {Array.from({ length: years }, (_, year) => (
          <div key={year} className={styles.year}>
            <span className={styles.fine}>{words.year(year + 1)}</span>
            {Array.from({ length: 12 }, (__, month) => (
              <span key={month} className={styles.pane} data-lit={year * 12 + month < months || undefined} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
