import { Heading, Notice, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { todayTexts } from './texts'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

export interface DayPartProps<T> {
  title: string
  part: Part<T>
  /** The number next to the title. */
  count?: (value: T) => number
  /** Whether it's shown if the number is 0. Otherwise the last line of the page says so. */
  staysEmpty?: boolean
  /** The page that shows everything. */
  all?: ((value: T) => { href: string; label: string } | undefined) | undefined
  children: (value: T) => ReactNode
}

const words = todayTexts

/** A part of a day with its title. One with nothing in it isn't shown. One that couldn't be loaded says so, and the others stay. [DASH-002, ERR-018] */
export function DayPart<T>({ title, part, count, staysEmpty = false, all, children }: DayPartProps<T>) {
  const found = part.isLoaded ? part.value : undefined
  if (found !== undefined && count?.(found) === 0 && !staysEmpty) return null
  const link = part.isLoaded ? all?.(part.value) : undefined
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} look="label">
          {title}
        </Heading>
        {count && found !== undefined && <span className={styles.count}>{count(found)}</span>}
      </div>
      {part.isLoaded ? children(part.value) : <FailedPart />}
      {link && (
        <div>
          <TextLink href={link.href} standalone>
            {link.label}
          </TextLink>
        </div>
      )}
    </section>
  )
}

/** Says that a part couldn't be loaded, and leads back to the page. */
export function FailedPart() {
  return (
    <Notice tone="caution" title={words.failed}>
      {words.failedHelp} <TextLink href="/">{words.retry}</TextLink>
    </Notice>
  )
}
