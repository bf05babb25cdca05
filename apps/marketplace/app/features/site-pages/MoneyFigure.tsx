import { Heading, Stack } from '@pkg/ui'
import { opener } from '~/parts/opener/opener.css'
import { shareWindows } from '~/parts/windows-figure/share-windows'
import { WindowsFigure } from '~/parts/windows-figure/WindowsFigure'
import * as styles from './MoneyFigure.css'
import { sitePageTexts } from './texts'

const words = sitePageTexts.money.figure

const inWords = (count: number) => count.toLocaleString('en-US')

/** How many communities pay us if someone moves in, in 100 windows and as a table. [TRUST-011, LOOK-010] */
export function MoneyFigure({ paying, communities }: { paying: number; communities: number }) {
  const others = communities - paying
  const [lit = 0, dark = 0] = shareWindows([paying, others])
  const rows = [
    { label: words.paying, amount: inWords(paying), windows: lit, look: 'lit' },
    { label: words.others, amount: inWords(others), windows: dark, look: 'dark' },
  ] as const
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} look="h3">
        {words.title(inWords(paying), inWords(communities))}
      </Heading>
      <WindowsFigure rows={rows} label={words.windows(lit, dark)}>
        {words.caption}
      </WindowsFigure>
      <details>
        <summary className={opener}>{words.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.communities}</th>
              <th scope="col">{words.columns.number}</th>
              <th scope="col">{words.columns.windows}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amount, windows }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
                <td>{windows}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  )
}
