import { careLevels } from '@pkg/domain'
import { Button, Select, TextField } from '@pkg/ui'
import { Form, useFetcher } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRestoredFields } from '~/site/frame/use-restored-fields'
import type { Prices } from './load-prices.server'
import { OtherPlaces } from './OtherPlaces'
import { PriceAnswerView } from './PriceAnswerView'
import * as styles from './PriceFinder.css'
import { priceTexts as words } from './texts'

/** The pause in typing before prices are loaded, in milliseconds. */
const pause = 350

interface PriceFinderProps {
  initial: Prices
  /** What is above the question. */
  children: ReactNode
  /** What is below the question, and on a narrow screen below the answer. */
  below?: ReactNode
}

/**
 * The answer of the home page: what a month costs where a person types, for the help that they choose, while they type. Without scripts, its
 * button loads the page with the answer. Its heading is above the question. [FIND-016]
 */
export function PriceFinder({ initial, children, below }: PriceFinderProps) {
  const fetcher = useFetcher<Prices>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const prices = fetcher.data ?? initial
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  const ask = () => {
    if (!form.current) return
    const near = String(new FormData(form.current).get('near') ?? '').trim()
    clearTimeout(timer.current)
    // A few letters could be any place.
    if (/^\d{1,4}$/.test(near) || (near.length > 0 && near.length < 3)) return
    timer.current = setTimeout(() => fetcher.submit(form.current, { method: 'get', action: '/prices' }), pause)
  }
  const choose = (place: string) => {
    const near = form.current?.elements.namedItem('near')
    if (!(near instanceof HTMLInputElement)) return
    near.value = place
    // The link that had the focus goes away.
    answer.current?.focus()
    ask()
  }
  useRestoredFields(form, 'prices')
  // What was entered before the script started, or what was restored.
  const askFirst = useRef(() => {
    const { near, help } = Object.fromEntries(new FormData(form.current ?? undefined))
    if (near !== initial.question.place || help !== initial.question.level) ask()
  })
  useEffect(() => askFirst.current(), [])
  return (
    <div className={styles.finder}>
      <div className={styles.question}>
        {children}
        <Form ref={form} method="get" action="/" className={styles.form} onChange={ask} preventScrollReset>
          <TextField
            label={words.place}
            name="near"
            defaultValue={initial.question.place}
            placeholder={words.placeExample}
            autoComplete="postal-code"
            maxLength={80}
          />
          <Select
            label={words.level}
            name="help"
            placeholder={null}
            defaultValue={initial.question.level}
            options={careLevels.map((level) => ({ value: level, label: words.levels[level] }))}
          />
          <noscript>
            <Button type="submit" variant="primary" width="full">
              {words.submit}
            </Button>
          </noscript>
        </Form>
      </div>
      <PriceAnswerView
        prices={prices}
        isPending={fetcher.state !== 'idle'}
        headingRef={answer}
        others={<OtherPlaces prices={prices} choose={choose} />}
      />
      {below && <div className={styles.below}>{below}</div>}
    </div>
  )
}
